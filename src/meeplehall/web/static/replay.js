// A finished game, step by step: slider, keys, play.

import { $, all, carried } from "./hall.js";
import { swap } from "./stage.js";
import { read } from "./hints.js";
import { setLines, toEnd } from "./side.js";

const PACE = 900;
const table = $(".where").dataset.table;
const slider = $("#at");
const seat = $("#seat");
const watch = new URLSearchParams(location.search).get("watch");

let step = carried("replay");
let playing = null;
let wanted = step.at;
let loading = false;

function address(path, extra = {}) {
  const query = new URLSearchParams(extra);
  if (seat.value !== "-1") query.set("seat", seat.value);
  if (watch) query.set("watch", watch);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

async function load() {
  if (loading) return;
  loading = true;
  let at;
  do {
    at = wanted;
    const answer = await fetch(address(`/table/${table}/replay/${at}`), { headers: { Accept: "application/json" } });
    if (!answer.ok) break;
    const fresh = await answer.json();
    const forward = fresh.at === step.at + 1;
    swap(fresh.regions, forward ? fresh.moves : []);
    setLines($("#log"), [0, fresh.log[1]]);
    toEnd($("#log"));
    $("#sentence").textContent = fresh.sentence;
    step = fresh;
  } while (at !== wanted);
  loading = false;
  show();
}

function show() {
  slider.value = wanted;
  $("#at-text").textContent = `${wanted}/${step.last}`;
  history.replaceState(null, "", address(location.pathname, { at: wanted }));
}

function go(at) {
  wanted = Math.max(0, Math.min(step.last, at));
  show();
  return load();
}

function stop() {
  clearInterval(playing);
  playing = null;
  document.body.classList.remove("playing");
}

function play() {
  if (playing) return stop();
  if (wanted === step.last) go(0);
  document.body.classList.add("playing");
  playing = setInterval(() => (wanted < step.last ? go(wanted + 1) : stop()), PACE);
}

const commands = {
  first: () => go(0),
  back: () => go(wanted - 1),
  next: () => go(wanted + 1),
  last: () => go(step.last),
  play,
  link: async (button) => {
    const text = location.origin + address(location.pathname, { at: wanted });
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return;
    }
    const before = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => (button.textContent = before), 1500);
  },
};

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do]");
  if (button && commands[button.dataset.do]) {
    if (button.dataset.do !== "play") stop();
    commands[button.dataset.do](button);
  }
  if (!button) read(event);
});
slider.addEventListener("input", () => {
  stop();
  go(Number(slider.value));
});
seat.addEventListener("change", () => location.assign(address(location.pathname, { at: wanted })));
document.addEventListener("keydown", (event) => {
  if (event.target.matches("select, input:not([type=range])") || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
  const command = keys[event.key];
  if (!command || (event.key === " " && event.target.closest("button"))) return;
  event.preventDefault();
  if (command !== "play") stop();
  commands[command]();
});

/** Nothing opens here: what was drawn anew is quiet too. */
function quieten() {
  for (const place of all("[data-zoom], [data-open=points]")) {
    place.disabled = true;
    place.removeAttribute("data-open");
  }
}

quieten();
document.addEventListener("drawn", quieten);
if (watch) for (const link of all("[data-keep]")) link.search = `?watch=${watch}`;
toEnd($("#log"));
