import { t } from "../../../lib/texts/t.ts";
import type { LetterReading } from "./letters.ts";

/** A file of the owner's that gives nothing. */
export interface Unreadable {
  status: "unreadable";
  /** A sentence for the owner. */
  reason: string;
  /** Which of them reads right, only the owner can tell. */
  readings?: LetterReading[];
}

export function unreadable(reason: string): Unreadable {
  return { status: "unreadable", reason };
}

/** A file that is gone or locked, or whose reader could not be loaded. */
export const NOT_READ = unreadable(t`We could not read the file. Please try again.`);
