/** Moving a row of a list by one step, or to an end. */

/** A copy with the element at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Where a key moves the row at an index; undefined for other keys. */
export function keyTo(key: string, index: number, count: number): number | undefined {
  const keys: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  return keys[key];
}
