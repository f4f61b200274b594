// A part of a page that the hall keeps up to date: it tells by a socket what has changed. Where there is none, the page
// asks now and then.

import { $ } from "./hall.js";

const EVERY = 8000;
const SLOWLY = 60000;
const BACK = 30000;

const place = $("[data-kept]");
const { kept, query } = place.dataset;
const later = new Map();
let mark = place.dataset.mark;
let line = null;
let told = false;
let over = false;
let asked = Date.now();

/** Draw a piece anew, unless somebody is just choosing there: then when they are done. */
function put(id, text) {
  const piece = document.getElementById(id);
  if (!piece) return;
  if (piece.contains(document.activeElement)) {
    later.set(id, text);
    return;
  }
  later.delete(id);
  piece.innerHTML = text;
}

function take(news) {
  mark = news.mark;
  over = Boolean(news.over);
  if (news.signs) {
    let signs = $("#kept-signs");
    if (!signs) {
      signs = document.createElement("div");
      signs.id = "kept-signs";
      document.body.prepend(signs);
    }
    signs.innerHTML = news.signs;
  }
  for (const [id, text] of Object.entries(news.parts)) put(id, text);
}

function address(to) {
  return `${kept}/${to}?${new URLSearchParams([...new URLSearchParams(query), ["mark", mark], ["lang", document.documentElement.lang]])}`;
}

async function ask() {
  asked = Date.now();
  try {
    const answer = await fetch(address("parts"));
    if (answer.ok) take(await answer.json());
  } catch {
    // the next time
  }
}

/** While the page is seen. */
function listen() {
  if (line || over || document.hidden) return;
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${address("live")}`);
  line = socket;
  socket.onopen = () => (told = true);
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = () => {
    if (line !== socket) return;
    line = null;
    told = false;
    setTimeout(listen, BACK * (0.5 + Math.random()));
  };
}

/** What only this visitor is shown does not come by the socket. */
function look() {
  if (over || document.hidden) return;
  const wait = !told ? EVERY : "asks" in place.dataset ? SLOWLY : Infinity;
  if (Date.now() - asked >= wait) ask();
}

function seen() {
  if (document.hidden) {
    const socket = line;
    line = null;
    told = false;
    socket?.close();
  } else {
    listen();
    look();
  }
}

place.addEventListener("focusout", () => setTimeout(() => later.forEach((text, id) => put(id, text))));
document.addEventListener("visibilitychange", seen);
addEventListener("pageshow", seen);
setInterval(look, EVERY / 4);
listen();
