/** Finds variables that are probably misspelled, and so do nothing. */

/** A shorter name is similar to too many. */
const MIN_LENGTH = 6;

/** @returns the known name, by each given name that nearly matches it */
export function misspelled(given: readonly string[], known: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of given) {
    if (known.includes(name) || name.length < MIN_LENGTH) continue;
    const allowed = name.length > 8 ? 2 : 1;
    const nearest = known.filter((candidate) => candidate.length >= MIN_LENGTH);
    const [best] = nearest
      .map((candidate) => ({ candidate, steps: stepsBetween(name.toUpperCase(), candidate) }))
      .sort((a, b) => a.steps - b.steps);
    if (best && best.steps <= allowed) found.set(name, best.candidate);
  }
  return found;
}

/** Counts the letters to add, drop or replace (Levenshtein distance). */
function stepsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
