// A puzzle: a turn is played on the board as at a table, and the hall says what it comes to. Nothing is kept there: the
// page sends all decisions of the turn each time, so that taking one back is sending one fewer.

import { $, all, carried, openDialog, toast } from "./hall.js";
import { Chooser } from "./choose.js";
import { callOut, light, neighbour } from "./lights.js";
import { swap } from "./stage.js";
import { goToLit, markTabs, showSection } from "./side.js";
import { hint, read, readable } from "./hints.js";
import { callOutAtPointer, meant, press } from "./press.js";
import { drawBar, listChoices } from "./bar.js";
import { kept, lookUp, solve } from "./puzzle-kept.js";

const words = carried("words");
const where = $(".where");
const puzzle = where.dataset.puzzle;
const kept0 = $("#kept").textContent;

let frame = carried("frame");
let chooser = null;
let confirm = null;
let busy = false;
let turn = []; // the choices made so far, each one decision or two
let tries = 0;
let known = false; // whether the solution has been told
let solution = [];
let chose = false;

const act = {
  yes: () => confirm && choosePick(confirm),
  no: () => {
    confirm = null;
    chooser.back();
    draw();
  },
  pick: (pick) => consider(pick),
};

function consider(pick) {
  if (pick.warns) {
    confirm = pick;
    draw();
    $("#choices .confirm")?.focus();
  } else choosePick(pick);
}

function choosePick(pick) {
  confirm = null;
  const actions = (pick.lead ?? -1) >= 0 ? [pick.lead, pick.action] : [pick.action];
  return go([...turn, actions]);
}

