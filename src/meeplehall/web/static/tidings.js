// What happened while others played: marks on the boards, a list to read, and the same move by move.

import { $, all, openDialog } from "./hall.js";
import { place, travelTo } from "./stage.js";

const STEP = 1300;
const PART = 2600;
const BY = [1, 2, 3, 4, 5, 6].map((seat) => `by-${seat}`);

let steps = [];
let running = 0;

/** The steps since one's own last decision; marks their places until the next. */
export function happened(since) {
  for (const marked of all(".last")) marked.classList.remove("last", ...BY);
  steps = since ?? [];
  for (const [seat, , moves] of steps) for (const [from, to] of moves) [from, to].forEach((at) => mark(at, seat));
  const count = steps.filter(([seat]) => seat >= 0).length;
  for (const badge of all(".since-n")) {
    badge.hidden = !count;
    badge.textContent = count;
  }
}

function mark(at, seat) {
  const element = at && place(at);
  if (!element) return;
  element.classList.remove(...BY);
  element.classList.add("last", `by-${seat + 1}`);
}

/** Lines of the log once more, as far as it goes back. */
function linesOf(numbers) {
  return numbers.map((number) => $(`#log > [data-i="${number}"]`)?.cloneNode(true)).filter(Boolean);
}

/** All of it to read; from there it can be seen on the boards. */
export function tellSince() {
  const lines = steps.flatMap(([, numbers]) => linesOf(numbers));
  $("#since-list").replaceChildren(...lines);
  $("#since-none").hidden = lines.length > 0;
  $("[data-do=show-since]").hidden = !steps.some(([, , moves]) => moves.length);
  openDialog("since");
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
    await new Promise((done) => setTimeout(done, STEP));
    for (const shown of all(".shown")) shown.classList.remove("shown");
    if (run !== running) return;
  }
  box.hidden = true;
}

/** A new part of the game has begun: say so, with what came before it. */
export function newPart(html) {
  const list = document.createElement("ol");
  list.innerHTML = html.join("");
  const heads = [...list.querySelectorAll(".part")];
  if (!heads.length) return;
  const run = ++running;
  const box = $("#told");
  const last = heads.at(-1);
  const lines = [...list.children];
  const before = lines.slice(0, lines.indexOf(last)).filter((line) => !line.querySelector(".die-log")).slice(-4);
  const after = lines.slice(lines.indexOf(last) + 1).filter((line) => line.matches(".quiet"));
  box.replaceChildren(last, ...before, ...after);
  box.hidden = false;
  setTimeout(() => run === running && (box.hidden = true), PART);
}

for (const type of ["pointerdown", "keydown"]) {
  document.addEventListener(type, () => {
    running += 1;
    if ($("#told")) $("#told").hidden = true;
  });
}
