/** What an owner reads of a domain. */
import { networkOr } from "../../../lib/errors.ts";
import type { Domain } from "../../content/hotel/guest-url.ts";

/** One line, for the closed row. */
export function stateOf(domain: Domain | null): string {
  if (!domain) return "Use your own domain";
  const { host, state } = domain;
  if (state === "proved") return `${host} · in use`;
  return `${host} · ${state === "lost" ? "no longer points here" : "waits for its records"}`;
}

const FINDINGS: Readonly<Record<string, string>> = {
  nothing: "Both records are missing.",
  no_proof: "The TXT record is missing.",
  elsewhere: "The name does not point here yet.",
  taken: "Another hotel uses this name.",
  unanswered: "Your domain did not answer. Please try again later.",
};

export function findingOf({ state, finding, checked_at }: Domain): string | undefined {
  if (finding) return FINDINGS[finding];
  if (state === "proved") return undefined;
  return checked_at ? undefined : "Not checked yet.";
}

/** By the rule of the table that refuses a name. */
export const REFUSED: Readonly<Record<string, string>> = {
  reserved: "This name cannot be used.",
  offered: "This site no longer offers own domains.",
};
export const NO_HOST = "Type a name such as guide.yourhotel.com.";

export const NAME_NOT_SAVED = networkOr("The name could not be saved. Please try again.");
export const NAME_NOT_REMOVED = networkOr("The name could not be removed. Please try again.");
export const CHECK_FAILURES = networkOr("The check failed. Please try again.", {
  too_many: "Too many checks. We check every hour, too.",
});
