// The lobby stays up to date.

import { $ } from "./hall.js";

const EVERY = 8000;
const lobby = $("#lobby");
let shown = "";

/** Draw what is going on anew if something has changed, unless somebody is just choosing there. */
async function refresh() {
  if (document.hidden) return;
  let answer;
  try {
    answer = await fetch(lobby.dataset.from);
  } catch {
    return;
  }
  if (!answer.ok) return;
  const text = await answer.text();
  if (text === shown || lobby.contains(document.activeElement)) return;
  shown = text;
  lobby.innerHTML = text;
  $("#lobby-count").textContent = $("[data-said]", lobby).dataset.said;
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
addEventListener("pageshow", refresh);
