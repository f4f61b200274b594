// The line to the hall: frames come by a socket, commands go by POST.

import { toast, untoast } from "./hall.js";

export class Line {
  /** `get` says where the page stands: { table, version, chat, seat, focus, watch }; `take` is given frames. */
  constructor(get, take, words) {
    this.get = get;
    this.take = take;
    this.words = words;
    this.tries = 0;
    this.mistakes = 0;
    this.open();
  }

  open() {
    const at = this.get();
    // Not every browser tells a socket its languages: the page says in which one it is written.
    const query = new URLSearchParams({ since: this.mistakes ? -1 : at.version, chat: at.chat, lang: document.documentElement.lang });
    if (at.seat !== undefined) query.set("seat", at.seat);
    if (at.focus !== undefined) query.set("focus", at.focus);
    if (at.watch) query.set("watch", at.watch);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table/${at.table}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => {
      if (this.tries > 1) toast(this.words.connected);
      else if (!this.mistakes) untoast();
      this.tries = 0;
      document.body.dataset.line = "open";
      this.opened?.();
    };
    socket.onmessage = (event) => {
      if (this.mistakes) untoast();
      this.mistakes = 0;
      this.take(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      document.body.dataset.line = "closed";
      if (event.code === 4404) {
        toast(event.reason || this.words["server-gone"], "stays");
        return;
      }
      if (event.code === 1011 || event.code === 1013) {
        // The hall could not tell how the table stands: come back later and later.
        this.mistakes += 1;
        toast(event.reason || this.words["server-gone"], "stays");
        setTimeout(() => this.socket === socket && this.open(), Math.min(60000, 1000 * 2 ** Math.min(this.mistakes, 6)));
        return;
      }
      this.tries += 1;
      if (this.tries > 1) toast(this.words[this.tries > 6 ? "server-gone" : "reconnecting"], "stays");
      setTimeout(() => this.socket === socket && this.open(), Math.min(5000, 200 * 2 ** Math.min(this.tries, 5)));
    };
  }

  /** Start anew, as another seat or after the page has slept. */
  reopen() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.open();
  }

  /** A command. Answers what the hall said; null if it refused or was not reached. */
  async send(command, body) {
    let answer;
    try {
      answer = await fetch(`/table/${this.get().table}/${command}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body: JSON.stringify(body),
      });
    } catch {
      toast(this.words["server-gone"]);
      return null;
    }
    const data = await answer.json();
    if (answer.ok) return data;
    if (answer.status === 409 && data.version !== undefined) {
      this.take({ ...data, full: true });
      return null;
    }
    toast(data.error, "bad");
    return null;
  }
}
