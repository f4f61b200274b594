// The table page: frames in, decisions out.

import { $, all, carried, openDialog } from "./hall.js";
import { Chooser } from "./choose.js";
import { callOut, light, neighbour } from "./lights.js";
import { rise, swap } from "./stage.js";
import { happened, newPart, showSince, tellSince } from "./tidings.js";
import { pause } from "./settings.js";
import { sound } from "./sounds.js";
import { Line } from "./live.js";
import { chatNews, goToLit, markTabs, setLines, toEnd } from "./side.js";
import { READABLE, hint, iconOf, read, readable } from "./hints.js";
import { callOutAtPointer, meant, press } from "./press.js";
import { ORDER, drawBar, listChoices } from "./bar.js";
import { guide } from "./guide.js";
import { showSeats } from "./presence.js";

const RUSH = 60;
const MOST_MOVES = 4;
const SLOW = 3000;
const TURNED = 2500;
const LONG_WAIT = 60000;

const words = carried("words");
const table = $(".where").dataset.table;
const query = new URLSearchParams(location.search);
const plainTitle = document.title.replace(`● ${words["your-turn"]}: `, "");

let frame = carried("frame");
let chats = $("#chat").children.length ? Number($("#chat").lastElementChild.dataset.i) + 1 : 0;
let chooser = null;
let confirm = null;
let busy = false;
let sent = 0;
let ended = false;
let clocks = null; // where the table has one
let chose = false; // whether the last thing that happened is a choice made here
let byKeys = false; // whether the last thing was done by keyboard

const act = {
  yes: () => confirm && confirm !== ORDER && send(confirm),
  no: () => {
    if (confirm !== ORDER) chooser.back();
    confirm = null;
    draw();
  },
  pick: (pick) => consider(pick),
  comeBack: () => line.send("return", { seat: frame.viewer }),
  askOrder: () => {
    confirm = ORDER;
    draw();
    $("#choices .order-span").focus();
  },
  order: (span) => busy || line.send("order", { seat: frame.viewer, version: frame.version, span }),
};

function asksFirst(pick) {
  const explicit = pick.places.length === 1 && pick.places[0].startsWith("do-");
  if (pick.warns) return true;
  return (pick.ends || pick.shows) && !explicit && localStorage.getItem("confirm") !== "no";
}

/** One pick is left: carry it out, or ask first if it ends the turn. */
function consider(pick) {
  if (asksFirst(pick)) {
    confirm = pick;
    draw();
    $("#choices .confirm")?.focus();
  } else send(pick);
}

/** On its way to the hall; first to the adviser, where a warning is wished for. */
function send(pick) {
  if (frame.hints && localStorage.getItem("warn") === "yes") adviser().then((found) => found.warn(pick));
  else decide(pick);
}

let known = null;

/** Hints are for those who ask: their script comes with the first one. */
async function adviser() {
  const { Adviser } = await import("./advice.js");
  known ??= new Adviser(line, () => frame, { decide, reconsider }, words);
  return known;
}

/** As if nothing had been chosen. */
function reconsider() {
  confirm = null;
  chooser?.clear();
  draw();
}

async function decide(pick) {
  if (busy) return;
  busy = true;
  chose = true;
  const own = ++sent;
  // A late answer to an earlier choice says nothing of the one that is on its way.
  const freeOwn = () => own === sent && free();
  confirm = null;
  document.body.classList.add("busy");
  const version = frame.version;
  const answer = await line.send("act", { seat: frame.viewer, action: pick.action, lead: pick.lead, version });
  // What was done is shown before the next click counts.
  if (answer && frame.version < answer.version) {
    setTimeout(freeOwn, SLOW);
    return;
  }
  freeOwn();
  if (!answer && frame.version === version) reconsider();
}

function free() {
  busy = false;
  document.body.classList.remove("busy");
}

async function undo() {
  if (confirm) return act.no();
  if (chooser?.chosen.length) {
    chooser.back();
    return draw();
  }
  if (frame.undo && !busy) await line.send("undo", { seat: frame.viewer, version: frame.version });
}

