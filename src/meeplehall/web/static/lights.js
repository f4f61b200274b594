// Shows on the page what can be chosen: rings, badges of cost, names for screen readers, and a callout at the pointer.

import { $, all } from "./hall.js";
import { marksOf, noteOf, signed, spoken } from "./hints.js";

const SVG = "http://www.w3.org/2000/svg";
const LETTER = 7.6;
const STATES = ["lit", "may", "chosen", "priced"];

function nameOf(element) {
  return (
    element.dataset.name ||
    element.querySelector("title")?.textContent ||
    element.querySelector("[aria-label]")?.getAttribute("aria-label") ||
    element.textContent.trim()
  );
}

function lowest(picks) {
  return picks.reduce((least, pick) => Math.min(least, pick.cost ?? -1), 99);
}

function dim(element) {
  element.classList.remove(...STATES);
  if (element.tagName !== "BUTTON") {
    element.removeAttribute("role");
    element.removeAttribute("tabindex");
    element.removeAttribute("aria-label");
    element.removeAttribute("aria-pressed");
  }
  for (const tag of element.querySelectorAll(":scope > :is(.cost-use, .tag-use, .die-price)")) tag.remove();
}

/** Where badges of a drawn place stand; words may have a place of their own. */
function spotOf(element, wide = false) {
  return ((wide && element.dataset.tag) || (element.dataset.badge ?? "0 10")).split(" ");
}

function badge(element, cost) {
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#cost-${cost}`);
  use.setAttribute("class", "cost-use");
  const [x, y] = spotOf(element);
  use.setAttribute("x", x);
  use.setAttribute("y", y);
  element.append(use);
  element.classList.add("priced");
}

/** A few words on a place: what it brings. Answers where they stand, for the plate below them. */
function tag(element, words) {
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "tag-use");
  const [x, y] = spotOf(element, true);
  group.setAttribute("transform", `translate(${x} ${y})`);
  const text = document.createElementNS(SVG, "text");
  text.textContent = words;
  group.append(text);
  element.append(group);
  return text;
}

/** Plates below the words of all tags. They are measured before any is drawn: a page is laid out anew for a measure that
 * follows a change. */
function underlay(tags) {
  // On a section that is not in sight nothing has a length yet.
  const widths = tags.map((text) => (text.getComputedTextLength() || text.textContent.length * LETTER) + 12);
  tags.forEach((text, n) => {
    const plate = document.createElementNS(SVG, "rect");
    for (const [name, value] of Object.entries({ x: -widths[n] / 2, y: -9, width: widths[n], height: 18, rx: 9 })) {
      plate.setAttribute(name, value);
    }
    text.before(plate);
  });
}

/** The picks that are made of the fewest places: what a place means by itself. */
function simplest(picks) {
  const fewest = Math.min(...picks.map((pick) => pick.places.length));
  return picks.filter((pick) => pick.places.length === fewest);
}

/** What the cheapest way costs, on a die; and what a place brings, where every way brings the same: answers that tag. */
function priceOf(element, picks, started) {
  const cost = lowest(picks);
  if (element instanceof SVGElement) {
    const plain = simplest(picks);
    if (cost > 0 || (started && cost === 0)) badge(element, cost);
    else if (plain[0].tag && plain.every((pick) => pick.tag === plain[0].tag)) return tag(element, plain[0].tag);
    return null;
  }
  const { price } = picks.find((pick) => pick.cost === cost) ?? {};
  if (!started || !price) return null;
  const label = document.createElement("span");
  label.className = cost === 0 ? "die-price free" : "die-price";
  label.append(...signed(price));
  element.append(label);
  return null;
}

/** Draw the state of a choice on all places of the page; null puts everything out. Says `lit` when it is done. */
export function light(chooser) {
  draw(chooser);
  document.dispatchEvent(new Event("lit"));
}

function draw(chooser) {
  const focused = document.activeElement;
  const places = all("[data-at]");
  if (!chooser) {
    places.filter((element) => element.matches(".lit, .may, .chosen")).forEach(dim);
    return;
  }
  const lit = chooser.lit();
  const settled = chooser.settled();
  const started = chooser.chosen.length > 0;
  const tags = [];
  for (const element of places) {
    const place = chooser.place(element.dataset.at);
    dim(element);
    if (element.tagName === "BUTTON") continue;
    const picks = lit.get(place);
    // Of places that mean the same only the one that names them is shown as chosen.
    const isChosen = settled.has(place) && chooser.known.has(place) && element.dataset.at === place;
    if (!picks && !isChosen && (settled.has(place) || !chooser.known.has(place) || chooser.waits(place))) continue;
    const cost = picks ? lowest(picks) : -1;
    if (isChosen) element.classList.add("chosen");
    else if (picks && (started || cost <= 0) && simplest(picks).some((pick) => !pick.warns)) element.classList.add("lit");
    else element.classList.add("may");
    // An echo shows the state of a place that is drawn elsewhere.
    if (element.dataset.echo === undefined) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      if (isChosen) element.setAttribute("aria-pressed", "true");
      const words = picks?.length === 1 ? spoken(picks[0], chooser.decision) : nameOf(element);
      element.setAttribute("aria-label", words);
    }
    const words = picks && element.matches(".priceable") && priceOf(element, picks, started);
    if (words) tags.push(words);
  }
  underlay(tags);
  if (focused?.dataset?.at && !document.contains(focused)) $(`[data-at="${focused.dataset.at}"]`)?.focus();
}

/** What a lit place would do, in words, beside the pointer. */
export function callOut(element, chooser) {
  const box = $("#callout");
  const picks = chooser && element ? (chooser.lit().get(chooser.place(element.dataset.at)) ?? []) : [];
  if (!picks.length || element.tagName === "BUTTON") {
    box.hidden = true;
    return;
  }
  const same = picks.every((pick) => pick.label === picks[0].label);
  const title = document.createElement("b");
  title.textContent = same ? picks[0].label : nameOf(element);
  box.replaceChildren(title);
  if (picks.length === 1) {
    const note = document.createElement("span");
    note.append(noteOf(picks[0], chooser.decision), " ", ...marksOf(picks[0]));
    box.append(note);
  }
  box.hidden = false;
  const rect = element.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.min(Math.max(4, rect.left + rect.width / 2 - width / 2), innerWidth - width - 4);
  const above = rect.top - height - 6;
  box.style.left = `${left}px`;
  box.style.top = `${above > 4 ? above : rect.bottom + 6}px`;
}

const ON_THE_WAY = "[data-at][role=button], #choices button, .ends button:not([disabled])";

/** The next lit place in a direction, for the arrow keys; or the next of others. */
export function neighbour(from, key, among = ON_THE_WAY) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (element) => {
    const rect = element.getBoundingClientRect();
    return [rect.left + rect.width / 2, rect.top + rect.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of all(among)) {
    if (element === from || !element.getClientRects().length) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along > 2 && along + 2.5 * aside < least) {
      least = along + 2.5 * aside;
      best = element;
    }
  }
  return best;
}
