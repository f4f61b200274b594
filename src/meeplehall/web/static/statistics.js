// The statistics: days of puzzles in a row, which only this browser knows.

import { $ } from "./hall.js";
import { kept, streak } from "./puzzle-kept.js";

const box = $("#streak");
box.textContent = streak(kept().days, box.dataset.today).now;