function draw() {
  light(confirm ? null : chooser);
  if (confirm) for (const place of confirm.places) for (const drawn of all(`[data-at="${CSS.escape(place)}"]`)) drawn.classList.add("chosen");
  drawBar(chooser, confirm, frame, words, act);
  markTabs();
  if (!confirm) goToLit(chose);
  callOut(null, null);
  guide(frame.guide);
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

/** Whoever plays by keyboard goes on where the choice was made, or at the next thing to choose. */
function keepFocus(before) {
  const now = document.activeElement;
  if (!byKeys || (now !== document.body && now !== $(".bar") && document.contains(now))) return;
  const same = before && all(`[data-at="${CSS.escape(before)}"]`).find((place) => place.matches("[tabindex], button"));
  const next = [same, ...all("[data-at].lit, #choices button:not(.order), [data-at].may, #end:not([disabled])"), $(".bar")];
  next.find((place) => place?.getClientRects().length)?.focus();
}

const waiting = [];
let drawn = 0;

/** A frame from the hall: all of the table, or what has changed of it. Frames in a rush are drawn together. */
function take(news) {
  if (news.reload) return location.reload();
  waiting.push(news);
  // What one did oneself is shown at once; others' moves at the pace that was chosen.
  const least = busy || news.full ? RUSH : Math.max(RUSH, pause());
  if (waiting.length === 1) setTimeout(drawNews, Math.max(0, least - (performance.now() - drawn)));
}

/** All that waits; one after the other where somebody wants to follow. */
function nextNews() {
  const together = !pause() || waiting.some((news) => news.full);
  return waiting.splice(0, together ? waiting.length : 1);
}

function drawNews() {
  drawn = performance.now();
  const { order } = frame;
  const all = nextNews();
  const last = all[all.length - 1];
  const wasMine = frame.mine;
  const focused = document.activeElement?.dataset?.at;
  const moves = all.flatMap((news) => news.moves ?? []);
  frame = { ...last, regions: {} };
  free();
  const rolled = swap(Object.assign({}, ...all.map((news) => news.regions)), moves.slice(-MOST_MOVES));
  for (const news of all) {
    setLines($("#log"), news.log);
    if (!news.full) newPart(news.log[1]);
    if (!news.chat[1].length) continue;
    setLines($("#chat"), news.chat);
    if (!news.full) chatNews(news.chat[1].length);
    chats = news.chat[0] + news.chat[1].length;
  }
  const gains = all.flatMap((news) => news.gains ?? []);
  const gained = gains.some(([seat, points]) => seat === frame.viewer && points > 0);
  if (!frame.ending) rise(gains, frame.viewer);
  if (frame.ending && !ended) sound("end");
  else if (!wasMine && frame.mine) sound("turn");
  else if (gained) sound("points");
  else if (rolled) sound("die");
  settle(!wasMine && frame.mine);
  if (frame.order && frame.order !== order) $("#say-aloud").textContent = words[`order-stands-${frame.order}`];
  chose = false;
  keepFocus(focused);
  if (waiting.length) setTimeout(drawNews, pause());
}

/** Draw what follows from the frame besides the regions. */
function settle(fresh) {
  confirm = null;
  chooser = frame.decision ? new Chooser(frame.decision) : null;
  document.title = frame.mine ? `● ${words["your-turn"]}: ${plainTitle}` : plainTitle;
  document.body.classList.toggle("mine-now", frame.mine);
  document.body.dataset.version = frame.version;
  $(".rules-link").hash = frame.rule;
  draw();
  known?.keepUp();
  for (const button of all("[data-do=hint]")) button.hidden = !frame.hints;
  showSeats(frame.seats, words);
  clocks?.draw();
  happened(frame.since);
  if (fresh) notify();
  waitForOthers();
  if (frame.ending) {
    $("#ending-body").innerHTML = frame.ending;
    if (query.get("watch")) for (const link of all("[data-keep]")) link.search = `?watch=${query.get("watch")}`;
    if (!ended) openDialog("ending");
    ended = true;
  }
  handOver();
}

let waited = 0;

/** Who waits long for somebody is offered a bot in their place, where the decision stands. */
function waitForOthers() {
  clearTimeout(waited);
  const offer = (shown) => {
    for (const button of all("[data-do=replace]")) button.hidden = !shown;
  };
  offer(false);
  if (frame.away?.length) waited = setTimeout(() => offer(true), LONG_WAIT);
}

function notify() {
  $("#say-aloud").textContent = words["your-turn"];
  if (document.hidden && localStorage.getItem("notify") === "yes" && window.Notification?.permission === "granted") {
    new Notification(words["your-turn"], { body: plainTitle, tag: table });
  }
}

/** Several people share this screen: turn it to the one who is to decide, behind a curtain where there are secrets. */
function handOver() {
  const curtain = $("#curtain");
  const next = frame.hand_over;
  curtain.hidden = !next?.curtain;
  if (!next) return;
  if (!next.curtain) {
    become(next.seat);
    return turnTo(next);
  }
  const box = document.createElement("div");
  box.className = "panel letter";
  const title = document.createElement("h2");
  title.append(iconOf(`seat-${next.seat + 1}`, `mark seat-${next.seat + 1}`), ` ${words["pass-to"]} ${next.name}`);
  const help = document.createElement("p");
  help.textContent = words["pass-to-help"];
  const show = document.createElement("button");
  show.className = "btn btn-main";
  show.textContent = words["show-me"];
  show.addEventListener("click", () => {
    curtain.hidden = true;
    become(next.seat);
  });
  box.append(title, help, show);
  curtain.replaceChildren(box);
  show.focus();
}

/** There is nothing to hide: say whose view it is now, and go on. */
function turnTo({ seat, name }) {
  const sign = document.createElement("div");
  sign.className = `turned seat-${seat + 1}`;
  sign.setAttribute("role", "status");
  sign.append(iconOf(`seat-${seat + 1}`, `mark seat-${seat + 1}`), `${words["pass-to"]} ${name}`);
  $(".turned")?.remove();
  document.body.append(sign);
  setTimeout(() => sign.remove(), TURNED);
}

function become(seat) {
  frame = { ...frame, viewer: seat, version: -1, hand_over: null };
  line.reopen();
}

const line = new Line(
  () => ({
    table,
    version: frame.version,
    chat: chats,
    seat: frame.viewer,
    focus: query.get("focus") ?? undefined,
    watch: query.get("watch"),
  }),
  take,
  words,
);

// The clock, where there is one

if ($(".bar-time")) {
  import("./clock.js").then(({ Clocks }) => {
    clocks = new Clocks(table, new URLSearchParams({ seat: frame.viewer, watch: query.get("watch") ?? "" }), () => frame, words);
    line.opened = () => clocks.ask();
  });
}

// Pointing and choosing

readable(inProgress, choose);

document.addEventListener("click", (event) => {
  const element = meant(event, inProgress());
  // The second press of a double click would let go what the first has chosen.
  if (element && event.detail > 1 && !element.closest("button")) return;
  if (element && choose(element)) {
    event.preventDefault();
    hint(null);
    return;
  }
  const zoom = event.target.closest("[data-zoom]");
  if (zoom) lookCloser(zoom);
  else if (!event.target.closest("[data-open], [data-do]")) read(event);
});
/** Something large; a board that says so with all that stands on the card beside it. */
function lookCloser(zoom) {
  const card = zoom.dataset.whole === undefined ? null : zoom.closest(".seat-card");
  const parts = card ? [...card.children].filter((part) => part !== zoom) : [];
  const copies = [...parts, zoom.firstElementChild].map((part) => part.cloneNode(true));
  for (const mark of copies.flatMap((part) => all(".last-by, .last-ring", part))) mark.remove();
  for (const copy of copies.flatMap((part) => [part, ...all("[data-at], [id]", part)])) {
    copy.removeAttribute("data-at");
    copy.removeAttribute("id");
  }
  $("#zoom-body").replaceChildren(...copies);
  $("#zoom-body").className = card ? `whole ${card.className.match(/seat-\d/)?.[0]}` : "";
  openDialog("zoom");
}

document.addEventListener("pointerdown", () => (byKeys = false), true);
document.addEventListener("keydown", () => (byKeys = true), true);

callOutAtPointer(inProgress, () => (confirm ? null : chooser));

// Who only watches may choose whose estate is drawn large.
document.addEventListener("click", (event) => {
  const card = event.target.closest(".seat-card");
  if (frame.viewer !== -1 || !card || event.target.closest("button")) return;
  query.set("focus", card.dataset.at.split("-")[1]);
  location.search = query;
});

const commands = {
  "replay-last": () => {
    $("#d-menu")?.close();
    tellSince();
  },
  "show-since": showSince,
  hint: () => {
    $("#d-menu")?.close();
    adviser().then((found) => found.hint());
  },
  resign: () => {
    $("#d-menu").close();
    openDialog("resign");
  },
  "resign-now": () => {
    $("#d-resign").close();
    line.send("resign", { seat: frame.viewer });
  },
  replace: () => frame.away.forEach((seat) => line.send("replace", { seat })),
  rematch: async () => {
    const answer = await line.send("rematch", {});
    if (answer) location.assign(answer.url);
  },
};

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-do], [data-open]");
  commands[button?.dataset.do]?.();
  if (button?.dataset.do === "move-seat") {
    const answer = await line.send("link", { seat: Number(button.dataset.seat) });
    if (!answer) return;
    const field = document.createElement("input");
    field.className = "field";
    field.readOnly = true;
    field.value = location.origin + answer.url;
    field.setAttribute("aria-label", button.textContent);
    button.replaceWith(field);
    field.select();
  }
  if (button?.dataset.open === "all") listChoices(chooser, act);
  if (button?.dataset.open === "points") {
    const search = query.get("watch") ? `?watch=${query.get("watch")}` : "";
    const answer = await fetch(`/table/${table}/points${search}`);
    $("#points-body").innerHTML = await answer.text();
  }
});

