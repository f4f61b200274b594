// The home page stays up to date, and remembers the level that Play now seats.

import { $, all } from "./hall.js";

const EVERY = 15000;
const tables = $("#tables");
const title = document.title;
let shown = "";

function tellWaiting(count, words) {
  document.title = count ? `(${count}) ${title}` : title;
  const badge = $("#waiting-count");
  if (!badge) return;
  badge.hidden = !count;
  if (words) badge.textContent = words;
}

/** Draw the tables anew if something has changed, unless somebody is just choosing among them. */
async function refresh() {
  if (document.hidden) return;
  let answer;
  try {
    answer = await fetch("/tables");
  } catch {
    return;
  }
  if (!answer.ok) return;
  const text = await answer.text();
  if (text === shown || tables.contains(document.activeElement)) return;
  shown = text;
  tables.innerHTML = text;
  const now = $("[data-waiting]", tables);
  tellWaiting(Number(now.dataset.waiting), now.dataset.said);
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
addEventListener("pageshow", refresh);

for (const input of all('input[name="level"]')) {
  input.addEventListener("change", () => {
    document.cookie = `level=${input.value}; path=/; max-age=31536000; samesite=lax`;
    for (const words of all(".level-bots")) words.textContent = input.dataset.bots;
    for (const line of all(".level-line")) line.textContent = input.dataset.line;
    const sign = $('[popovertarget="levels"] use');
    sign?.setAttribute("href", `#i-bot-${input.value}`);
  });
}
