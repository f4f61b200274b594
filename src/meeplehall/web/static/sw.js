// Kept by the browser for the time without a connection: one page that says so, and what it looks like. Nothing of
// anybody's tables is ever kept. The hall writes the first two lines anew whenever the files change.

const NAME = "";
const KEPT = [];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const page = event.request.mode === "navigate" && event.request.method === "GET";
  const path = new URL(event.request.url).pathname;
  if (!page && !KEPT.includes(path)) return;
  event.respondWith(fetch(event.request).catch(() => caches.match(page ? "/offline" : path)));
});
