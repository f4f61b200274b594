// The review of a finished game: the cursor of the curve, the turn it stands at, and what is read meanwhile.

import { $, all, carried, openDialog, toast } from "./hall.js";
import { place, swap } from "./stage.js";

const SOON = 900;
const LATER = 4000;
const DESK = matchMedia("(min-width: 1180px) and (min-height: 600px)");
const BAR = 148; // What a table page has above and below its boards.
const NEAR = 60; // Places that need no arrow between them, ...
const BEFORE = 18; // ... and how far before the middle of a place one ends.
const table = $(".where").dataset.table;
const given = new URLSearchParams(location.search);

let review = carried("review");
let moment = carried("moment");
let wanted = moment.turn;
let loading = false;
let shown = "both";

function address(path) {
  const query = new URLSearchParams();
  for (const name of ["seat", "watch", "open"]) if (given.get(name)) query.set(name, given.get(name));
  const text = query.toString();
  return `/table/${table}/review${path}${text ? `?${text}` : ""}`;
}

async function ask(path) {
  const answer = await fetch(address(path), { headers: { Accept: "application/json" } });
  return answer.ok ? answer.json() : null;
}

// The curve

function curve() {
  return all(".cv-plot").find((plot) => plot.getClientRects().length) ?? $(".cv-plot");
}

function setCursor() {
  const x = (100 * (wanted + 0.5)) / review.turns;
  all(".cv-plot").forEach((plot) => {
    const heights = review.heights[plot.parentElement.classList.contains("cv-points") ? 1 : 0];
    $(".cv-at", plot).setAttribute("x", `${x}%`);
    const knob = $(".cv-knob", plot);
    knob.toggleAttribute("hidden", heights[wanted] === undefined);
    if (heights[wanted] !== undefined) knob.setAttribute("cy", `${heights[wanted]}%`);
    const tip = $(".cv-tip", plot);
    tip.textContent = review.tips[wanted] ?? "";
    tip.hidden = !tip.textContent;
    tip.style.left = `clamp(4.5em, ${x}%, calc(100% - 4.5em))`;
    plot.setAttribute("aria-valuenow", wanted + 1);
    plot.setAttribute("aria-valuetext", review.texts[wanted] ?? "");
  });
}

function turnAt(event) {
  const box = curve().getBoundingClientRect();
  return Math.floor((review.turns * (event.clientX - box.left)) / box.width);
}

function chooseCurve(kind) {
  document.body.classList.toggle("in-points", kind === "points");
  for (const button of all("[data-curve]")) button.setAttribute("aria-pressed", button.dataset.curve === kind);
  setCursor();
}

// The turn

function show() {
  setCursor();
  const words = $("#turn-of");
  words.textContent = words.dataset.words.replace("##", review.turns).replace("#", wanted + 1);
  history.replaceState(null, "", `${location.pathname}${location.search}#${wanted + 1}`);
  for (const point of all(".tp")) point.setAttribute("aria-current", Number(point.dataset.turn) === wanted);
  const behind = review.errors.filter((turn) => turn < wanted);
  const ahead = review.errors.filter((turn) => turn > wanted);
  $('[data-do="error-back"]').disabled = !behind.length;
  $('[data-do="error-next"]').disabled = !ahead.length;
}

function showMoment() {
  $("#at-turn").textContent = moment.at;
  const seen = given.get("watch") ? `&watch=${given.get("watch")}` : "";
  $("#whole-table").href = `/table/${table}/replay?at=${moment.step}${seen}`;
  fit();
  mark();
}

async function load() {
  if (loading) return;
  loading = true;
  let turn;
  do {
    turn = wanted;
    const fresh = await ask(`/${turn}`);
    if (!fresh) break;
    moment = fresh;
    swap(fresh.regions);
    $("#r-moment").scrollTop = 0;
    showMoment();
  } while (turn !== wanted);
  loading = false;
}

function go(turn) {
  wanted = Math.max(0, Math.min(review.turns - 1, turn));
  show();
  return load();
}

// The boards: as on a table page, made smaller so that they fit

