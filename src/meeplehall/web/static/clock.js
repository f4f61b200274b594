// Clocks at a table: the hall says when each runs out, the page counts down to it.

import { $ } from "./hall.js";

const MINUTE = 60000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TICK = 250;
const SOON = 0.25; // of the whole: what is left is red
const SPOKEN = [
  [MINUTE, "clock-minute"],
  [10000, "clock-seconds"],
];

/** As people say it: 2 d 9 h, 3 h 10 min; under an hour by the second. */
function inWords(left, words) {
  const whole = Math.max(0, Math.ceil(left / 1000)) * 1000;
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  if (days) return `${days} ${words["unit-day"]} ${hours} ${words["unit-hour"]}`;
  if (hours) return `${hours} ${words["unit-hour"]} ${minutes} ${words["unit-minute"]}`;
  return `${minutes}:${String((whole % MINUTE) / 1000).padStart(2, "0")}`;
}

export class Clocks {
  /** `get` says how the table stands: { viewer, clock, seats, status }. */
  constructor(table, query, get, words) {
    Object.assign(this, { table, query, get, words });
    this.ahead = 0;
    this.fresh = null;
    this.whole = Number($(".bar-time").dataset.whole);
    this.turns = $(".bar-time").dataset.turns !== undefined;
    this.spoken = new Set();
    setInterval(() => document.hidden || this.draw(), TICK);
    document.addEventListener("visibilitychange", () => document.hidden || this.ask());
    this.ask();
  }

  /** What time it is at the hall, and how the clocks stand: after it was closed they run out later. */
  async ask() {
    const sent = Date.now();
    const answer = await fetch(`/table/${this.table}/clock?${this.query}`).catch(() => null);
    if (!answer?.ok) return;
    const said = await answer.json();
    this.ahead = said.now - (sent + Date.now()) / 2;
    this.fresh = said;
    this.draw();
  }

  /** Milliseconds that a seat has, and whether they run. */
  left([left, zero]) {
    const runs = Boolean(zero) && this.get().status === "running";
    return [runs ? Math.max(0, Math.min(left, zero - Date.now() - this.ahead)) : left, runs];
  }

  draw() {
    const { viewer, seats, version, clock } = this.get();
    const times = (this.fresh?.version === version ? this.fresh.clock : clock) ?? [];
    const found = times.map((time, seat) => ({ seat, person: !seats?.[seat]?.[1], all: this.left(time) }));
    for (const one of found) this.show(one);
    const running = found.filter(({ person, all: [, runs] }) => person && runs);
    const mine = running.find(({ seat }) => seat === viewer);
    const shown = mine ?? running.sort((a, b) => a.all[0] - b.all[0])[0];
    const bar = $(".bar-time");
    bar.hidden = !shown;
    if (shown) this.write(bar, shown.all, shown.seat, seats);
    if (mine) this.speak(mine.all[0]);
  }

  /** On the edge of the seat's card, where it takes no room. */
  show({ seat, person, all: [left, runs] }) {
    const card = $(`.seat-card.seat-${seat + 1}`);
    if (!card) return;
    const shown = person && (runs || !this.turns);
    let chip = $(".seat-time", card);
    if (!shown) return chip?.remove();
    if (!chip) {
      chip = document.createElement("span");
      chip.className = "seat-time num";
      chip.setAttribute("role", "timer");
      card.append(chip);
    }
    this.write(chip, [left, runs], seat, this.get().seats);
  }

  write(element, [left, runs], seat, seats) {
    const text = inWords(left, this.words);
    const words = $("b", element) ?? element.appendChild(document.createElement("b"));
    if (words.textContent !== text) words.textContent = text;
    const name = seat === this.get().viewer ? this.words.clock : `${this.words["clock-of"]} ${seats?.[seat]?.[0] ?? ""}`;
    if (element.title !== name) {
      element.title = name;
      element.setAttribute("aria-label", name);
    }
    element.classList.toggle("runs", runs);
    element.classList.toggle("soon", left < this.whole * SOON);
  }

  /** Who cannot see the clock hears when little is left: once each. */
  speak(left) {
    for (const [at, words] of SPOKEN) {
      if (left > at) this.spoken.delete(at);
      else if (!this.spoken.has(at)) {
        this.spoken.add(at);
        if (left > at - 5000) $("#say-aloud").textContent = this.words[words];
      }
    }
  }
}