/** Ask the hall what these decisions come to. */
async function go(next, ask = "") {
  if (busy) return null;
  busy = true;
  document.body.classList.add("busy");
  let reply = null;
  try {
    const answer = await fetch(`/puzzle/${puzzle}/try${location.search}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ steps: next.flat(), ask, done: known }),
    });
    if (answer.ok) reply = await answer.json();
    else toast((await answer.json()).error ?? words["server-gone"]);
  } catch {
    toast(words["server-gone"]);
  }
  busy = false;
  document.body.classList.remove("busy");
  if (!reply) {
    chooser?.clear();
    draw();
    return null;
  }
  const forward = next.length > turn.length;
  turn = next;
  frame = { ...reply.frame, regions: {} };
  swap(reply.frame.regions, forward ? (reply.frame.moves ?? []) : []);
  settle();
  tell(reply);
  return reply;
}

/** What the hall says of the turn. */
function tell(reply) {
  const box = $("#answer");
  if (reply.state === "open") {
    if (!known) box.replaceChildren();
    return;
  }
  if (reply.state === "wrong") tries++;
  if (reply.steps?.length) {
    solution = reply.steps;
    if (reply.state === "right") solve(puzzle, ++tries, where.dataset.day);
    else lookUp(puzzle);
    known = true;
    document.body.classList.add("puzzle-known");
    tellKept();
  }
  box.innerHTML = reply.panel;
  toWords();
}

/** Where the words are out of sight, show them. */
function toWords() {
  if ($(".phone-tabs")?.getClientRects().length) showSection("log");
  else document.body.classList.add("side-open");
  $("#answer").scrollIntoView({ block: "nearest" });
  $("#answer .btn")?.focus({ preventScroll: true });
}

function toBoard() {
  document.body.classList.remove("side-open");
  if (!$(".phone-tabs")?.getClientRects().length) return;
  const lit = $(".desk [data-tab]:not([data-tab=log]) :is(.lit, .may)");
  showSection(lit?.closest("[data-tab]").dataset.tab ?? $("[data-show]").dataset.show);
}

function tellKept() {
  const mine = kept();
  const list = $("#kept").dataset;
  const n = mine.solved[puzzle];
  $("#kept").textContent = n === 1 ? list.first : n ? list.later : mine.shown[puzzle] ? list.shown : kept0;
}

/** A step of the solution: the board before it, with its places marked. */
async function showStep(n) {
  const before = solution.slice(0, n).map((step) => step.actions);
  if (!(await go(before))) return;
  for (const at of solution[n].places) {
    for (const place of all(`[data-at="${CSS.escape(at)}"]`)) place.classList.add("chosen");
  }
  for (const button of all("[data-step]")) button.setAttribute("aria-pressed", Number(button.dataset.step) === n);
  $("#sentence").textContent = solution[n].label;
}

function draw() {
  light(confirm ? null : chooser);
  if (confirm) for (const place of confirm.places) for (const drawn of all(`[data-at="${CSS.escape(place)}"]`)) drawn.classList.add("chosen");
  drawBar(chooser, confirm, frame, words, act);
  markTabs();
  if (!confirm) goToLit(chose);
  chose = false;
  callOut(null, null);
}

function settle() {
  confirm = null;
  chooser = frame.decision ? new Chooser(frame.decision) : null;
  document.body.classList.toggle("mine-now", frame.mine);
  draw();
}

function undo() {
  if (confirm) return act.no();
  if (chooser?.chosen.length) {
    chooser.back();
    return draw();
  }
  if (turn.length) go(turn.slice(0, -1));
}

/** The choice that a press would go to. */
function inProgress() {
  return busy || confirm ? null : chooser;
}

function choose(element) {
  if (!press(inProgress(), element)) return false;
  chose = true;
  const sole = chooser.notice ? null : chooser.sole;
  draw();
  if (sole) consider(sole);
  return true;
}

readable(inProgress, choose);

const commands = {
  "to-board": toBoard,
  "hint-me": () => go(turn, "hint"),
  show: () => go([], "solution"),
  reconsider: async () => {
    await go(turn.slice(0, -1));
    toBoard();
  },
  again: async () => {
    await go([]);
    toBoard();
  },
};

document.addEventListener("click", (event) => {
  const element = meant(event, inProgress());
  if (element && event.detail > 1 && !element.closest("button")) return;
  if (element && choose(element)) {
    event.preventDefault();
    hint(null);
    return;
  }
  const button = event.target.closest("[data-do], [data-open], [data-step]");
  if (button?.dataset.step) showStep(Number(button.dataset.step));
  else if (button?.dataset.open === "all") {
    listChoices(chooser, act);
    openDialog("all");
  } else if (button) commands[button.dataset.do]?.();
  else read(event);
});

callOutAtPointer(inProgress, () => (confirm ? null : chooser));

$("#undo").addEventListener("click", undo);
$("#end").addEventListener("click", () => {
  const pass = chooser?.decision.picks.find((pick) => pick.places.length === 1 && pick.places[0] === "do-pass");
  if (pass) consider(pass);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  if ($("dialog[open]")) return;
  const element = event.target.closest("[data-at]");
  if ((event.key === "Enter" || event.key === " ") && element && element.tagName !== "BUTTON") {
    event.preventDefault();
    const name = element.dataset.at;
    if (choose(element)) ($(`[data-at="${CSS.escape(name)}"][tabindex]`) ?? $("[data-at].lit"))?.focus();
    return;
  }
  if (event.key.startsWith("Arrow") && !event.shiftKey) {
    const nowhere = document.activeElement === document.body || document.activeElement === $("#main");
    const from = nowhere
      ? all("[data-at].lit, [data-at].may").find((place) => place.getClientRects().length)
      : document.activeElement;
    const next = nowhere || !from ? from : neighbour(from, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    return;
  }
  const key = event.key.toLowerCase();
  if (key === "u") undo();
  else if (key === "escape" && (confirm || chooser?.chosen.length)) undo();
  else if (key === "e") confirm ? act.yes() : $("#end").disabled || $("#end").click();
  else if (key === "l") $("#all").hidden || $("#all").click();
  else if (key === "n") location.assign($("#following").href);
  else if (key >= "1" && key <= "9") {
    const piece = $(`[data-key="${key}"]`);
    if (piece && choose(piece)) $(`[data-key="${key}"]`)?.focus();
  }
});

for (const place of all("[data-zoom]")) place.disabled = true;
tellKept();
settle();
if ($(".phone-tabs")?.getClientRects().length) showSection("log");
else document.body.classList.add("side-open");
