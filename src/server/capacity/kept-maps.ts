/** Maps that are kept for long, with a bounded number of entries. */

/** Adds an entry, or makes it the latest again, and forgets the oldest above the limit. */
export function keepLatest<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** Adds to the count of a key, and forgets counts of zero. @returns the new count */
export function addTo<Key>(counts: Map<Key, number>, key: Key, change: number): number {
  const left = (counts.get(key) ?? 0) + change;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
  return left;
}
