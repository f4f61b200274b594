// Puts new drawings in place of old ones and lets pieces travel from where they were.

import { $, all } from "./hall.js";
import { iconOf } from "./hints.js";
import { moving, stretch } from "./settings.js";

const TRAVEL = 280;
const RISE = 2200;
const HIGH = 30;
const MOST_RISING = 8;
const MOST_ROWS = 4;
const EDGE = 6;
const SIDEWAYS = matchMedia("(max-height: 499px)"); // the decision stands below one's own points there
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Where a place is drawn; if it is drawn twice, where it is seen. */
export function place(name) {
  const drawn = all(`[data-at="${CSS.escape(name)}"]:not([data-echo])`);
  return drawn.find((element) => element.getClientRects().length) ?? drawn[0];
}

/** Where a piece is: its middle; where a box is: its corner, for boxes may grow. */
function spot(element, rect) {
  return element instanceof SVGElement ? [rect.left + rect.width / 2, rect.top + rect.height / 2] : [rect.left, rect.top];
}

/** Let an element come from a rectangle on the screen to where it stands. */
function travel(element, from, delay = 0) {
  const to = element.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const [fx, fy] = spot(element, from);
  const [tx, ty] = spot(element, to);
  if (Math.hypot(fx - tx, fy - ty) < 2) return;
  // In a drawing lengths are in its own units.
  const unit = element instanceof SVGGraphicsElement ? element.parentNode.getScreenCTM().a : 1;
  const size = element instanceof SVGGraphicsElement ? Math.min(2, Math.max(0.4, from.width / to.width)) : 1;
  const region = element.closest(".seat-card, [id^='r-']");
  region?.classList.add("moving");
  element
    .animate(
      [{ transform: `translate(${(fx - tx) / unit}px, ${(fy - ty) / unit}px) scale(${size})` }, { transform: "none" }],
      { duration: TRAVEL * stretch(), delay: delay * stretch(), easing: EASE, fill: "backwards" },
    )
    .finished.catch(() => {})
    .finally(() => region?.classList.remove("moving"));
}

function tumble(regions) {
  for (const [name, html] of Object.entries(regions)) {
    const old = $(`#r-${name} .dice`)?.dataset.roll;
    const fresh = /class="dice" data-roll="([^"]*)"/.exec(html)?.[1];
    if (fresh && old && fresh !== old) return true;
  }
  return false;
}

/** Swap regions; `moves` are pairs of places. Answers whether dice were rolled. */
export function swap(regions, moves = []) {
  const animate = moving();
  const before = new Map();
  if (animate) {
    for (const [from] of moves) if (place(from)) before.set(from, place(from).getBoundingClientRect());
    for (const element of all("[data-flip]")) before.set(element.dataset.at, element.getBoundingClientRect());
  }
  const rolls = tumble(regions);
  for (const [name, html] of Object.entries(regions)) {
    const region = document.getElementById(`r-${name}`);
    if (region) region.innerHTML = html;
  }
  document.dispatchEvent(new Event("drawn"));
  if (!animate) return rolls;
  if (rolls) for (const dice of all(".dice")) dice.classList.add("rolled");
  moves.forEach(([from, to], index) => {
    const target = place(to);
    if (target && before.has(from)) travel(target, before.get(from), index * 120);
  });
  for (const element of all("[data-flip]")) {
    const from = before.get(element.dataset.at);
    if (from) travel(element, from);
  }
  return rolls;
}

/** A piece that is already there comes once more from where it was. */
export function travelTo(from, to) {
  const [origin, target] = [from && place(from), to && place(to)];
  if (origin && target && moving()) travel(target, origin.getBoundingClientRect());
}

/** Where a seat is seen: its card, on a phone how one stands oneself, or the way to the others. */
function whereabouts(seat, viewer) {
  const own = seat === viewer ? "#r-now" : "[data-show=others]";
  return [`[data-at="seat-${seat}"]`, own, "#r-now"].find((selector) => $(selector)?.getClientRects().length);
}

/** Points that somebody has just made rise from their seat, each with what it is for; where nothing may move they stand
 * there for a while. */
export function rise(gains, viewer) {
  for (const [seat, points, why] of gains.slice(-MOST_RISING)) {
    const from = whereabouts(seat, viewer);
    if (!from) continue;
    const before = all(".scored").filter((chip) => chip.dataset.from === from);
    before.slice(0, Math.max(0, before.length + 1 - MOST_ROWS)).forEach((chip) => chip.remove());
    const number = document.createElement("b");
    number.textContent = points > 0 ? `+${points}` : `−${-points}`;
    const chip = document.createElement("div");
    chip.className = `scored seat-${seat + 1}`;
    chip.dataset.from = from;
    chip.setAttribute("aria-hidden", "true"); // the log tells it to those who listen
    chip.append(iconOf(`seat-${seat + 1}`, "mark"), number, why);
    document.body.append(chip);
    putAt(chip, $(from).getBoundingClientRect(), from === "#r-now" && SIDEWAYS.matches);
    if (moving()) ascend(chip, before.length);
    else setTimeout(() => chip.remove(), RISE);
  }
}

/** In the middle of where it comes from, or beside it; below whatever else is being told there, never over the edge of
 * the screen. */
function putAt(chip, from, beside) {
  const { width, height } = chip.getBoundingClientRect();
  const within = (at, size, most) => Math.max(EDGE, Math.min(at, most - size - EDGE));
  const left = within(beside ? from.left - width - 3 * EDGE : from.left + (from.width - width) / 2, width, innerWidth);
  const others = all(".scored, #told:not([hidden])").filter((other) => other !== chip);
  const boxes = others.map((other) => other.getBoundingClientRect()).sort((a, b) => a.top - b.top);
  let top = beside ? from.top : from.top + HIGH;
  for (const box of boxes) {
    const clear = box.right <= left || box.left >= left + width;
    if (!clear && box.bottom > top && box.top < top + height) top = box.bottom + 2;
  }
  chip.style.left = `${left}px`;
  chip.style.top = `${within(top, height, innerHeight)}px`;
}

function ascend(chip, row) {
  const low = { opacity: 0, transform: `translateY(${HIGH / 2}px)` };
  const there = { opacity: 1, transform: "none" };
  chip
    .animate([low, { ...there, offset: 0.12 }, { ...there, offset: 0.75 }, { opacity: 0, transform: `translateY(-${HIGH}px)` }], {
      duration: RISE * stretch(),
      delay: row * 160 * stretch(),
      easing: EASE,
      fill: "both",
    })
    .finished.catch(() => {})
    .finally(() => chip.remove());
}
