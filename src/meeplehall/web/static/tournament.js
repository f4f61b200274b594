// A tournament that is open or runs is drawn anew when something has changed, unless somebody is just choosing in it.

import { $ } from "./hall.js";

const EVERY = 5000;
let shown = $("#tournament")?.outerHTML;

async function refresh() {
  const part = $("#tournament");
  if (document.hidden || !part || !("live" in part.dataset)) return;
  let answer;
  try {
    answer = await fetch(location.href);
  } catch {
    return;
  }
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const fresh = page.querySelector("#tournament");
  if (!fresh || fresh.outerHTML === shown || part.contains(document.activeElement)) return;
  shown = fresh.outerHTML;
  const signs = page.querySelector("svg.sprite");
  if (signs) $("svg.sprite").replaceWith(signs);
  part.replaceWith(fresh);
}

setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