function fit() {
  const [stage, desk] = [$(".stage"), $(".desk")];
  const native = Math.max(360, innerHeight - BAR);
  const flows = innerWidth <= 760 || innerHeight < 500;
  const width = stage.clientWidth;
  let size = 1;
  desk.style.zoom = "";
  desk.style.width = desk.style.height = "";
  if (DESK.matches) {
    size = Math.min(1, stage.clientHeight / native);
    desk.style.width = `${width / size}px`;
    desk.style.height = `${stage.clientHeight / size}px`;
  } else if (!flows) {
    size = Math.min(1, width / innerWidth);
    desk.style.width = `${width / size}px`;
    desk.style.height = `${native}px`;
  }
  desk.style.zoom = size;
}

/** The places of a step that are drawn, without those that only lie around another of them. */
function drawnOf(places) {
  const found = places.map(place).filter((drawn) => drawn?.getClientRects().length);
  const boxes = found.map((drawn) => drawn.getBoundingClientRect());
  const holds = (box, other) =>
    box !== other &&
    box.width * box.height > 1.5 * other.width * other.height &&
    box.left <= other.left + other.width / 2 &&
    box.right >= other.right - other.width / 2 &&
    box.top <= other.top + other.height / 2 &&
    box.bottom >= other.bottom - other.height / 2;
  return found.filter((_, n) => !boxes.some((other) => holds(boxes[n], other)));
}

function spot(drawn, number, kind) {
  drawn.classList.add(kind);
  const [stage, box] = [$(".stage").getBoundingClientRect(), drawn.getBoundingClientRect()];
  if (!drawn.closest(".stage")) return;
  const badge = document.createElement("i");
  badge.className = `spot of-${kind}`;
  badge.textContent = number;
  const left = kind === "better" ? box.right - 7 : box.left + 7;
  badge.style.left = `${Math.min(Math.max(left - stage.left, 10), stage.width - 10)}px`;
  badge.style.top = `${Math.min(Math.max(box.top + 5 - stage.top, 10), stage.height - 10)}px`;
  $(".spots").append(badge);
}

function middle(drawn) {
  const [stage, box] = [$(".stage").getBoundingClientRect(), drawn.getBoundingClientRect()];
  return [box.left + box.width / 2 - stage.left, box.top + box.height / 2 - stage.top];
}

function path(svg, kind, attributes) {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawn.setAttribute("class", kind);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
  svg.append(drawn);
}

/** From what a step of the better turn uses to where that goes; on a desk only, where there is room. */
function arrow(svg, places) {
  const found = drawnOf(places).filter((drawn) => drawn.closest(".stage"));
  if (found.length < 2) return;
  const [[ax, ay], [bx, by]] = [middle(found[0]), middle(found.at(-1))];
  if (Math.hypot(bx - ax, by - ay) < NEAR) return;
  const [cx, cy] = [(ax + bx) / 2 - (by - ay) / 8, (ay + by) / 2 + (bx - ax) / 8];
  const back = BEFORE / Math.hypot(bx - cx, by - cy);
  const [x, y] = [bx - (bx - cx) * back, by - (by - cy) * back];
  const angle = (Math.atan2(by - cy, bx - cx) * 180) / Math.PI;
  for (const kind of ["arrow-halo", "arrow"]) path(svg, kind, { d: `M${ax} ${ay}Q${cx} ${cy} ${x} ${y}` });
  path(svg, "arrow-head", { d: "M10 0L-6 -8V8z", transform: `translate(${x} ${y}) rotate(${angle})` });
}

function arrows() {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "arrows");
  $(".spots").append(svg);
  for (const places of moment.better) arrow(svg, places);
}

function mark() {
  $(".spots").replaceChildren();
  if (DESK.matches && shown !== "played") arrows();
  for (const old of all(".better, .played", $("main"))) old.classList.remove("better", "played");
  for (const kind of ["played", "better"]) {
    if (shown !== "both" && shown !== kind) continue;
    moment[kind].forEach((places, step) => drawnOf(places).forEach((drawn) => spot(drawn, step + 1, kind)));
  }
}

function choose(kind) {
  shown = kind;
  for (const button of all("[data-show]")) button.setAttribute("aria-pressed", button.dataset.show === kind);
  mark();
}

