/** The way from a new account to a page that guests read. The step is in the address. */

export const SETUP_PATH = "/admin/setup";

export const STEPS = ["start", "times", "amenities", "questions", "contacts", "blanks", "ready"] as const;
export type Step = (typeof STEPS)[number];

/** The first one, where an address names none. */
export function stepOf(search: URLSearchParams): Step {
  return STEPS.find((step) => step === search.get("step")) ?? "start";
}

export function pathOf(step: Step): string {
  return `${SETUP_PATH}?step=${step}`;
}

/** @returns the step that many further on, as far as there is one */
export function stepAfter(step: Step, by: 1 | -1): Step | undefined {
  return STEPS[STEPS.indexOf(step) + by];
}
