// The guided games: a note beside the places it speaks of, never over them, and a ring around each of them.

import { $, all } from "./hall.js";
import { showSection } from "./side.js";

const EDGE = 6;
const STEP = 16;
const ALSO = { "do-pass": "#end" };
const LEFT = `left-guide:${location.pathname}`;

let given = null;
let first = -2;
// Which of the notes is shown; below 0 one that was read before.
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
  given = notes && !sessionStorage.getItem(LEFT) ? notes : null;
  if (given && given.first !== first) {
    first = given.first ?? -1;
    at = 0;
  }
  draw();
}

function noteNow() {
  if (!given) return null;
  const before = given.before ?? [];
  return at < 0 ? { text: before[before.length + at] } : given.notes[at];
}

function draw() {
  const box = $("#guide");
  const note = noteNow();
  box.hidden = !note;
  for (const ring of all(".guide-ring")) ring.remove();
  if (!note) {
    shown = "";
    return;
  }
  const ends = at === given.notes.length - 1;
  const number = (given.first ?? -1) + at + 1;
  const over = ends && number === given.of;
  if ($("#guide-text").textContent !== note.text) $("#guide-text").textContent = note.text;
  $("#guide-count").textContent = number ? `${number}/${given.of}` : "";
  $("#guide-next").hidden = ends;
  $("#guide-back").hidden = number <= 1;
  $("#guide-close").hidden = !ends || note.waits;
  $("#guide-leave").hidden = over || !number;
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
  const note = noteNow();
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
  const beside = targets.includes(next) ? next.getBoundingClientRect() : null;
  const [left, top] = spot(box.offsetWidth, box.offsetHeight, beside, [...rects, $(".bar").getBoundingClientRect()]);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Where the note hides nothing it speaks of, nor the decision; as near to the place as that allows. */
function spot(width, height, rect, others) {
  const right = Math.max(EDGE, innerWidth - width - EDGE);
  const low = Math.max(EDGE, innerHeight - height - EDGE);
  const x = rect ? rect.left + rect.width / 2 : innerWidth / 2;
  const y = rect ? rect.top + rect.height / 2 : innerHeight / 3;
  let best = [EDGE, EDGE];
  let least = Infinity;
  for (let left = EDGE; left <= right; left = Math.min(left + STEP, right) + (left === right)) {
    for (let top = EDGE; top <= low; top = Math.min(top + STEP, low) + (top === low)) {
      let hidden = 0;
      for (const other of others) {
        const wide = Math.min(left + width, other.right + 2 * EDGE) - Math.max(left, other.left - 2 * EDGE);
        const high = Math.min(top + height, other.bottom + 2 * EDGE) - Math.max(top, other.top - 2 * EDGE);
        hidden += Math.max(0, wide) * Math.max(0, high);
      }
      const away = Math.hypot(left + width / 2 - x, top + height / 2 - y);
      if (hidden * 1000 + away < least) {
        least = hidden * 1000 + away;
        best = [left, top];
      }
    }
  }
  return best;
}

function go(steps) {
  at += steps;
  draw();
}

$("#guide-next")?.addEventListener("click", () => go(1));
$("#guide-back")?.addEventListener("click", () => go(-1));
$("#guide-close")?.addEventListener("click", () => go(given.notes.length - at));
$("#guide-leave")?.addEventListener("click", () => {
  sessionStorage.setItem(LEFT, "yes");
  guide(null);
});
if ($("#guide")) {
  addEventListener("resize", again);
  addEventListener("scroll", again, true);
  // A tap on a tab moves what the note points at.
  for (const tab of all("[data-show]")) tab.addEventListener("click", again);
}
