import type { Choice, HoursInput } from "../../../fields/index.ts";

/** The ways to say when something is open. */
export const HOURS_MODES: readonly Choice[] = [
  { value: "weekly", label: "At set times" },
  { value: "always", label: "Day and night" },
  { value: "appointment", label: "By appointment" },
] satisfies { value: HoursInput["mode"]; label: string }[];

export const IN_WORDS: Choice = { value: "words", label: "In words" };
