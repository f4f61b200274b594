// Reading: whatever is pointed at, in focus or held is explained; nothing is chosen by it.
// At a desk the words stand at the foot of the open drawer, elsewhere on a card beside the thing, on touch on a sheet.

import { $, all, carried, openDialog } from "./hall.js";

export const READABLE = "[data-hint], [data-say]";

const SVG = "http://www.w3.org/2000/svg";
const PAUSE = 60;
const HOLD = 450;
const SLOP = 10;
const MOST_ROWS = 4;
const PICTURE = 170;
const ROOMY = 300;

const hints = carried("hints") ?? {};
const words = carried("words") ?? {};
const box = $("#hint");
const drawer = box?.parentElement;

// What can be chosen now, and how to choose it; a page without decisions has none.
let chances = () => null;
let choose = () => false;

let timer = 0;
let shown = null;
let pinned = false;

/** `now` gives the choice in progress or null, `take` chooses an element of the page. */
export function readable(now, take) {
  chances = now;
  choose = take;
}

function make(tag, cls, ...content) {
  const element = document.createElement(tag);
  if (cls) element.className = cls;
  element.append(...content);
  return element;
}

export function capital(text) {
  return text ? text[0].toUpperCase() + text.slice(1) : "";
}

/** The browser would show a title of its own beside ours. */
function nameOf(element) {
  const title = element.querySelector(":scope > title");
  if (title) {
    element.dataset.name = title.textContent;
    title.remove();
  }
  return element.dataset.name ?? "";
}

