// A new table: every choice is shown at once. The hall draws the form anew, and what has changed is put in its place.

import { $, all } from "./hall.js";

const form = $("#new-table");
let asked = 0;
let wishing = false;

/** Keep what has the focus, and what is open, while parts of the form are exchanged. */
function put(fresh) {
  const focus = document.activeElement;
  const name = focus?.name, value = focus?.value, id = focus?.id;
  for (const part of all("[data-part]", fresh)) {
    const here = $(`[data-part="${part.dataset.part}"]`, form);
    if (!here || here.querySelector(":popover-open") || here.outerHTML === part.outerHTML) continue;
    here.replaceWith(document.adoptNode(part));
  }
  const signs = $("svg.sprite", fresh);
  if (signs) $("svg.sprite").replaceWith(document.adoptNode(signs));
  if (document.activeElement !== document.body) return;
  const alike = name ? all(`[name="${name}"]`, form) : [];
  const same = id ? document.getElementById(id) : alike.find((one) => one.value === value) || alike[0];
  same?.focus();
}

/** Ask for the form as it would be; what a button wishes for is not overtaken by a mere look. */
async function look(wish) {
  if (wish === "show" && wishing) return;
  wishing = wish !== "show";
  const number = ++asked;
  const body = new URLSearchParams(new FormData(form));
  body.set("look", wish);
  let answer;
  try {
    answer = await fetch(form.action, { method: "POST", body });
  } catch {
    return;
  } finally {
    if (number === asked) wishing = false;
  }
  // A later choice makes this answer old.
  if (!answer.ok || number !== asked) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  put(fresh);
}

form.addEventListener("change", () => look("show"));
form.addEventListener("submit", (event) => {
  if (event.submitter?.name !== "look") return;
  event.preventDefault();
  event.submitter.closest("[popover]")?.hidePopover();
  look(event.submitter.value);
});
// A name that is being written belongs to somebody at this screen; a level to a bot.
form.addEventListener("input", (event) => {
  const [what, seat] = (event.target.name || "").split("-");
  const kind = { name: "here", level: "bot" }[what];
  if (kind && event.target.closest("[popover]")) $(`input[name="seat-${seat}"][value="${kind}"]`, form).checked = true;
});
form.addEventListener("toggle", (event) => event.newState === "closed" && look("show"), true);
