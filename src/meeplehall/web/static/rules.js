// The rules page: what is typed leaves only the rules, tiles and cards that hold all of its words.

import { $, all } from "./hall.js";

const field = $("#rules-search");
const found = $("#rules-found");
const reader = $(".reader");

function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// What can be found: pictures, rules, and the paragraphs, lists and tables between them.
const pieces = [
  ...all(".dict-entry"),
  ...all(":scope > :is(ul, ol) > li, :scope > :not(h1, h2, h3, ul, ol)", reader),
].map((element) => ({ element, text: plain(element.textContent) }));

function look() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { element, text } of pieces) {
    element.hidden = !words.every((word) => text.includes(word));
    if (!element.hidden) count += 1;
  }
  for (const overview of all(".dict-overview")) overview.hidden = words.length > 0;
  for (const group of all(".dict-group, .dict")) group.hidden = !$(".dict-entry:not([hidden])", group);
  let heading = null;
  for (const block of reader.children) {
    if (/^H[123]$/.test(block.tagName)) {
      heading = block;
      heading.hidden = words.length > 0;
    } else if (heading && (block.matches("ul, ol") ? $(":scope > li:not([hidden])", block) : !block.hidden)) {
      heading.hidden = false;
    }
  }
  const { none, one, many } = found.dataset;
  const said = count === 0 ? none : count === 1 ? one : many.replace("#", count);
  found.textContent = words.length ? said : "";
}

field.addEventListener("input", look);
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && event.target !== field) {
    event.preventDefault();
    field.focus();
  }
});
// A link leads to something that the search may have hidden.
addEventListener("hashchange", () => {
  const target = $(`#${CSS.escape(location.hash.slice(1))}`);
  if (!target || target.getClientRects().length) return;
  field.value = "";
  look();
  target.scrollIntoView();
});
look();