/** The same piece once more, without what shows its state. */
function pictureOf(element) {
  const rect = element.getBoundingClientRect();
  if (!rect.width || Math.max(rect.width, rect.height) > PICTURE) return null;
  let copy;
  if (element instanceof SVGGraphicsElement && element.tagName !== "svg") {
    const { x, y, width, height } = element.getBBox();
    copy = document.createElementNS(SVG, "svg");
    copy.setAttribute("viewBox", `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
    const piece = element.cloneNode(true);
    piece.style.transform = "none"; // its box knows nothing of how it lies on the board
    copy.append(piece);
  } else {
    const drawn = element.matches("svg") ? element : element.querySelector("svg");
    if (!drawn) return null;
    copy = drawn.cloneNode(true);
  }
  for (const part of [copy, ...all("*", copy)]) {
    for (const name of ["data-at", "data-hint", "data-say", "tabindex", "role", "id"]) part.removeAttribute(name);
    part.classList.remove("lit", "may", "chosen", "last", "priced");
  }
  for (const part of all(".cost-use, .halo, .ring, .tag-use, .last-by, .last-ring", copy)) part.remove();
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("class", "hint-picture");
  return copy;
}

export function iconOf(name, cls = "icon") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", cls);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** Words with signs in them: `−2 {worker}`. */
export function signed(text) {
  return text.split(/[{}]/).map((part, n) => (n % 2 ? iconOf(part) : part.trim())).filter((part) => part !== "");
}

/** What belongs to a pick besides its label: under which heading it stands, and its small print. */
export function noteOf(pick, decision) {
  return [decision.groups?.[pick.group]?.toLowerCase(), pick.note].filter(Boolean).join(", ");
}

/** All of it, for those who listen. */
export function spoken(pick, decision) {
  const marks = [pick.price?.replace(/[{}]/g, ""), pick.tag, pick.gain];
  return [pick.label, noteOf(pick, decision), ...marks].filter(Boolean).join(", ");
}

function mark(cls, text) {
  return make("span", `price ${cls}`.trim(), ...signed(text));
}

/** Price and gain of a pick, as they stand on its button. */
export function marksOf(pick) {
  const found = [];
  if (pick.price) found.push(mark(pick.cost === 0 ? "free" : pick.price.includes("−") ? "" : "gain", pick.price));
  for (const text of [pick.tag, pick.gain]) if (text) found.push(mark("gain", text));
  return found;
}

/** What choosing it would do now: one line for each way, the first few of them. */
function waysOf(element) {
  const chooser = chances();
  const picks = chooser && element.dataset.at ? (chooser.lit().get(chooser.place(element.dataset.at)) ?? []) : [];
  if (!picks.length) return null;
  const list = make("ul", "hint-now");
  for (const pick of picks.slice(0, MOST_ROWS)) {
    const text = make("span", "", capital(pick.label));
    const note = noteOf(pick, chooser.decision);
    if (note) text.append(make("small", "", note));
    list.append(make("li", "", text, make("span", "prices", ...marksOf(pick))));
  }
  if (picks.length > MOST_ROWS) {
    list.append(make("li", "quiet", `${words["more-ways"] ?? "+"} ${picks.length - MOST_ROWS}`));
  }
  return list;
}

function whyNot(element) {
  const chooser = chances();
  const reason = chooser && chooser.decision.why?.[chooser.place(element.dataset.at ?? "")];
  return reason ? make("p", "hint-not", reason) : null;
}

/** Title, text, numbers of this position, what it would do, why it cannot be chosen, and the rule. */
function explain(element, closes) {
  const [title, text, rule] = hints[element.dataset.hint] ?? ["", "", ""];
  const name = nameOf(element);
  const head = make("div", "hint-top");
  const picture = pictureOf(element);
  if (picture) head.append(picture);
  head.append(make("b", "", capital(title || name)));
  if (title && name && name.toLowerCase() !== title.toLowerCase()) head.append(make("p", "quiet", capital(name)));
  const parts = [head];
  if (text) parts.push(make("p", "", text));
  if (element.dataset.say) parts.push(make("p", "hint-say", capital(element.dataset.say)));
  const ways = waysOf(element);
  if (ways) parts.push(ways);
  else if (whyNot(element)) parts.push(whyNot(element));
  if (rule) {
    const link = make("a", "", `${words["rule-link"] ?? ""} ${rule}`.trim());
    link.href = `/rules/${$(".where").dataset.game}#${rule}`;
    link.target = "_blank";
    parts.push(make("p", "hint-rule", link, ...(closes ? [closes] : [])));
  }
  return parts;
}

function known(element) {
  return element && (hints[element.dataset.hint] || element.dataset.say || nameOf(element)) ? element : null;
}

/** Whether its words stand in the drawer, where that has room for them; if not, beside it. */
export function inDrawer(element) {
  return !element.closest("dialog") && drawer.clientHeight >= ROOMY && drawer.querySelector(".drawer-body:not([hidden])")?.getClientRects().length > 0;
}

/** Explain this, or nothing any more. */
export function hint(element, pin = false) {
  clearTimeout(timer);
  if (!box || (pinned && !pin)) return;
  const about = known(element);
  if (!about) {
    if (pin) unpin();
    timer = setTimeout(hide, PAUSE);
    return;
  }
  if (about === shown && !pin) return;
  if (pin) show(about, true);
  else timer = setTimeout(() => document.contains(about) && show(about, false), PAUSE);
}

function show(element, pin) {
  const floats = !inDrawer(element);
  shown = element;
  pinned = pin && floats;
  box.className = floats ? `hint float${pinned ? " pinned" : ""}` : "hint";
  (element.closest("dialog") ?? (floats ? $("#main") : drawer)).append(box);
  box.replaceChildren(...explain(element));
  box.hidden = false;
  if (floats) beside(element.getBoundingClientRect());
}

function hide() {
  if (pinned || !box) return;
  shown = null;
  box.hidden = true;
}

function unpin() {
  pinned = false;
  hide();
}

/** Where the bar at the foot of the page begins, for what does not lie in it itself: what is asked stays in sight. */
function footAt(rect) {
  const bar = $(".bar")?.getBoundingClientRect();
  return bar && bar.top > innerHeight / 2 && rect.bottom <= bar.top + 1 ? bar.top : innerHeight;
}

/** Next to the thing and never over it: right, left, below or above, wherever there is room. */
function beside(rect) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const gap = 10;
  const low = Math.max(6, footAt(rect) - height - 6);
  const right = Math.max(6, innerWidth - width - 6);
  const y = Math.min(Math.max(6, rect.top + rect.height / 2 - height / 2), low);
  const x = Math.min(Math.max(6, rect.left + rect.width / 2 - width / 2), right);
  const spots = [
    [rect.right + gap, y],
    [rect.left - gap - width, y],
    [x, rect.bottom + gap],
    [x, rect.top - gap - height],
  ];
  const fits = ([left, top]) => left >= 6 && top >= 6 && left <= right && top <= low;
  const [left, top] = spots.find(fits) ?? [rect.left > innerWidth / 2 ? 6 : right, y];
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** On touch: the same words as a sheet, with the button that chooses. */
function openSheet(element) {
  const about = known(element);
  if (!about || !$("#d-read")) return;
  const body = $("#read-body");
  body.replaceChildren(...explain(about));
  const chooser = chances();
  const picks = chooser && about.dataset.at ? (chooser.lit().get(chooser.place(about.dataset.at)) ?? []) : [];
  const acts = $("#read-acts");
  acts.querySelector(".choose")?.remove();
  if (picks.length) {
    const sole = picks.length === 1 ? picks[0] : null;
    const button = make("button", "btn btn-main choose", sole ? capital(sole.label) : words["choose-this"]);
    button.type = "button";
    if (sole) button.append(...marksOf(sole));
    button.addEventListener("click", () => {
      $("#d-read").close();
      choose(about);
    });
    acts.prepend(button);
  }
  openDialog("read");
}

// Pointing and focus

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "touch" && !event.target.closest?.("#hint")) hint(event.target.closest?.(READABLE));
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.(":focus-visible")) hint(event.target.closest(READABLE));
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") unpin();
});

// Holding

let held = 0;
let from = null;
let swallow = false;

document.addEventListener("pointerdown", (event) => {
  swallow = false;
  if (pinned && !event.target.closest("#hint")) unpin();
  clearTimeout(held);
  const element = event.target.closest(READABLE);
  if (event.pointerType !== "touch" || !element) return;
  from = [event.clientX, event.clientY];
  held = setTimeout(() => {
    swallow = true;
    openSheet(element);
  }, HOLD);
});
document.addEventListener("pointermove", (event) => {
  if (from && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLOP) clearTimeout(held);
});
for (const type of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(type, () => clearTimeout(held), true);
}
// The finger goes up where the sheet is now: that is neither a choice nor a press beside the sheet.
document.addEventListener(
  "click",
  (event) => {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener("contextmenu", (event) => {
  if (event.pointerType === "touch" && event.target.closest?.(READABLE)) event.preventDefault();
});

/** A press on something that cannot be chosen. */
export function read(event) {
  const element = event.target.closest(READABLE);
  if (!element) return;
  if (event.pointerType === "touch") openSheet(element);
  else hint(element, true);
}
