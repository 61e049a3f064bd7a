/** The tables that drawn lines make. */

/** Positions in points, from the bottom left. */
export interface DrawnLine {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A row of a table with the places of its cells, from the left. */
export interface RuledRow {
  top: number;
  bottom: number;
  /** Where its cells begin, and where the last one ends. */
  edges: readonly number[];
}

/** Lines that end or meet a little off. */
const NEAR = 4;
const MIN_CELLS = 2;

/** Rows between lines that reach from side to side, with lines between their cells. From the top. */
export function ruledRows(rules: readonly DrawnLine[]): RuledRow[] {
  const isFlat = ({ left, right, bottom, top }: DrawnLine) => right - left > top - bottom;
  const flat = rules.filter(isFlat);
  const upright = rules.filter((rule) => !isFlat(rule)).toSorted((one, other) => one.left - other.left);
  const levels: { y: number; spans: DrawnLine[] }[] = [];
  for (const rule of flat.toSorted((one, other) => other.top - one.top)) {
    const level = levels.at(-1);
    if (level && level.y - rule.top <= NEAR) level.spans.push(rule);
    else levels.push({ y: rule.top, spans: [rule] });
  }
  return levels.slice(0, -1).flatMap(({ y: top, spans }, at): RuledRow[] => {
    const below = levels[at + 1];
    if (!below) return [];
    const bottom = below.y;
    const edges: number[] = [];
    for (const rule of upright)
      if (
        rule.bottom <= bottom + NEAR &&
        rule.top >= top - NEAR &&
        rule.left - (edges.at(-1) ?? -NEAR) >= NEAR
      )
        edges.push(rule.left);
    const isWhole = [spans, below.spans].every((all) => covers(all, edges[0] ?? 0, edges.at(-1) ?? 0));
    return edges.length > MIN_CELLS && isWhole ? [{ top, bottom, edges }] : [];
  });
}

function covers(spans: readonly DrawnLine[], from: number, until: number): boolean {
  let at = from;
  for (const { left, right } of spans.toSorted((one, other) => one.left - other.left))
    if (left <= at + NEAR) at = Math.max(at, right);
  return at >= until - NEAR;
}