// The reading

let following = null;

function follow(after) {
  clearTimeout(following);
  if (review.state !== "done" && review.state !== "failed") following = setTimeout(news, after);
}

async function news() {
  const before = { read: review.read, done: review.state === "done", list: $(".points-list")?.scrollTop };
  const fresh = await ask("/progress");
  if (fresh) {
    review = fresh;
    if (fresh.read !== before.read || fresh.state === "done") {
      const focused = document.activeElement?.classList.contains("cv-plot");
      const turn = document.activeElement?.closest?.(".tp")?.dataset.turn;
      swap(fresh.regions);
      if (document.body.classList.contains("in-points")) chooseCurve("points");
      if ($(".points-list")) $(".points-list").scrollTop = before.list;
      if (focused) curve().focus();
      if (turn) $(`.tp[data-turn="${turn}"]`)?.focus();
      show();
      if (!moment.read && review.tips[wanted] !== undefined && !$(".moment .note-box")) load();
    }
    if (fresh.state === "waiting") return begin(wanted);
  }
  follow(fresh ? SOON : LATER);
}

async function begin(turn = 0) {
  const answer = await fetch(address(""), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ turn }),
  });
  if (answer.ok) review.state = (await answer.json()).state;
  follow(answer.ok ? SOON / 3 : LATER);
}

// What can be done

function toError(by) {
  const found = by > 0 ? review.errors.find((turn) => turn > wanted) : review.errors.findLast((turn) => turn < wanted);
  if (found !== undefined) go(found);
}

async function share(button) {
  const url = location.href;
  const words = $("span", button);
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return toast(url);
  }
  const before = words.textContent;
  words.textContent = button.dataset.done;
  setTimeout(() => (words.textContent = before), 1500);
}

function playOn() {
  $("#play-on-turn").value = wanted;
  openDialog("play-on");
}

function openCards() {
  if (given.get("open")) given.delete("open");
  else given.set("open", "yes");
  location.href = `${location.pathname}?${given}#${wanted + 1}`;
}

const commands = {
  "first-turn": () => go(0),
  "last-turn": () => go(review.turns - 1),
  back: () => go(wanted - 1),
  next: () => go(wanted + 1),
  "error-back": () => toError(-1),
  "error-next": () => toError(1),
  first: () => begin(wanted),
  again: () => begin(wanted),
  share,
  "open-cards": openCards,
  print: () => window.print(),
  "play-on": playOn,
};
const keys = {
  Home: "first-turn",
  End: "last-turn",
  ArrowLeft: "back",
  ArrowRight: "next",
  w: "error-back",
  e: "error-next",
  s: "share",
  o: "open-cards",
  p: "play-on",
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (button?.dataset.do in commands) commands[button.dataset.do](button);
  else if (button?.dataset.turn) go(Number(button.dataset.turn));
  else if (button?.dataset.show) choose(button.dataset.show);
  else if (button?.dataset.curve) chooseCurve(button.dataset.curve);
});
document.addEventListener("pointerdown", (event) => {
  if (event.button === 0 && event.target.closest(".cv-plot")) go(turnAt(event));
});
document.addEventListener("pointermove", (event) => {
  if (event.buttons === 1 && event.pointerType === "mouse" && event.target.closest(".cv-plot")) go(turnAt(event));
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
  if (event.target.matches("input, select, textarea")) return;
  const name = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!name) return;
  event.preventDefault();
  const button = $(`[data-do="${name}"]`);
  if (button) commands[name](button);
});
addEventListener("hashchange", () => {
  const turn = Number(location.hash.slice(1)) - 1;
  if (turn >= 0 && turn !== wanted) go(turn);
});
addEventListener("resize", () => {
  fit();
  mark();
});
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-seat]");
  if (!link) return;
  const query = new URLSearchParams(given);
  query.set("seat", link.dataset.seat);
  link.search = `?${query}`;
});

for (const place of all("[data-zoom]")) place.disabled = true;
showMoment();
const asked = Number(location.hash.slice(1)) - 1;
if (asked >= 0 && asked !== wanted) go(asked);
else show();
if (review.state !== "done") begin(wanted);
