/** Limits of Playwright's driver for an engine. Tests that do without say so in their titles. */
const LIMITS = {
  firefox: ["axe", "the look on paper", "larger text", "a phone's name"],
  webkitgtk: ["axe", "larger text", "keys that press"],
} as const;

type Ability = (typeof LIMITS)[keyof typeof LIMITS][number];

function limits(): readonly Ability[] {
  const { ENGINE } = process.env;
  return ENGINE === "firefox" || ENGINE === "webkitgtk" ? LIMITS[ENGINE] : [];
}

export function isDriven(ability: Ability): boolean {
  return !limits().includes(ability);
}

/** For the end of a title: empty where the driver can do all of it. */
export function without(...abilities: readonly Ability[]): string {
  const lacking = abilities.filter((ability) => !isDriven(ability));
  return lacking.length > 0 ? ` (without ${lacking.join(" and ")}, which the driver cannot show)` : "";
}
