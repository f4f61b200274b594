// What happened while others played: marks on the boards, a card to read, and the same move by move.

import { $, all, openDialog } from "./hall.js";
import { moving, stretch } from "./settings.js";
import { place, travelTo } from "./stage.js";

const SVG = "http://www.w3.org/2000/svg";
const STEP = 1300;
const SLIDE = 1500;
const PART = 2600;
const MOST_LINES = 4;
const SHAPE = 15;
const ROOM = { folded: 150, open: 420 };
const BY = [1, 2, 3, 4, 5, 6].map((seat) => `by-${seat}`);

let steps = [];
let running = 0;

/** The steps since one's own last decision; marks their places until the next. */
export function happened(since) {
  steps = since ?? [];
  markAll();
  const count = countOthers();
  for (const badge of all(".since-n")) {
    badge.hidden = !count;
    badge.textContent = count;
  }
  drawCard();
}

function countOthers() {
  return steps.filter(([seat]) => seat >= 0).length;
}

/** The summary at the head of the log, where the log has room for it; folded it stays folded. */
function drawCard() {
  const card = $("#since-card");
  if (!card) return;
  const room = card.parentElement.clientHeight || innerHeight / 2; // a log that is not in sight has room once it is
  card.hidden = !countOthers() || room < ROOM.folded;
  if (card.hidden) return;
  $("#since-lines").replaceChildren(...allLines());
  card.open = localStorage.getItem("since") !== "folded" && room >= ROOM.open;
}

$("#since-card > summary")?.addEventListener("click", () => {
  localStorage.setItem("since", $("#since-card").open ? "folded" : "open");
});

if ($("#since-card")) new ResizeObserver(drawCard).observe($("#since-card").parentElement);

function markAll() {
  for (const marked of all(".last")) marked.classList.remove("last", ...BY);
  for (const drawn of all(".last-by, .last-ring")) drawn.remove();
  const marked = new Map();
  for (const [seat, , moves] of steps) {
    if (seat < 0) continue;
    for (const at of moves.flat()) {
      const element = at && place(at);
      if (element) marked.set(element, seat);
    }
  }
  for (const [element, seat] of marked) element.classList.add("last", `by-${seat + 1}`);
  // All are measured before anything is drawn: a page is laid out anew for a measure that follows a change.
  const measured = [...marked].filter(([element]) => isDrawn(element)).map(([element, seat]) => [element, seat, boxOf(element)]);
  for (const [element, seat, box] of measured) if (box.width) outline(element, seat, box);
}

function isDrawn(element) {
  return element instanceof SVGGraphicsElement && element.tagName !== "svg";
}

function boxOf(element) {
  const { x, y, width, height } = element.getBBox();
  return { x, y, width, height, size: SHAPE / (element.getScreenCTM()?.a || 1) };
}

/** A dashed ring and the shape of whoever moved there; solid rings are for what may be chosen. */
function outline(element, seat, { x, y, width, height, size }) {
  if (!element.querySelector(":scope > .ring")) {
    element.append(drawn("rect", { class: "last-ring", x, y, width, height, rx: 6 }));
  }
  const corner = { x: x + width - size * 0.75, y: y - size * 0.25, width: size, height: size };
  element.append(drawn("use", { class: "last-by", href: `#i-seat-${seat + 1}`, ...corner }));
}

function drawn(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Lines of the log once more, as far as it goes back. */
function linesOf(numbers) {
  return numbers.map((number) => $(`#log > [data-i="${number}"]`)?.cloneNode(true)).filter(Boolean);
}

/** What is told of all steps; a heading under which nothing stands yet is left out. */
function allLines() {
  const lines = steps.flatMap(([, numbers]) => linesOf(numbers));
  while (lines.at(-1)?.matches(".log-h")) lines.pop();
  return lines;
}

/** All of it to read; from there it can be seen on the boards. */
export function tellSince() {
  const lines = allLines();
  $("#since-list").replaceChildren(...lines);
  $("#since-none").hidden = lines.length > 0;
  $("#d-since [data-do=show-since]").hidden = !steps.some(([, , moves]) => moves.length);
  openDialog("since");
}

function rest(time) {
  return new Promise((done) => setTimeout(done, time * stretch()));
}

/** One move after the other, each with its words; a press or a key ends it. */
export async function showSince() {
  $("#d-since").close();
  const run = ++running;
  const box = $("#told");
  for (const [, numbers, moves] of steps) {
    box.replaceChildren(...linesOf(numbers));
    box.hidden = !numbers.length;
    for (const [from, to] of moves) travelTo(from, to);
    for (const [, to] of moves) place(to)?.classList.add("shown");
    await rest(STEP);
    for (const shown of all(".shown")) shown.classList.remove("shown");
    if (run !== running) return;
  }
  box.hidden = true;
}

/** A new part of the game has begun: what ended the old one, then the new one; where nothing may move, one above the other. */
export async function newPart(html) {
  const list = document.createElement("ol");
  list.innerHTML = html.join("");
  const last = [...list.querySelectorAll(".part")].at(-1);
  if (!last) return;
  const lines = [...list.children];
  const told = (some) => some.filter((line) => !line.querySelector(".die-log")).slice(-MOST_LINES);
  const before = told(lines.slice(0, lines.indexOf(last)));
  const after = told(lines.slice(lines.indexOf(last) + 1).filter((line) => line.matches(".quiet")));
  const slides = moving() && before.length ? [before, [last, ...after]] : [[...before, last, ...after]];
  const run = ++running;
  const box = $("#told");
  for (const slide of slides) {
    box.replaceChildren(...slide);
    box.hidden = false;
    await rest(slides.length > 1 ? SLIDE : PART);
    if (run !== running) return;
  }
  box.hidden = true;
}

for (const type of ["pointerdown", "keydown"]) {
  document.addEventListener(type, () => {
    running += 1;
    if ($("#told")) $("#told").hidden = true;
  });
}
// What lay on a hidden section could not be measured before, and what is lifted is larger now.
document.addEventListener("lifted", () => requestAnimationFrame(markAll));
addEventListener("resize", () => requestAnimationFrame(markAll));
document.addEventListener("click", (event) => event.target.closest?.("[data-show]") && requestAnimationFrame(markAll));
