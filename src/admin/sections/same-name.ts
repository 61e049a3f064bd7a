/** @returns a name as comparisons take it: "POOL " and "Pool" are the same */
export function foldedName(value: unknown): string {
  return String(value).normalize("NFKC").trim().toLowerCase();
}
