// A decision is a list of picks, a pick a set of places. Choosing places narrows the picks until one is left.
// Nothing here knows any rule: what may be chosen is what the hall sent.

export class Chooser {
  constructor(decision) {
    this.decision = decision;
    this.chosen = [];
    this.notice = "";
    this.known = new Set(decision.picks.flatMap((pick) => pick.places));
  }

  /** The place a drawn one stands for. */
  place(at) {
    return this.decision.alias?.[at] ?? at;
  }

  /** The picks that contain all of these places. */
  with(places) {
    return this.decision.picks.filter((pick) => places.every((place) => pick.places.includes(place)));
  }

  get picks() {
    return this.with(this.chosen);
  }

  /** Whether a place has to wait for another to be chosen. */
  waits(place) {
    const gate = this.decision.gates?.[place.split("-")[0]];
    return gate !== undefined && ![...this.chosen, ...(this.decision.given ?? [])].some((other) => other.startsWith(gate));
  }

  /** Places that would narrow the picks further, with the picks that remain then. */
  lit() {
    const picks = this.picks;
    const found = new Map();
    for (const pick of picks) {
      for (const place of pick.places) {
        if (this.chosen.includes(place) || this.waits(place)) continue;
        if (!found.has(place)) found.set(place, []);
        found.get(place).push(pick);
      }
    }
    if (this.chosen.length || this.decision.given?.length) {
      const settled = this.settled();
      for (const place of settled) found.delete(place);
    }
    return found;
  }

  /** Places that all remaining picks share: nothing is left to choose about them. */
  settled() {
    const picks = this.picks;
    const shared = this.chosen.length
      ? picks[0].places.filter((place) => picks.every((pick) => pick.places.includes(place)))
      : [];
    return new Set([...this.chosen, ...shared, ...(this.decision.given ?? [])]);
  }

  /** Why a place does not go with one that is chosen already, where the hall says so. */
  clash(place) {
    const pairs = this.chosen.map((other) => [other, place].sort().join("+"));
    return pairs.map((pair) => this.decision.clashes?.[pair]).find(Boolean) ?? "";
  }

  /** Choose a place, or let it go. A place of other picks turns the choice to those, keeping what fits. */
  choose(place) {
    this.notice = this.clash(place);
    if (this.notice) return;
    if (this.chosen.includes(place)) {
      this.chosen = this.chosen.filter((other) => other !== place);
      return;
    }
    const kept = [place];
    for (const old of this.chosen) if (this.with([...kept, old]).length) kept.unshift(old);
    this.chosen = kept;
  }

  back() {
    this.notice = "";
    this.chosen.pop();
  }

  clear() {
    this.notice = "";
    this.chosen = [];
  }

  /** The pick that is left once something has been chosen; of several that differ in a die alone, the only free one. */
  get sole() {
    const picks = this.picks;
    if (!this.chosen.length || picks.length === 1) return this.chosen.length ? picks[0] : null;
    const free = picks.filter((pick) => pick.cost === 0);
    const open = [...this.lit().keys()];
    const settles = this.decision.settles ?? [];
    return free.length === 1 && open.every((place) => settles.includes(place.split("-")[0])) ? free[0] : null;
  }

  /** The question for what is still open. */
  get sentence() {
    const { sentence, asks } = this.decision;
    if (this.notice) return this.notice;
    const picks = this.picks;
    if (!this.chosen.length) return sentence;
    const kinds = new Set([...this.lit().keys()].map((place) => place.split("-")[0]).filter((kind) => kind !== "do"));
    const ask = asks?.[[...kinds].sort().join("+")];
    const head = picks.every((pick) => pick.head === picks[0].head) ? picks[0].head : "";
    const words = [head, ask].filter(Boolean).join(": ");
    return words ? `${words[0].toUpperCase()}${words.slice(1)}.` : sentence;
  }
}