$("#undo").addEventListener("click", undo);
$("#end").addEventListener("click", () => {
  const pass = chooser?.decision.picks.find((pick) => pick.places.length === 1 && pick.places[0] === "do-pass");
  if (pass) consider(pass);
});

$("#chat-form")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = $("#chat-text");
  const text = field.value.trim();
  if (text && (await line.send("say", { seat: frame.viewer, text }))) field.value = "";
});

// Keys

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  if ($("dialog[open]")) return;
  const element = event.target.closest("[data-at]");
  if ((event.key === "Enter" || event.key === " ") && element && element.tagName !== "BUTTON") {
    event.preventDefault();
    const name = element.dataset.at;
    if (choose(element) && !document.activeElement?.closest("#choices")) {
      ($(`[data-at="${CSS.escape(name)}"][tabindex]`) ?? $("[data-at].lit"))?.focus();
    }
    return;
  }
  if (event.key.startsWith("Arrow") && event.shiftKey) {
    const next = neighbour(document.activeElement, event.key, READABLE);
    if (!next) return;
    event.preventDefault();
    if (!next.matches("[tabindex], button")) next.tabIndex = -1;
    next.focus();
    return;
  }
  if (event.key.startsWith("Arrow")) {
    // On a narrow screen the middle scrolls, so that it can have the focus: nothing is pointed at then.
    const nowhere = document.activeElement === document.body || document.activeElement === $("#main");
    const lit = () => all("[data-at].lit, [data-at].may").find((place) => place.getClientRects().length);
    const from = nowhere ? lit() : document.activeElement;
    if (!from) return;
    const next = nowhere ? from : neighbour(from, event.key);
    if (next) {
      event.preventDefault();
      next.focus();
    }
    return;
  }
  const key = event.key.toLowerCase();
  if (key === "u") undo();
  else if (key === "escape" && (confirm || chooser?.chosen.length)) undo();
  else if (key === "e") confirm ? act.yes() : $("#end").disabled || $("#end").click();
  else if (key === "l") $("#all").hidden || $("#all").click();
  else if (key === "h") commands.hint();
  else if (key === "r") commands["replay-last"]();
  else if (key >= "1" && key <= "9") {
    const piece = $(`[data-key="${key}"]`);
    if (piece && choose(piece)) $(`[data-key="${key}"]`)?.focus();
  }
});

// Settings

const ask = $("#confirm");
if (ask) {
  ask.checked = localStorage.getItem("confirm") !== "no";
  ask.addEventListener("change", () => localStorage.setItem("confirm", ask.checked ? "yes" : "no"));
}
const warn = $("#warn");
if (warn) {
  warn.checked = localStorage.getItem("warn") === "yes";
  warn.addEventListener("change", () => localStorage.setItem("warn", warn.checked ? "yes" : "no"));
}
const bell = $("#notify");
if (bell) {
  bell.checked = localStorage.getItem("notify") === "yes";
  bell.addEventListener("change", async () => {
    if (bell.checked && (await window.Notification?.requestPermission()) !== "granted") bell.checked = false;
    localStorage.setItem("notify", bell.checked ? "yes" : "no");
  });
}

settle(false);
requestAnimationFrame(() => toEnd($("#log")));
