/** The way from a new account to a page that guests read. The step is in the address. */

export const SETUP_PATH = "/admin/setup";

export const STEPS = ["times", "house", "open", "look", "ready"] as const;
export type Step = (typeof STEPS)[number];

/** The first one, where an address names none. */
export function stepOf(search: URLSearchParams): Step {
  return STEPS.find((step) => step === search.get("step")) ?? "times";
}

export function pathOf(step: Step): string {
  return `${SETUP_PATH}?step=${step}`;
}
