// Being told of turns while no table is open: this browser asks its maker's service for an address, and the hall keeps it.

import { $, toast } from "./hall.js";

const box = $("#push");
const button = $("button", box);

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function send(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error((await answer.json()).error);
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(box.dataset.refused);
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(box.dataset.key) });
  const { endpoint, keys } = found.toJSON();
  await send("/you/push", { endpoint, key: keys.p256dh, auth: keys.auth });
}

if (window.isSecureContext && "PushManager" in window) {
  button.hidden = false;
  button.addEventListener("click", () =>
    subscribe()
      .then(() => location.reload())
      .catch((error) => toast(error.message || box.dataset.refused, "bad")),
  );
} else $(".push-without", box).hidden = false;
