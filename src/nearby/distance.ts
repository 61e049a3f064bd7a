import type { Point } from "../lib/nearby.ts";

const EARTH = 6_371_000;
/** Streets are longer than the straight line; studies of cities find 1.3. */
const DETOUR = 1.3;

export function metresOnFoot(from: Point, to: Point): number {
  const [north, south] = [from.latitude, to.latitude].map((degrees) => (degrees * Math.PI) / 180);
  const east = ((to.longitude - from.longitude) * Math.PI) / 180;
  const x = east * Math.cos(((north ?? 0) + (south ?? 0)) / 2);
  const y = (south ?? 0) - (north ?? 0);
  return Math.round(Math.hypot(x, y) * EARTH * DETOUR);
}

/** "350 m", "1.2 km", in German "1,2 km": rounded as coarsely as the estimate is. */
export function distanceText(metres: number, language: string): string {
  if (metres >= 1000) return `${kilometresIn(language).format(metres / 1000)} km`;
  return `${Math.max(50, Math.round(metres / 50) * 50)} m`;
}

function kilometresIn(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, numberingSystem: "latn" });
}
