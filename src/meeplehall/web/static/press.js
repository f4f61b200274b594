// What pointing at the table and pressing on it mean, as long as something is to be chosen.

import { callOut } from "./lights.js";
import { READABLE, inDrawer } from "./hints.js";

/** Whether this choice in progress takes the place. */
export function takes(chooser, element) {
  if (!chooser || !element) return false;
  const place = chooser.place(element.dataset.at);
  return chooser.known.has(place) && !chooser.waits(place) && !chooser.decision.given?.includes(place);
}

/** Choose a place, or turn to it from one that it does not go with; false if it is neither. */
export function press(chooser, element) {
  if (!chooser || !element) return false;
  const place = chooser.place(element.dataset.at);
  if (!takes(chooser, element) && !chooser.clash(place)) return false;
  chooser.choose(place);
  return true;
}

/** The topmost thing there that can be chosen; pieces may lie on a place that is meant. */
export function meant(event, chooser) {
  const own = event.target.closest("[data-at]");
  if (!own || takes(chooser, own)) return own;
  const below = document.elementsFromPoint(event.clientX, event.clientY).map((element) => element.closest("[data-at]"));
  return below.find((element) => element?.closest("svg") === own.closest("svg") && takes(chooser, element)) ?? own;
}

/** Say beside the pointer, or the focus, what choosing there would do. `open` is the chooser a press would go to,
 * `shown` the one whose words are said. */
export function callOutAtPointer(open, shown) {
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, (event) => {
      if (event.pointerType === "touch") return;
      const element = event.target.closest?.("[data-at]");
      const there = type === "pointerover" && element ? meant(event, open()) : element;
      // A card beside the thing says it all; with the words in the drawer a short callout stays at the pointer.
      const onCard = there && there === element && element.closest(READABLE) && !inDrawer(element);
      callOut(onCard ? null : there, shown());
    });
  }
}
