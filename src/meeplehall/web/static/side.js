// The drawer and the tabs: log, chat, hints, sections of a narrow screen.

import { $, all, carried } from "./hall.js";

const hints = carried("hints") ?? {};

/** Replace the lines of a list from a number on. */
export function setLines(list, [first, html]) {
  if (!list) return;
  const stuck = list.parentElement.scrollTop + list.parentElement.clientHeight > list.parentElement.scrollHeight - 40;
  for (const line of [...list.children]) if (Number(line.dataset.i) >= first) line.remove();
  list.insertAdjacentHTML("beforeend", html.join(""));
  while (list.children.length > 400) list.firstElementChild.remove();
  if (stuck) toEnd(list);
}

export function toEnd(list) {
  if (list) list.parentElement.scrollTop = list.parentElement.scrollHeight;
}

const DWELL = 700;
const LINGER = 300;
const drawer = $("#hint")?.parentElement;
let timer = 0;
let moved = true;

// Who has just chosen something wants to see the table: no hint until the pointer goes on.
document.addEventListener("pointerdown", (event) => {
  if (event.target.closest("#hint")) return;
  moved = false;
  clearTimeout(timer);
  if ($("#hint.float")) $("#hint").hidden = true;
});
document.addEventListener("pointermove", (event) => {
  if (event.movementX || event.movementY) moved = true;
});

/** What somebody points at: in the drawer; where that is folded away, over the table, after a moment or at a tap. */
export function hint(element, ruleWord, patient = false) {
  const box = $("#hint");
  if (!box) return;
  const about = hints[element?.dataset.hint];
  const floats = !drawer.querySelector(".drawer-body:not([hidden])")?.getClientRects().length;
  clearTimeout(timer);
  box.classList.toggle("float", floats);
  (floats ? $("#main") : drawer).append(box);
  if (!about) {
    if (floats) timer = setTimeout(() => (box.hidden = true), LINGER);
    return;
  }
  const title = floats ? element.querySelector(":scope > title") : null;
  if (title) {
    element.dataset.name = title.textContent; // the browser would show it too
    title.remove();
  }
  if (floats && patient && !moved) return;
  if (!floats || !patient) return tell(box, element, about, ruleWord, floats);
  box.hidden = true;
  const pause = element.matches(".lit, .may") ? 2 * DWELL : DWELL;
  timer = setTimeout(() => document.contains(element) && tell(box, element, about, ruleWord, floats), pause);
}

function tell(box, element, [title, text, rule], ruleWord, floats) {
  const heading = document.createElement("b");
  heading.textContent = title[0].toUpperCase() + title.slice(1);
  const words = document.createElement("p");
  words.className = "small";
  words.textContent = `${text} `;
  const link = document.createElement("a");
  link.href = `/rules/${$(".where").dataset.game}#${rule}`;
  link.target = "_blank";
  link.textContent = `${ruleWord ?? ""} ${rule}`.trim();
  words.append(link);
  box.replaceChildren(heading, words);
  if (floats && element.dataset.name) {
    const name = document.createElement("p");
    name.textContent = element.dataset.name;
    heading.after(name);
  }
  box.hidden = false;
  if (floats) beside(box, element);
}

function beside(box, element) {
  const rect = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.min(Math.max(6, rect.left + rect.width / 2 - width / 2), innerWidth - width - 6);
  const below = rect.bottom + 8;
  box.style.left = `${left}px`;
  box.style.top = `${below + height < innerHeight - 6 ? below : Math.max(6, rect.top - height - 44)}px`;
}

$("#hint")?.addEventListener("pointerenter", () => clearTimeout(timer));
$("#hint")?.addEventListener("pointerleave", () => hint(null));

/** A folded drawer opens by its tabs, and closes by the same tab or by a click elsewhere. */
function unfold(tab) {
  const open = document.body.classList.contains("side-open");
  document.body.classList.toggle("side-open", !open || tab.getAttribute("aria-selected") === "false");
}

document.addEventListener("click", (event) => {
  if (!event.target.closest(".drawer, dialog")) document.body.classList.remove("side-open");
});

function showPanel(tab) {
  for (const other of all("[role=tab]")) {
    const on = other === tab;
    other.setAttribute("aria-selected", on);
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !on;
  }
  tab.querySelector(".dot")?.setAttribute("hidden", "");
  toEnd($("#log"));
  toEnd($("#chat"));
}

for (const tab of all("[role=tab]")) {
  tab.addEventListener("click", () => {
    unfold(tab);
    showPanel(tab);
  });
  tab.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const tabs = all("[role=tab]");
    const next = tabs[(tabs.indexOf(tab) + 1) % tabs.length];
    showPanel(next);
    next.focus();
    event.stopPropagation();
  });
}

/** A section of a narrow screen. */
export function showSection(name) {
  document.body.dataset.section = name;
  for (const tab of all("[data-show]")) tab.setAttribute("aria-pressed", tab.dataset.show === name);
  if (name === "log") toEnd($("#log"));
}

for (const tab of all("[data-show]")) tab.addEventListener("click", () => showSection(tab.dataset.show));

/** Mark the tabs and the signposts whose sections hold something to choose. */
export function markTabs() {
  const what = $(".desk .lit") ? ".lit" : ".may";
  for (const sign of all("[data-show], [data-leads]")) {
    const dot = sign.querySelector(".dot");
    if (dot) dot.hidden = !$(`${sign.dataset.leads ?? `[data-tab="${sign.dataset.show}"]`} ${what}`);
  }
}

export function chatNews() {
  const tab = $("#tab-chat");
  if (tab?.getAttribute("aria-selected") === "false") tab.querySelector(".dot").hidden = false;
}

// Who reads the end of the log goes on reading the end when its room changes.
const panel = $("#log")?.parentElement;
if (panel) {
  let atEnd = true;
  panel.addEventListener("scroll", () => (atEnd = panel.scrollTop + panel.clientHeight > panel.scrollHeight - 40));
  new ResizeObserver(() => atEnd && toEnd($("#log"))).observe(panel);
}

showSection(document.body.dataset.section ?? "mine");
toEnd($("#log"));
