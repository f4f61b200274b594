// A better second game: a choice answers whether it is the best, and why.

import { $, all } from "./hall.js";
import { read } from "./hints.js";
import { toEnd } from "./side.js";

const card = $("#said");
const answer = $("#answer");

for (const choice of all("[data-choice]")) {
  choice.addEventListener("click", () => {
    const right = choice.dataset.choice === "best";
    for (const other of all("[data-choice]")) other.setAttribute("aria-pressed", String(other === choice));
    choice.classList.add(right ? "right" : "wrong");
    answer.textContent = right ? answer.dataset.right : answer.dataset.wrong;
    for (const part of [card, answer]) part.classList.toggle("right", right);
    $("#why").hidden = !right;
    card.hidden = false;
  });
}

const shut = () => (card.hidden = true);
$("[data-do=shut]", card).addEventListener("click", shut);
document.addEventListener("keydown", (event) => event.key === "Escape" && shut());
document.addEventListener("click", (event) => event.target.closest("button, a") ?? read(event));
for (const place of all("[data-zoom]")) place.disabled = true;
toEnd($("#log"));
