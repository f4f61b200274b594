// How fast pieces move, how fast the others seem to play, and whether there is sound: chosen in the table's menu, kept
// in this browser.

import { all } from "./hall.js";
import { sound } from "./sounds.js";

const USUAL = { speed: "normal", pace: "normal", sound: "off" };
const SLOWER = 2.2;
const ONE_BY_ONE = 1500;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function setting(name) {
  return localStorage.getItem(name) ?? USUAL[name];
}

/** Whether anything may move. */
export function moving() {
  return setting("speed") !== "off" && !still.matches;
}

/** How much longer than usual a movement takes. */
export function stretch() {
  return setting("speed") === "slow" ? SLOWER : 1;
}

/** The least time between two moves of others, in ms. */
export function pause() {
  return setting("pace") === "slow" ? ONE_BY_ONE : 0;
}

for (const field of all("[data-setting]")) {
  const { setting: name } = field.dataset;
  field.value = setting(name);
  field.addEventListener("change", () => {
    localStorage.setItem(name, field.value);
    if (name === "sound") sound("turn");
  });
}
