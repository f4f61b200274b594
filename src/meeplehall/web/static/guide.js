// The guided first game: a note beside the places it speaks of, and a ring around each of them.

import { $, all } from "./hall.js";
import { showSection } from "./side.js";

const GAP = 12;
const EDGE = 6;
const ALSO = { "do-pass": "#end" };

let given = null;
let first = -2;
let at = 0;
let shown = "";

function elementOf(place) {
  const drawn = all(`[data-at="${CSS.escape(place)}"]:not([data-echo])`);
  return drawn.find((element) => element.getClientRects().length) ?? drawn[0] ?? $(ALSO[place] ?? "#none");
}

function isChosen(element) {
  return element.matches(".chosen, [aria-pressed=true]");
}

function canBeChosen(element) {
  return element.matches(".lit, .may, button:not([disabled])");
}

/** Show the notes of a frame; none hides the guide. */
export function guide(notes) {
  if (!$("#guide")) return;
  given = notes ?? null;
  if (given && given.first !== first) {
    first = given.first ?? -1;
    at = 0;
  }
  draw();
}

function draw() {
  const box = $("#guide");
  const note = given?.notes[at];
  box.hidden = !note;
  for (const ring of all(".guide-ring")) ring.remove();
  if (!note) {
    shown = "";
    return;
  }
  const ends = at === given.notes.length - 1;
  const number = (given.first ?? -1) + at + 1;
  if ($("#guide-text").textContent !== note.text) $("#guide-text").textContent = note.text;
  $("#guide-count").textContent = number ? `${number}/${given.of}` : "";
  $("#guide-next").hidden = ends;
  $("#guide-close").hidden = !ends || note.waits;
  const targets = targetsOf(note);
  const next = targets.find((element) => !isChosen(element)) ?? targets[0];
  // On a narrow screen the section that holds it comes to the front.
  const section = next?.closest("[data-tab]")?.dataset.tab;
  const key = `${note.text}|${targets.indexOf(next)}`;
  if (shown !== key && section && !next.getClientRects().length) showSection(section);
  if (shown !== key) next?.dispatchEvent(new Event("wanted", { bubbles: true }));
  if (shown !== key || next?.closest("#choices")) next?.scrollIntoView({ block: "nearest", inline: "center" });
  shown = key;
  point(targets, next);
}

/** What a note points at now: of what it asks for, only what can be chosen or is. */
function targetsOf(note) {
  const confirm = $("#choices .confirm");
  if (confirm && note.waits) return [confirm];
  const drawn = (note.places ?? []).map(elementOf).filter(Boolean);
  return note.waits ? drawn.filter((element) => isChosen(element) || canBeChosen(element)) : drawn;
}

/** After a scroll or on another section: the same note, where its places are now. */
function again() {
  const note = given?.notes[at];
  if (!note) return;
  const targets = targetsOf(note);
  point(targets, targets.find((element) => !isChosen(element)) ?? targets[0]);
}

function point(drawn, next) {
  for (const ring of all(".guide-ring")) ring.remove();
  const targets = drawn.filter((element) => element.getClientRects().length);
  const rects = targets.map((element) => element.getBoundingClientRect());
  targets.forEach((element, n) => {
    const ring = document.createElement("div");
    ring.className = element === next ? "guide-ring now" : "guide-ring";
    ring.style.left = `${rects[n].left - EDGE}px`;
    ring.style.top = `${rects[n].top - EDGE}px`;
    ring.style.width = `${rects[n].width + 2 * EDGE}px`;
    ring.style.height = `${rects[n].height + 2 * EDGE}px`;
    document.body.append(ring);
  });
  const box = $("#guide");
  const { offsetWidth: width, offsetHeight: height } = box;
  // Never over the decision: a note about something in the bar stands above it.
  const bar = $(".bar").getBoundingClientRect();
  let where = targets.includes(next) ? next.getBoundingClientRect() : null;
  if (next?.closest(".bar")) where = { left: where.left, right: where.right, width: where.width, ...edges(bar) };
  const [left, top] = spot(width, height, where, [...rects, bar]);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

function edges({ top, bottom, height }) {
  return { top, bottom, height };
}

/** Beside the place, where it hides least. */
function spot(width, height, rect, others) {
  const right = innerWidth - width - EDGE;
  const low = innerHeight - height - EDGE;
  const clamp = (x, y) => [Math.max(EDGE, Math.min(x, right)), Math.max(EDGE, Math.min(y, low))];
  if (!rect) return clamp((innerWidth - width) / 2, innerHeight / 4);
  const x = rect.left + rect.width / 2 - width / 2;
  const y = rect.top + rect.height / 2 - height / 2;
  const spots = [
    clamp(rect.right + GAP, y),
    clamp(rect.left - GAP - width, y),
    clamp(x, rect.bottom + GAP),
    clamp(x, rect.top - GAP - height),
  ];
  const hides = ([left, top]) =>
    others.reduce((sum, other) => {
      const wide = Math.min(left + width, other.right + EDGE) - Math.max(left, other.left - EDGE);
      const high = Math.min(top + height, other.bottom + EDGE) - Math.max(top, other.top - EDGE);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  return spots.reduce((best, one) => (hides(one) < hides(best) ? one : best));
}

$("#guide-next")?.addEventListener("click", () => {
  at += 1;
  draw();
});
$("#guide-close")?.addEventListener("click", () => {
  at = given.notes.length;
  draw();
});
if ($("#guide")) {
  addEventListener("resize", again);
  addEventListener("scroll", again, true);
  // A tap on a tab moves what the note points at.
  for (const tab of all("[data-show]")) tab.addEventListener("click", again);
}
