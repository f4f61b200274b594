// Measures a live page: boxes of texts and of everything that answers to a press. Answers faults in words.
// What lies in a scrolling box beyond its edge is hidden, not cut. Names are what a person is called: not lengthened.
(least) => {
  const page = document.scrollingElement;
  // The window's own size: a phone makes `innerWidth` wider where something sticks out.
  const { clientWidth: wide, clientHeight: tall } = document.documentElement;
  const rolls = page.scrollHeight > tall + 1 && getComputedStyle(document.body).overflowY !== "hidden";
  const high = rolls ? page.scrollHeight : tall;
  const out = new Map();
  const styles = new Map();
  const styleOf = (e) => {
    if (!styles.has(e)) styles.set(e, getComputedStyle(e));
    return styles.get(e);
  };
  const name = (e) => {
    const cls = typeof e.className === "string" ? e.className : (e.className?.baseVal ?? "");
    const at = e.dataset?.at ?? e.id;
    return e.tagName.toLowerCase() + (at ? `[${at}]` : cls ? `.${cls.trim().split(/\s+/).slice(0, 2).join(".")}` : "");
  };
  const say = (kind, e, more = "") => {
    const words = `${kind}: ${name(e)} ${more}`.trim();
    out.set(words, (out.get(words) ?? 0) + 1);
  };
  // An open dialog is all there is.
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const seen = (e) => {
    if (!top.contains(e) || e.closest(".hidden-text, [hidden], .sprite, .skip, dialog:not([open])")) return false;
    for (let up = e; up && up !== top; up = up.parentElement) if (styleOf(up).clipPath.startsWith("inset(50%")) return false;
    for (let up = e; up instanceof SVGElement; up = up.parentElement) if (styleOf(up).display === "none") return false;
    return e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const cut = (e, box) => {
    let [left, right, upper, lower] = [Math.max(box.left, 0), Math.min(box.right, wide), Math.max(box.top, 0), Math.min(box.bottom, high)];
    let scrolls = false;
    let free = styleOf(e).position === "fixed";
    for (let up = e.parentElement; up && up !== document.body && !free; up = up.parentElement) {
      const style = styleOf(up);
      free = style.position === "fixed";
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (up instanceof SVGElement && up.tagName !== "svg") continue;
      const edge = up.getBoundingClientRect();
      const beyond = edge.left > box.left + 1 || edge.right < box.right - 1 || edge.top > box.top + 1 || edge.bottom < box.bottom - 1;
      if (beyond && /auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      upper = Math.max(upper, edge.top);
      lower = Math.min(lower, edge.bottom);
    }
    return { left, right, top: upper, bottom: lower, width: right - left, height: lower - upper, scrolls };
  };
  const meet = (a, b) => {
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return x > 0 && y > 0 ? [x, y] : null;
  };
  // What lies over the table because somebody opened it or has to choose from it.
  const SHEETS = ".guide, .toast, .advice, .told, .n-scrim, .n-open, .n-offer, .side-open .drawer";
  const layerOf = (e) => {
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      if (/fixed|sticky/.test(styleOf(up).position) || up.matches(".n-offer, .advice")) return up;
    }
    return null;
  };
  const solid = (e, layer) => {
    for (let up = e; up; up = up.parentElement) {
      const parts = styleOf(up).backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
      if (styleOf(up).backgroundColor !== "rgba(0, 0, 0, 0)" && (parts[3] ?? 1) > 0.5) return true;
      if (up === layer) return false;
    }
    return false;
  };

  // The nearest thing around a text that has a face or an edge of its own.
  const boxOf = (e) => {
    for (let up = e, steps = 0; up && up !== document.body && steps < 4; up = up.parentElement, steps++) {
      const style = styleOf(up);
      if (up instanceof SVGElement || style.display === "inline") continue;
      if (style.backgroundColor !== "rgba(0, 0, 0, 0)" || (style.borderTopWidth !== "0px" && style.borderLeftWidth !== "0px")) return up;
    }
    return null;
  };

  if (page.scrollWidth > wide + 1) say("page scrolls sideways", document.body, `${page.scrollWidth} px`);
  for (const box of document.querySelectorAll(".desk, .desk > *, .bar, .drawer-body, dialog[open]")) {
    if (seen(box) && box.scrollWidth > box.clientWidth + 1 && /auto|scroll/.test(styleOf(box).overflowX)) {
      say("scrolls sideways", box, `${box.scrollWidth} > ${box.clientWidth}`);
    }
  }

  // Texts. A short name and how the game stands are not broken in the middle of a word.
  const WHOLE = ".seat-card .name, .now-chip span";
  const SHORT_WORD = /(?<!\p{L})\p{L}{2,6}(?!\p{L})/gu;
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const e = node.parentElement;
    if (!node.data.trim() || e.closest("script, style, title, option") || !seen(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const left = cut(e, box);
    const words = node.data.trim().replace(/\s+/g, " ").slice(0, 32);
    if (left.width < 1 || left.height < 1) {
      if (!left.scrolls) say("text out of sight", e, words);
      continue;
    }
    const off = [box.right - left.right > 2, left.left - box.left > 2, box.bottom - left.bottom > 3, left.top - box.top > 3];
    if (!left.scrolls && off.some(Boolean)) say("text cut", e, words);
    const style = styleOf(e);
    if (style.textOverflow === "ellipsis" && style.overflow !== "visible" && e.scrollWidth > e.clientWidth + 1) say("text cut (...)", e, words);
    if (style.webkitLineClamp !== "none" && e.scrollHeight > e.clientHeight + 2) say("text cut (...)", e, words);
    if (e.matches(WHOLE)) {
      for (const { 0: word, index } of node.data.matchAll(SHORT_WORD)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) say("word broken", e, word);
      }
      range.selectNodeContents(node);
    }
    const boxed = boxOf(e);
    if (boxed && !left.scrolls) {
      const edge = boxed.getBoundingClientRect();
      if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 3 || box.bottom > edge.bottom + 3) {
        say("text out of its box", e, words);
      }
    }
    if (!left.scrolls && !(e instanceof SVGElement)) {
      const [line] = range.getClientRects();
      const there = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
      const over = there && !there.contains(e) && !e.contains(there) && !there.closest(SHEETS);
      if (over && styleOf(there).opacity !== "0" && !(there instanceof SVGElement && e.contains(there.closest("svg").parentElement))) say("text covered", e, `${words} by ${name(there)}`);
    }
    if (!left.scrolls) for (const line of range.getClientRects()) if (line.width > 1) texts.push({ e, box: line, words, layer: layerOf(e) });
  }
  // What is selected in a list: the arrow beside it takes some room.
  const ARROW = 20;
  const pen = document.createElement("canvas").getContext("2d");
  for (const e of top.querySelectorAll("select")) {
    if (!seen(e)) continue;
    const style = styleOf(e);
    pen.font = style.font;
    const words = e.selectedOptions[0]?.text ?? "";
    const room = e.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    if (pen.measureText(words).width > room + 2) say("text cut", e, words);
  }
  texts.sort((a, b) => a.box.top - b.box.top);
  for (let i = 0; i < texts.length; i++) {
    for (let k = i + 1; k < texts.length && texts[k].box.top < texts[i].box.bottom; k++) {
      const [a, b] = [texts[i], texts[k]];
      if (a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      const common = meet(a.box, b.box);
      if (!common || common[0] <= 3 || common[1] <= Math.min(a.box.height, b.box.height) * 0.4) continue;
      const onSheet = a.layer !== b.layer && ((a.layer && solid(a.e, a.layer)) || (b.layer && solid(b.e, b.layer)));
      if (!onSheet) say("texts overlap", a.e, `${a.words} / ${b.words}`);
    }
  }

  // Drawings and panels
  for (const e of top.querySelectorAll("svg")) {
    const panel = e.parentElement.closest(".panel, .desk > *, svg");
    if (!panel || panel.tagName === "svg" || !seen(e) || layerOf(e)) continue;
    const box = e.getBoundingClientRect();
    const edge = panel.getBoundingClientRect();
    if (box.width < 1 || edge.width < 1 || cut(e, box).scrolls) continue; // a panel without a box of its own has no edge
    const off = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
    if (off > 6) say("drawing out of its panel", e, `${name(panel)} ${Math.round(off)} px`);
  }
  const panels = [...top.querySelectorAll(".panel")].filter((e) => seen(e) && !layerOf(e));
  panels.forEach((a, i) => {
    for (const b of panels.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      const common = meet(cut(a, a.getBoundingClientRect()), cut(b, b.getBoundingClientRect()));
      if (common && common[0] > 4 && common[1] > 4) say("panels overlap", a, name(b));
    }
  });

  // Who is here stands on the edge of a card: over its line, not over the name.
  for (const e of top.querySelectorAll(".burgundy .seat-card > .presence")) {
    const called = e.closest(".seat-card")?.querySelector(".name");
    if (!called || !seen(e) || !seen(called)) continue;
    const letters = document.createRange();
    letters.selectNodeContents(called);
    const [line] = letters.getClientRects();
    const middle = line && { left: line.left, right: line.right, top: line.top + line.height * 0.12, bottom: line.bottom };
    if (middle && meet(e.getBoundingClientRect(), middle)) say("name covered", called, e.textContent);
  }

  // The shape of whoever moved last is as large wherever it lies.
  for (const e of top.querySelectorAll(".last-by")) {
    const { width } = e.getBoundingClientRect();
    if (seen(e) && width > 24) say("mark large", e, `${Math.round(width)}`);
  }

  // Targets: whatever answers to a press. On a board only what is lit does.
  const targets = [];
  const pressed = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]';
  for (const e of top.querySelectorAll(pressed)) {
    if (!seen(e) || e.disabled || e.matches("input[type=hidden]") || e.closest("[inert]")) continue;
    if (styleOf(e).pointerEvents === "none" || e.matches("p a, li a, .log a")) continue;
    const hit = e.querySelector(":scope > .hit") ?? (e.matches("label input") ? e.closest("label") : e);
    const box = (hit.getClientRects().length ? hit : e).getBoundingClientRect();
    const left = cut(e, box);
    if (left.width < 1 || left.height < 1) {
      if (!left.scrolls) say("target out of sight", e);
      continue;
    }
    // In a row that rolls, too.
    if (e.matches(".btn") && e.scrollWidth > e.clientWidth + 2) say("text out of its box", e, e.textContent.slice(0, 32));
    if (Math.min(box.width, box.height) < least - 0.6) say("target small", e, `${Math.round(box.width)} x ${Math.round(box.height)}`);
    if (left.scrolls) continue;
    if (left.width < box.width - 3 || left.height < box.height - 3) say("target cut", e);
    const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const own = there && (e.contains(there) || hit.contains(there) || there.contains(e) || there.closest("[data-at]") || there.closest(SHEETS));
    if (!own) say("target covered", e, there ? name(there) : "");
    targets.push({ e, box: left, layer: layerOf(e) });
  }
  for (let i = 0; i < targets.length; i++) {
    for (let k = i + 1; k < targets.length; k++) {
      const [a, b] = [targets[i], targets[k]];
      if (a.e.contains(b.e) || b.e.contains(a.e) || a.layer !== b.layer) continue;
      if (a.e instanceof SVGElement && b.e instanceof SVGElement) continue; // pieces of one board may touch with their corners
      const common = meet(a.box, b.box);
      if (common && common[0] > 4 && common[1] > 4) say("targets overlap", a.e, name(b.e));
    }
  }
  return [...out].map(([words, times]) => (times > 1 ? `${words} (x${times})` : words));
};
