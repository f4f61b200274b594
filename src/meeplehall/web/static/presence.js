// Who sits at the table: bots with their level, and people who are away.

import { all } from "./hall.js";

/** Put a small chip on the edge of the seats' cards, or where a card has a place for it. `seats` is what a frame says: name, level, here, rating. */
export function showSeats(seats, words) {
  for (const old of all(".presence")) old.remove();
  (seats ?? []).forEach(([, level, here, rating], seat) => {
    const text = [level, rating, here ? "" : words["presence-away"]].filter(Boolean).join(" · ");
    const card = text && document.querySelector(`.seat-card.seat-${seat + 1}`);
    if (!card) return;
    const chip = document.createElement("span");
    chip.className = here ? "presence" : "presence away";
    chip.textContent = text;
    (card.querySelector("[data-presence]") ?? card).append(chip);
  });
}
