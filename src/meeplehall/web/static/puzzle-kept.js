// What this browser has solved: kept here and nowhere else.

const KEY = "puzzles";
const MOST_LATELY = 12;

/** `solved` and `shown`: by puzzle (`burgundy/7`) in how many tries; `days`: the dates whose puzzle was solved. */
export function kept() {
  try {
    return { solved: {}, shown: {}, days: [], lately: [], ...JSON.parse(localStorage.getItem(KEY)) };
  } catch {
    return { solved: {}, shown: {}, days: [], lately: [] };
  }
}

function keep(all) {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing can still solve.
  }
}

/** The puzzle was solved in so many tries; `day`: it is that day's. */
export function solve(puzzle, tries, day) {
  const all = kept();
  if (all.shown[puzzle] === undefined && all.solved[puzzle] === undefined) all.solved[puzzle] = tries;
  if (day && !all.days.includes(day) && all.shown[puzzle] === undefined) all.days.push(day);
  all.lately = [puzzle, ...all.lately.filter((other) => other !== puzzle)].slice(0, MOST_LATELY);
  keep(all);
}

/** Its solution was looked up; who had solved it before has solved it still. */
export function lookUp(puzzle) {
  const all = kept();
  if (all.solved[puzzle] !== undefined) return;
  all.shown[puzzle] = true;
  all.lately = [puzzle, ...all.lately.filter((other) => other !== puzzle)].slice(0, MOST_LATELY);
  keep(all);
}

/** The date so many days before. */
export function daysBefore(date, days) {
  const moment = new Date(`${date}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment.toISOString().slice(0, 10);
}

/** Days in a row up to today, or to yesterday while today's puzzle is open; and the longest row of all. */
export function streak(days, today) {
  const solved = new Set(days);
  const length = (end) => {
    let n = 0;
    while (solved.has(daysBefore(end, n))) n++;
    return n;
  };
  const now = solved.has(today) ? length(today) : length(daysBefore(today, 1));
  return { now, longest: Math.max(0, ...days.map(length)) };
}
