// Shows on the page what can be chosen: rings, badges of cost, names for screen readers, and a callout at the pointer.

import { $, all } from "./hall.js";

const SVG = "http://www.w3.org/2000/svg";
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
  element.querySelector(":scope > .cost-use")?.remove();
}

function badge(element, cost) {
  if (!(element instanceof SVGElement) || cost < 0) return;
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#cost-${cost}`);
  use.setAttribute("class", "cost-use");
  const [x, y] = (element.dataset.badge ?? "0 10").split(" ");
  use.setAttribute("x", x);
  use.setAttribute("y", y);
  element.append(use);
  element.classList.add("priced");
}

/** Draw the state of a choice on all places of the page; null puts everything out. */
export function light(chooser) {
  const focused = document.activeElement;
  const places = all("[data-at]");
  if (!chooser) {
    places.filter((element) => element.matches(".lit, .may, .chosen")).forEach(dim);
    return;
  }
  const lit = chooser.lit();
  const settled = chooser.settled();
  const started = chooser.chosen.length > 0;
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
    else if (picks && (started || cost <= 0)) element.classList.add("lit");
    else element.classList.add("may");
    // An echo shows the state of a place that is drawn elsewhere.
    if (element.dataset.echo === undefined) {
      element.setAttribute("role", "button");
      element.setAttribute("tabindex", "0");
      if (isChosen) element.setAttribute("aria-pressed", "true");
      const words = picks?.length === 1 ? `${picks[0].label}${picks[0].note ? `, ${picks[0].note}` : ""}` : nameOf(element);
      element.setAttribute("aria-label", words);
    }
    if (picks && element.matches(".priceable") && (cost > 0 || (started && cost === 0))) badge(element, cost);
  }
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
  if (picks.length === 1 && picks[0].note) {
    const note = document.createElement("span");
    note.textContent = picks[0].note;
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

/** The next lit place in a direction, for the arrow keys. */
export function neighbour(from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const middle = (element) => {
    const rect = element.getBoundingClientRect();
    return [rect.left + rect.width / 2, rect.top + rect.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of all("[data-at][tabindex], #choices button, .ends button:not([disabled])")) {
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
