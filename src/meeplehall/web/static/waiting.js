// A table that waits for people: draw the page anew when something changes.

import { carried } from "./hall.js";
import { Line } from "./live.js";

const { table, version } = carried("waiting");
const watch = new URLSearchParams(location.search).get("watch");

new Line(
  () => ({ table, version, chat: 0, watch }),
  () => location.reload(),
  {},
);
