// The town of Rise to Nobility is a map, and a place can be lifted out of it. On a phone one place always lies open below
// the map; on a tablet the place that is tapped lies over the table until it is put back; on a laptop pointing lifts it.
// Where a place has to be lifted first, its slots answer only then.

import { $, all } from "./hall.js";

const PHONE = matchMedia("(max-width: 760px), (max-height: 499px)");
const TOUCHED = matchMedia("(max-width: 1199px), (pointer: coarse)");
const LAPTOP = matchMedia("(hover: hover) and (min-width: 1200px) and (max-height: 859px), (hover: hover) and (min-width: 1200px) and (max-width: 1359px)");
const PAUSE = 450;
const SCALE = 1.32;
const EDGE = 4;
const BEHIND = ".top, .rail, .n-mine, .drawer";

let open = null;
let usable = false; // whether something could be chosen in the open place
let acted = ""; // the version of the table at which it was lifted to choose something there

const places = all(".n-place");
const hole = $(".n-hole");
const scrim = $(".n-scrim");

/** How many different things can be chosen in a place now. */
function waysIn(place) {
  const found = $(".n-town .lit") ? ".lit" : ".may";
  return new Set(all(`[data-at]${found}`, place).map((element) => element.dataset.at)).size;
}

function lift(place) {
  const moved = place !== open;
  open = place;
  usable = place !== null && waysIn(place) > 0;
  if (moved) acted = usable ? document.body.dataset.version : "";
  draw();
  if (moved) document.dispatchEvent(new Event("lifted"));
}

/** A shut place is one thing to press, an open one is all that is drawn in it. */
function draw() {
  const liftable = PHONE.matches || TOUCHED.matches;
  for (const place of places) {
    const ways = waysIn(place);
    const shut = liftable && place !== open;
    place.classList.toggle("n-open", liftable && place === open);
    place.classList.toggle("has-lit", ways > 0);
    place.dataset.lit = ways || "";
    place.firstElementChild.inert = shut;
    if (shut) {
      place.setAttribute("role", "button");
      place.setAttribute("tabindex", "0");
      place.setAttribute("aria-label", [place.dataset.name, ways ? `${place.dataset.ways} ${ways}` : ""].filter(Boolean).join(", "));
    } else for (const name of ["role", "tabindex", "aria-label"]) place.removeAttribute(name);
  }
  const over = liftable && !PHONE.matches && open !== null;
  document.body.classList.toggle("n-lifted", over);
  document.body.classList.toggle("n-die-taken", $(".n-die.chosen") !== null);
  scrim.hidden = !over;
  for (const behind of [...all(BEHIND), ...places]) behind.inert = over && behind !== open;
  hole.hidden = !open;
  hole.className = open ? open.className.replace("n-place", "n-hole").replace("n-open", "") : "n-hole";
  for (const chip of all("[data-opens]")) {
    const current = chip.dataset.opens === open?.id;
    if (current && !chip.hasAttribute("aria-current")) chip.scrollIntoView({ block: "nearest" });
    chip.toggleAttribute("aria-current", current);
  }
}

/** After every choice and every frame: where all that can be chosen lies in one place, that one is lifted; on a phone
 * no place lies open in which there is nothing to choose while others have something. What was lifted for a turn that is
 * over does not cover the town in the next. */
function follow() {
  const ways = places.filter((place) => waysIn(place) > 0);
  const elsewhere = all(".desk :is(.lit, .may):not([data-echo])").some((element) => !element.closest(".n-place"));
  if (PHONE.matches) {
    const first = places.find((place) => place.id === "place-guild-0");
    const stay = ways.length !== 1 && open && (waysIn(open) > 0 || !ways.length);
    lift(stay ? open : (ways[0] ?? first));
  } else if (ways.length === 1 && !elsewhere && document.body.classList.contains("mine-now")) lift(ways[0]);
  else if (open && !waysIn(open) && (usable || ways.length)) lift(null);
  else if (open && acted && acted !== document.body.dataset.version && ways.length > 1) lift(null);
  else lift(open);
}

// Pressing

document.addEventListener("click", (event) => {
  const chip = event.target.closest("[data-opens]");
  if (chip) return lift(document.getElementById(chip.dataset.opens));
  if (event.target.closest(".n-scrim")) return lift(null);
  const place = event.target.closest(".n-place[role=button]");
  if (place) lift(place);
});
document.addEventListener("keydown", (event) => {
  const place = event.target.closest?.(".n-place[role=button]");
  if (place === event.target && place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    lift(place);
    $("[tabindex]", place)?.focus();
  } else if (event.key === "Escape" && !scrim.hidden) lift(null);
});

// Pointing: the place grows round the pointer, so that what is pointed at stays there, and never leaves the window

let timer = 0;
let pointer = null;

function grow(place) {
  const box = place.getBoundingClientRect();
  const origin = (at, low, high, end) => {
    const most = (low * SCALE - EDGE) / (SCALE - 1);
    const least = (high * SCALE - end + EDGE) / (SCALE - 1);
    return Math.max(least, Math.min(most, at)) - low;
  };
  const bottom = $(".desk").getBoundingClientRect().bottom;
  const x = origin(pointer.x, box.left, box.right, innerWidth);
  const y = origin(pointer.y, box.top, box.bottom, bottom);
  place.style.transformOrigin = `${x}px ${y}px`;
  place.classList.add("n-near");
}

for (const place of places) {
  place.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch" || !LAPTOP.matches || TOUCHED.matches) return;
    pointer = { x: event.clientX, y: event.clientY };
    if (timer || place.matches(".n-near")) return;
    timer = setTimeout(() => {
      timer = 0;
      if (place.matches(":hover")) grow(place);
    }, PAUSE);
  });
  place.addEventListener("pointerleave", () => {
    clearTimeout(timer);
    timer = 0;
    place.classList.remove("n-near");
  });
}

TOUCHED.addEventListener("change", follow);
PHONE.addEventListener("change", () => {
  if (!PHONE.matches) open = null; // what always lies open on a phone would cover a tablet
  follow();
});
document.addEventListener("lit", follow);
document.addEventListener("drawn", draw);
$("#d-ending")?.addEventListener("close", () => PHONE.matches || lift(null));
document.addEventListener("wanted", (event) => {
  const place = event.target.closest(".n-place");
  if (place && (PHONE.matches || TOUCHED.matches)) lift(place);
});
follow();
