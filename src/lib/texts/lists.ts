/** "Sauna, Gym, and Pool", or "… or Pool", in the commas and words of the reader's language. */
export function listedIn(
  language: string,
  names: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(language, { type }).format(names);
}
