import type { HoursInput } from "../../../fields/index.ts";

/** The error of a part of the hours, by its path: "week.0.1.from". */
export type ErrorAt = (path: string) => string | undefined;

export interface PartProps {
  hours: HoursInput;
  errorAt: ErrorAt;
  onChange: (changed: Partial<HoursInput>) => void;
}
