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

/** What somebody points at. */
export function hint(element, ruleWord) {
  const about = hints[element?.dataset.hint];
  const box = $("#hint");
  if (!about || !box) return;
  const [title, text, rule] = about;
  const heading = document.createElement("b");
  heading.textContent = title[0].toUpperCase() + title.slice(1);
  const words = document.createElement("p");
  words.className = "small";
  words.textContent = `${text} `;
  const link = document.createElement("a");
  link.href = `/rules/${document.body.classList.item(document.body.classList.length - 1)}#${rule}`;
  link.target = "_blank";
  link.textContent = `${ruleWord ?? ""} ${rule}`.trim();
  words.append(link);
  box.replaceChildren(heading, words);
  box.hidden = false;
}

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
  tab.addEventListener("click", () => showPanel(tab));
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

/** Mark the tabs whose sections hold something to choose. */
export function markTabs(selector) {
  for (const tab of all("[data-show]")) {
    const dot = tab.querySelector(".dot");
    if (dot) dot.hidden = !$(`[data-tab="${tab.dataset.show}"] :is(${selector})`);
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
