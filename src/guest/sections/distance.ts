/** Distances as owners write them, in metres: "300 m", "1,5 km", "5 minutes on foot", "½ mile". */

const METRES = { m: 1, km: 1000, mi: 1609, ft: 0.3, yd: 0.9 };
/** Metres per minute. */
const PACE = { foot: 80, wheels: 500 };
const UNITS: readonly [RegExp, keyof typeof METRES][] = [
  [/^(km|kms|kilomet\w*)$/, "km"],
  [/^(m|mt|mtrs?|met(er|re)s?)$/, "m"],
  [/^(mi|miles?)$/, "mi"],
  [/^(ft|feet|foot)$/, "ft"],
  [/^(yd|yds|yards?)$/, "yd"],
];

/** @returns undefined if the text states no distance */
export function metresIn(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replace("½", " 0.5")
    .replace("¼", " 0.25")
    .replace(/(\d),(\d{1,2})(?!\d)/g, "$1.$2");
  for (const [, number = "", word = ""] of plain.matchAll(
    /(\d+(?:[.]\d+)?)(?:\s*[-–]\s*\d+(?:[.]\d+)?)?\s*([a-z]+)/g,
  )) {
    const [, unit] = UNITS.find(([words]) => words.test(word)) ?? [];
    if (unit) return Math.round(Number(number) * METRES[unit]);
    if (/^min/.test(word)) {
      const isDriven = /\b(car|taxi|drive|driving|bus|tram|metro|train|boat|ferry)\b/.test(plain);
      return Math.round(Number(number) * (isDriven ? PACE.wheels : PACE.foot));
    }
  }
  // "In the house", "next door".
  return /\b(next|opposite|here|house|hotel|door|lobby)\b/.test(plain) ? 0 : undefined;
}
