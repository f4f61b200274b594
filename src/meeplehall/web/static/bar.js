// The decision bar: the sentence, the buttons, undo and the end of a turn.

import { $, openDialog } from "./hall.js";

function iconOf(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

function button(text, { icon = "", cls = "", gain = "", at = "", note = "" } = {}) {
  const element = document.createElement("button");
  element.type = "button";
  element.className = `btn ${cls}`;
  if (at) element.dataset.at = at;
  if (icon) element.append(iconOf(icon));
  element.append(`${text[0].toUpperCase()}${text.slice(1)}`);
  if (note) {
    const small = document.createElement("small");
    small.textContent = note;
    element.append(small);
  }
  if (gain) {
    const badge = document.createElement("span");
    badge.className = "badge badge-gold";
    badge.textContent = gain;
    element.append(badge);
  }
  return element;
}

function say(text) {
  const sentence = $("#sentence");
  if (sentence.textContent !== text) sentence.textContent = text;
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

/** Draw the bar for a choice in progress. `confirm` is the pick that waits for a yes. */
export function drawBar(chooser, confirm, frame, words, act) {
  const box = $("#choices");
  const end = $("#end");
  const focusAt = document.activeElement?.closest?.("#choices [data-at]")?.dataset.at;
  box.replaceChildren();
  news(!chooser && !confirm && !frame.ending);
  $("#all").hidden = !chooser;
  end.disabled = true;
  end.classList.remove("btn-main");
  end.firstElementChild.textContent = words["end-turn"];
  $("#undo").disabled = !(frame.undo || confirm || chooser?.chosen.length);
  if (confirm) {
    say(`${confirm.label}. ${words[confirm.ends ? "ends-your-turn" : "shows-something"]}`);
    const text = confirm.ends ? `${confirm.label} ${words["and-end-turn"]}` : confirm.label;
    const yes = button(text, { cls: "btn-main confirm", gain: confirm.gain });
    yes.addEventListener("click", act.yes);
    const no = button(words.back, { icon: "undo" });
    no.addEventListener("click", act.no);
    box.append(yes, no);
    return;
  }
  if (!chooser) {
    say(frame.sentence);
    extras(box, frame, words, act);
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
    const element = button(sole ? sole.label : label, { icon, at: place, gain: sole?.gain, cls, note });
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

/** Everything that can be done, as a plain list. */
export function listChoices(chooser, act) {
  const list = $("#all-list");
  list.replaceChildren();
  for (const pick of chooser?.picks ?? []) {
    const item = document.createElement("li");
    const element = button(pick.label, { cls: "choice", gain: pick.gain });
    if (pick.note) {
      const note = document.createElement("span");
      note.className = "quiet small";
      note.textContent = pick.note;
      element.append(note);
    }
    element.addEventListener("click", () => {
      $("#d-all").close();
      act.pick(pick);
    });
    item.append(element);
    list.append(item);
  }
  list.querySelector("button")?.focus();
}
