// The decision bar: the sentence, the buttons, undo and the end of a turn.

import { $, openDialog } from "./hall.js";
import { capital, iconOf, marksOf } from "./hints.js";

function button(text, { icon = "", cls = "", pick = null, at = "", note = "" } = {}) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = `btn ${cls}`;
  if (at) element.dataset.at = at;
  if (icon) element.append(iconOf(icon));
  element.append(capital(text));
  if (note) {
    const small = document.createElement("small");
    small.textContent = note;
    element.append(small);
  }
  if (pick) element.append(...marksOf(pick));
  return element;
}

/** Points stand on a button together with what they are for. */
function whyOf(pick) {
  return pick?.gain ? (pick.why ?? pick.note) : "";
}

const LONG = 48;

/** A long sentence is set smaller where there is little room. */
function say(text) {
  const sentence = $("#sentence");
  if (sentence.textContent !== text) sentence.textContent = text;
  sentence.classList.toggle("long", text.length > LONG);
}

/** While others decide: what happened last. */
function news(shown) {
  const line = $("#news");
  const last = $("#log")?.lastElementChild;
  line.hidden = !shown || !last;
  if (line.hidden) return;
  line.className = `news ${last.className}`;
  line.innerHTML = last.innerHTML;
}

const PASS = "do-pass";
/** Stands for a pick while somebody says for how long to pass on. */
export const ORDER = { places: [] };
const MANY = 6;

/** Which buttons there are: other ones are read from the first on. */
function offered(box) {
  return [...box.children].map((button) => button.dataset.at).join();
}

/** Draw the bar for a choice in progress. `confirm` is the pick that waits for a yes, ORDER an order for its span. */
export function drawBar(chooser, confirm, frame, words, act) {
  const box = $("#choices");
  const before = offered(box);
  fillBar(box, chooser, confirm, frame, words, act);
  mark(box, confirm);
  if (offered(box) !== before) box.scrollLeft = 0;
}

/** Classes for the style sheets: asking a page for them with `:has()` would cost more than all else that it draws. */
function mark(box, confirm) {
  const bar = box.closest(".bar");
  bar.classList.toggle("no-end", $("#end").disabled);
  bar.classList.toggle("asking", confirm !== null);
  box.classList.toggle("single", box.children.length === 1);
  box.classList.toggle("many", box.children.length >= MANY);
  $("#sentence").classList.toggle("alone", !box.hasChildNodes());
  document.body.classList.toggle("choosing", $(".chosen, #choices [aria-pressed='true']") !== null);
}

function fillBar(box, chooser, confirm, frame, words, act) {
  const end = $("#end");
  const focusAt = document.activeElement?.closest?.("#choices [data-at]")?.dataset.at;
  box.replaceChildren();
  news(!chooser && !confirm && !frame.ending && !frame.order);
  $("#all").hidden = !chooser;
  $("#undo").hidden = end.hidden = Boolean(frame.ending);
  end.disabled = true;
  end.classList.remove("btn-main");
  end.firstElementChild.textContent = words["end-turn"];
  $("#undo").disabled = !(frame.undo || confirm || chooser?.chosen.length);
  if (confirm === ORDER) return askSpan(box, words, act);
  if (confirm) {
    const ends = confirm.ends || confirm.shows ? words[confirm.ends ? "ends-your-turn" : "shows-something"] : "";
    say([`${capital(confirm.label)}.`, confirm.warns, ends].filter(Boolean).join(" "));
    const text = confirm.ends ? `${confirm.label} ${words["and-end-turn"]}` : confirm.label;
    const yes = button(text, { cls: "btn-main confirm", pick: confirm, note: whyOf(confirm) });
    yes.addEventListener("click", act.yes);
    const no = button(words.back, { icon: "undo" });
    no.addEventListener("click", act.no);
    box.append(yes, no);
    return;
  }
  if (!chooser) {
    say(frame.sentence);
    extras(box, frame, words, act);
    standing(box, frame, words, act);
    return;
  }
  say(chooser.sentence);
  const lit = chooser.lit();
  const settled = chooser.settled();
  let number = 0;
  for (const { place, label, icon, note } of chooser.decision.buttons) {
    const picks = lit.get(place) ?? [];
    if (place === PASS) {
      end.disabled = false;
      end.firstElementChild.textContent = label;
      if (lit.size === 1) end.classList.add("btn-main");
      continue;
    }
    const chosen = settled.has(place);
    if (!picks.length && !chosen && chooser.decision.gates?.[place.split("-")[0]]) continue;
    const sole = picks.length === 1 ? picks[0] : null;
    const cls = chosen || picks.length ? "" : "other";
    const element = button(sole ? sole.label : label, { icon, at: place, pick: sole, cls, note: note || whyOf(sole) });
    if (chosen) element.setAttribute("aria-pressed", "true");
    if (sole?.note) element.title = sole.note;
    if (chooser.decision.numbered && picks.length && number < 9) {
      element.dataset.key = ++number;
      const key = document.createElement("kbd");
      key.textContent = number;
      element.append(key);
    }
    box.append(element);
    if (place === focusAt) element.focus();
  }
  if (!chooser.chosen.length) orders(box, frame, words, act);
}

