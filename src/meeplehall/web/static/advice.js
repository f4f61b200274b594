// A good move in two steps, first where to look, then the move; and a warning before a bad one.

import { $, all } from "./hall.js";
import { capital, iconOf } from "./hints.js";
import { showSection } from "./side.js";

const RING = ["hinted", "soft"];

function placeOf(name) {
  return all(`[data-at="${CSS.escape(name)}"]`);
}

/** What kind of place it is: its name without numbers. */
function kindOf(name) {
  return name.replace(/-?\d.*$/, "");
}

/** On a phone the section comes to the front, and the place is lifted, that it is about. */
function bringToFront(names) {
  const drawn = names.flatMap(placeOf).filter((place) => place.closest(".desk [data-tab]"));
  const first = drawn.find((place) => place.getClientRects().length) ?? drawn[0];
  if (!first) return;
  if (!first.getClientRects().length) showSection(first.closest("[data-tab]").dataset.tab);
  first.dispatchEvent(new Event("wanted", { bubbles: true }));
}

export class Adviser {
  /** `frameOf` is the frame on the page; `decide` carries a pick out, `reconsider` lets go of it. */
  constructor(line, frameOf, { decide, reconsider }, words) {
    this.line = line;
    this.frameOf = frameOf;
    this.decide = decide;
    this.reconsider = reconsider;
    this.words = words;
    this.box = $("#advice");
  }

  /** What was said is over. */
  close() {
    this.pick = null;
    this.box.hidden = true;
    this.ring(null, []);
  }

  /** A new frame is drawn: what was said of this decision stands, also when somebody speaks or the log tells that it was asked. */
  keepUp() {
    if (this.box.hidden || this.version !== this.frameOf().version) this.close();
    else this.ring(this.kind, this.places);
  }

  /** These places wear this ring, and no others any. */
  ring(kind, places) {
    for (const name of RING) for (const place of all(`.${name}`)) place.classList.remove(name);
    for (const place of places.flatMap(placeOf)) place.classList.add(kind);
    this.kind = kind;
    this.places = places;
  }

  /** The pick that begins with these decisions. */
  find(steps) {
    const picks = this.frameOf().decision?.picks ?? [];
    const two = picks.find((pick) => pick.lead >= 0 && pick.lead === steps[0] && pick.action === steps[1]);
    return two ?? picks.find((pick) => !(pick.lead >= 0) && pick.action === steps[0]);
  }

  /** Asked once: where to look. Asked again: the move. */
  async hint() {
    const frame = this.frameOf();
    if (!frame.hints || this.asking) return;
    if (this.pick) return this.showMove();
    this.asking = true;
    document.body.classList.add("advising");
    const answer = await this.line.send("hint", { seat: frame.viewer, version: frame.version });
    document.body.classList.remove("advising");
    this.asking = false;
    if (!answer || answer.version !== this.frameOf().version) return;
    this.close();
    this.pick = this.find(answer.steps);
    this.reason = answer.reason;
    if (this.pick) this.showWhere();
  }

  showWhere() {
    const kinds = new Set(this.pick.places.map(kindOf));
    const places = new Set(this.frameOf().decision.picks.flatMap((pick) => pick.places));
    this.ring("soft", [...places].filter((name) => kinds.has(kindOf(name))));
    bringToFront(this.pick.places);
    const show = this.button(this.words["hint-show"], "btn-main", () => this.showMove());
    this.say(this.words["hint-where"], this.words["hint-where-says"], [show]);
    show.focus({ preventScroll: true });
  }

  showMove() {
    const pick = this.pick;
    this.ring("hinted", pick.places);
    bringToFront(pick.places);
    const yes = this.button(this.words["hint-do"], "btn-main", () => {
      this.close();
      this.decide(pick);
    });
    this.say(pick.label, this.reason, [yes]);
    yes.focus({ preventScroll: true });
  }

  /** Carry a decision out, unless it would lose much: then ask first. */
  async warn(pick) {
    const frame = this.frameOf();
    if (this.asking) return;
    this.asking = true;
    document.body.classList.add("advising");
    const { action, lead } = pick;
    const answer = await this.line.send("warn", { seat: frame.viewer, version: frame.version, action, lead });
    document.body.classList.remove("advising");
    this.asking = false;
    if (frame.version !== this.frameOf().version) return;
    if (!answer?.loss) {
      this.decide(pick);
      return;
    }
    this.close();
    const better = this.find(answer.steps);
    this.ring("hinted", better?.places ?? []);
    const again = this.button(this.words["warn-back"], "btn-main", () => {
      this.close();
      this.reconsider();
    });
    const anyway = this.button(this.words["warn-anyway"], "", () => {
      this.close();
      this.decide(pick);
    });
    const words = better ? `${answer.loss} ${this.words["warn-better"]} ${better.label}.` : answer.loss;
    this.say(this.words["warn-title"], words, [again, anyway]);
    again.focus({ preventScroll: true });
  }

  button(text, cls, press) {
    const element = document.createElement("button");
    element.type = "button";
    element.className = `btn ${cls}`;
    element.textContent = text;
    element.addEventListener("click", press);
    return element;
  }

  say(title, text, buttons) {
    const head = document.createElement("h2");
    head.append(iconOf("bulb"), capital(title));
    const body = document.createElement("p");
    body.textContent = text;
    const row = document.createElement("p");
    row.className = "row";
    row.append(...buttons);
    if (buttons.length < 2) row.append(this.button(this.words.close, "btn-quiet", () => this.close()));
    this.version = this.frameOf().version;
    this.box.replaceChildren(head, body, row);
    this.box.hidden = false;
  }
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && !$("#advice")?.hidden) $("#advice .btn-quiet, #advice .btn-main")?.click();
});
