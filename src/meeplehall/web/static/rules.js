// The rules reference: what is typed leaves only the rules that hold all of its words.

import { $, all } from "./hall.js";

const field = $("#rules-search");
const found = $("#rules-found");
const reader = $(".reader");

function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// What can be found: rules, and the paragraphs, lists and tables between them.
const pieces = all(":scope > :is(ul, ol) > li, :scope > :not(h1, h2, h3, ul, ol)", reader).map((element) => ({
  element,
  text: plain(element.textContent),
}));

function look() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { element, text } of pieces) {
    element.hidden = !words.every((word) => text.includes(word));
    if (!element.hidden) count += 1;
  }
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
// A link inside the text leads to a rule that the search may have hidden.
addEventListener("hashchange", () => {
  if (!$(`#${CSS.escape(location.hash.slice(1))}`)?.hidden) return;
  field.value = "";
  look();
  $(`#${CSS.escape(location.hash.slice(1))}`).scrollIntoView();
});
look();
