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

// It is somebody's turn, and the table is not open: the letter says which table and which game, nothing more.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
