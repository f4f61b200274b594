// The list of puzzles: what this browser has solved of each theme, lately, and its streak.

import { $, all } from "./hall.js";
import { daysBefore, kept, streak } from "./puzzle-kept.js";

const mine = kept();
const box = $("#streak");
const today = box.dataset.today;
const row = streak(mine.days, today);
$("#streak-n").textContent = row.now;
$("#longest").textContent = row.longest;

const language = document.documentElement.lang;
for (const item of all(".week li")) {
  const date = daysBefore(today, Number(item.dataset.back));
  const day = new Date(`${date}T12:00:00Z`);
  item.querySelector(".day").textContent = day.toLocaleDateString(language, { weekday: "short", timeZone: "UTC" });
  item.classList.toggle("done", mine.days.includes(date));
  item.classList.toggle("today", date === today);
  const words = mine.days.includes(date) ? box.dataset.solved : box.dataset.open;
  item.querySelector(".hidden-text").textContent = words ?? "";
}

/** A theme goes on with the first of its puzzles that is not solved yet. */
for (const card of all("a.theme")) {
  const numbers = card.dataset.numbers.split(",");
  const open = numbers.filter((number) => mine.solved[`${card.dataset.game}/${number}`] === undefined);
  const done = numbers.length - open.length;
  if (open.length) card.pathname = `/puzzle/${card.dataset.game}/${open[0]}`;
  const meter = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  meter.setAttribute("viewBox", "0 0 100 8");
  meter.setAttribute("preserveAspectRatio", "none");
  const bar = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  bar.setAttribute("width", (100 * done) / numbers.length);
  bar.setAttribute("height", 8);
  meter.append(bar);
  card.querySelector(".meter").replaceChildren(meter);
  const count = card.querySelector(".solved-of");
  if (done) count.textContent = `${done} ${count.dataset.words} ${numbers.length}`;
}

const lately = $("#lately");
const list = $(".lately");
for (const puzzle of mine.lately) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `/puzzle/${puzzle}`;
  const [game, number] = puzzle.split("/");
  const title = $(`.chip[href$="game=${CSS.escape(game)}"]`)?.textContent ?? game;
  link.textContent = `${title} ${number}`;
  const how = document.createElement("span");
  how.className = "quiet small";
  const tries = mine.solved[puzzle];
  how.textContent = tries === undefined ? list.dataset.shown : tries === 1 ? list.dataset.first : list.dataset.later;
  item.className = tries === undefined ? "shown" : tries === 1 ? "first" : "later";
  item.append(link, how);
  list.append(item);
}
lately.hidden = !mine.lately.length;