/** To pass on until something better comes up: offered where a pass is the best there is, and taken back here. */
function orders(box, frame, words, act) {
  if (!frame.order && !frame.may_order) return;
  const element = button(words[frame.order ? "order-stop" : "order"], { icon: "last", cls: `btn-quiet order${frame.order ? "" : " offer"}` });
  element.title = words[frame.order ? `order-stands-${frame.order}` : "order-help"];
  element.addEventListener("click", () => (frame.order ? act.order("") : act.askOrder()));
  box.append(element);
}

/** For how long, and what that means. */
function askSpan(box, words, act) {
  say(words["order-help"]);
  for (const span of ["round", "game"]) {
    const element = button(words[`order-${span}`], { cls: "order-span" });
    element.addEventListener("click", () => act.order(span));
    box.append(element);
  }
  const no = button(words.back, { icon: "undo" });
  no.addEventListener("click", act.no);
  box.append(no);
}

/** While others decide: that an order stands, and the way back. */
function standing(box, frame, words, act) {
  if (!frame.order) return;
  const text = document.createElement("span");
  text.className = "order-stands";
  text.append(iconOf("last"), words[`order-stands-${frame.order}`]);
  text.title = words["order-help"];
  const back = button(words["order-back"], { cls: "order" });
  back.addEventListener("click", () => act.order(""));
  box.append(text, back);
}

function extras(box, frame, words, act) {
  if (frame.stands_in) {
    const back = button(words["take-seat-back"], { cls: "btn-main" });
    back.addEventListener("click", act.comeBack);
    box.append(back);
  }
  if (frame.status === "closed") {
    const review = document.createElement("a");
    review.className = "btn";
    review.href = `${location.pathname}/replay${location.search}`;
    review.textContent = words.review;
    box.append(review);
  }
  if (frame.ending) {
    const result = button(words.result, { icon: "crown", cls: "btn-main" });
    result.addEventListener("click", () => openDialog("ending"));
    box.append(result);
  }
  if (frame.again) {
    const there = document.createElement("a");
    there.className = "btn btn-main";
    there.href = frame.again;
    there.textContent = words["go-there"];
    box.append(`${words["rematch-there"]} `, there);
  }
}

/** Picks that say the same are one to whoever reads them. */
function withoutTwins(picks) {
  const found = new Map();
  for (const pick of picks) {
    const words = JSON.stringify([pick.group, pick.label, pick.note, pick.price, pick.gain]);
    if (!found.has(words)) found.set(words, pick);
  }
  return [...found.values()];
}

function headOf(group, words) {
  const head = document.createElement("li");
  head.className = "all-head";
  const title = document.createElement("h3");
  title.append(iconOf(group), words);
  head.append(title);
  return head;
}

/** Everything that can be done, under headings where the scene has some; a line parts the rest from them. */
export function listChoices(chooser, act) {
  const list = $("#all-list");
  list.replaceChildren();
  const picks = withoutTwins(chooser?.picks ?? []);
  const groups = chooser?.decision.groups ?? {};
  for (const group of [...Object.keys(groups), ""]) {
    const own = picks.filter((pick) => (groups[pick.group] ? pick.group : "") === group);
    if (own.length && group) list.append(headOf(group, groups[group]));
    const items = own.map((pick) => choiceOf(pick, act));
    items[0]?.classList.toggle("all-rest", !group && list.childElementCount > 0);
    list.append(...items);
  }
  list.querySelector("button")?.focus();
}

function choiceOf(pick, act) {
  const item = document.createElement("li");
  const element = button(pick.label, { cls: "choice" });
  const text = document.createElement("span");
  text.append(...element.childNodes);
  if (pick.note || pick.warns) {
    const small = document.createElement("small");
    small.textContent = [pick.note, pick.warns].filter(Boolean).join(". ");
    text.append(small);
  }
  element.append(text);
  const marks = document.createElement("span");
  marks.className = "prices";
  marks.append(...marksOf(pick));
  element.append(marks);
  element.addEventListener("click", () => {
    $("#d-all").close();
    act.pick(pick);
  });
  item.append(element);
  return item;
}
