/** Small maps that are kept for long. */

/** Adds an entry, or makes it the latest again, and forgets the oldest of more than so many. */
export function keepLatest<Key, Value>(kept: Map<Key, Value>, key: Key, value: Value, most: number): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/** Adds to what is counted by key; what comes to nothing is forgotten. @returns how much it is now */
export function addTo<Key>(counts: Map<Key, number>, key: Key, change: number): number {
  const left = (counts.get(key) ?? 0) + change;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
  return left;
}
