// The drawer and the tabs: log, chat, sections of a phone.

import { $, all } from "./hall.js";

const NEAR = 40;

const scrolled = new Map();
const readingAbove = new WeakSet();
let unread = 0;

/** Replace the lines of a list from a number on. */
export function setLines(list, [first, html]) {
  if (!list) return;
  for (const line of [...list.children]) if (Number(line.dataset.i) >= first) line.remove();
  list.insertAdjacentHTML("beforeend", html.join(""));
  while (list.children.length > 400) list.firstElementChild.remove();
  if (!readingAbove.has(list.parentElement)) toEnd(list);
}

export function toEnd(list) {
  if (list) list.parentElement.scrollTop = list.parentElement.scrollHeight;
}

/** A folded drawer opens by its tabs, and closes by the same tab, its cross, or a click elsewhere. */
function unfold(tab) {
  const open = document.body.classList.contains("side-open");
  document.body.classList.toggle("side-open", !open || tab.getAttribute("aria-selected") === "false");
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-shut]") || !event.target.closest(".drawer, dialog, #hint")) {
    document.body.classList.remove("side-open");
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.body.classList.remove("side-open");
});

function showPanel(tab) {
  for (const other of all("[role=tab]")) {
    const on = other === tab;
    other.setAttribute("aria-selected", on);
    other.tabIndex = on ? 0 : -1;
    document.getElementById(other.getAttribute("aria-controls")).hidden = !on;
  }
  toEnd($("#log"));
  toEnd($("#chat"));
}

for (const tab of all("[role=tab]")) {
  tab.addEventListener("click", () => {
    unfold(tab);
    showPanel(tab);
    countUnread();
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

/** Whether the sections stand under tabs: on phones. */
function inSections() {
  return $(".phone-tabs")?.getClientRects().length > 0;
}

/** A section of a phone, scrolled to where it was left. */
export function showSection(name) {
  const desk = $("#main");
  scrolled.set(document.body.dataset.section, desk.scrollTop);
  document.body.dataset.section = name;
  for (const tab of all("[data-show]")) tab.setAttribute("aria-pressed", tab.dataset.show === name);
  const panel = $(`#tab-${name}`);
  if (panel) showPanel(panel);
  desk.scrollTop = panel ? 0 : (scrolled.get(name) ?? 0);
  countUnread();
}

for (const tab of all("[data-show]")) tab.addEventListener("click", () => showSection(tab.dataset.show));

// An echo is drawn for the eye: the place that it repeats is what can be chosen.
const LIT = ".lit:not([data-echo])";
const MAY = ".may:not([data-echo])";

/** Mark the tabs and the signposts whose sections hold something to choose. */
export function markTabs() {
  const what = $(`.desk ${LIT}`) ? LIT : MAY;
  for (const sign of all("[data-show], [data-leads]")) {
    const dot = sign.querySelector(".dot");
    if (dot) dot.hidden = !$(`${sign.dataset.leads ?? `[data-tab="${sign.dataset.show}"]`} ${what}`);
  }
}

/**
 * Where all that is lit lies on another tab, that one comes to the front. After an own choice that goes by what belongs
 * to it; otherwise everything that may be chosen counts, and who reads log or chat goes on reading.
 */
export function goToLit(own) {
  if (!inSections()) return;
  const here = document.body.dataset.section;
  if (!own && (here === "log" || here === "chat")) return;
  const sections = (state) => [...new Set(all(`.desk [data-tab] ${state}`).map((at) => at.closest("[data-tab]").dataset.tab))];
  const lit = sections(LIT);
  const found = lit.length ? lit : sections(MAY);
  const stay = own ? found : sections(`:is(${LIT}, ${MAY})`);
  if (found.length && !stay.includes(here)) showSection(found[0]);
}

function chatIsRead() {
  const panel = $("#p-chat");
  return panel !== null && !panel.hidden && panel.getClientRects().length > 0;
}

function countUnread() {
  if (chatIsRead()) unread = 0;
  for (const badge of all(".unread:not(.since-n)")) {
    badge.hidden = unread === 0;
    badge.textContent = unread > 99 ? "99+" : unread;
    badge.title = badge.dataset.words;
  }
}

/** So many messages have come. */
export function chatNews(messages) {
  unread += messages;
  countUnread();
}

/** Who has scrolled up goes on reading there; everybody else sees the end, however the room for it changes. */
function followEnd(list) {
  const box = list.parentElement;
  let last = box.scrollTop;
  box.addEventListener("scroll", () => {
    if (box.scrollTop + box.clientHeight > box.scrollHeight - NEAR) readingAbove.delete(box);
    else if (box.scrollTop < last) readingAbove.add(box);
    last = box.scrollTop;
  });
  new ResizeObserver(() => readingAbove.has(box) || toEnd(list)).observe(box);
}

for (const list of all("#log, #chat")) followEnd(list);

document.body.dataset.section ??= "mine";
for (const tab of all("[data-show]")) tab.setAttribute("aria-pressed", tab.dataset.show === document.body.dataset.section);
toEnd($("#log"));
