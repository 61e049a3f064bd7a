import type { Choice, HoursInput } from "../../../fields/index.ts";
import { t } from "../../../lib/texts/t.ts";

/** The ways to say when something is open. */
export const HOURS_MODES: readonly Choice[] = [
  { value: "weekly", label: t`At set times` },
  { value: "always", label: t`Day and night` },
  { value: "appointment", label: t`By appointment` },
] satisfies { value: HoursInput["mode"]; label: string }[];

export const IN_WORDS: Choice = { value: "words", label: t`In words` };
