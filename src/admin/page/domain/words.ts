/** What an owner reads of a domain. */
import { networkOr } from "../../../lib/errors.ts";
import type { Domain } from "../../content/hotel/guest-url.ts";

/** One line, for the closed row. */
export function stateOf(domain: Domain | null): string {
  if (!domain) return "Your page at your own domain";
  const { host, state } = domain;
  if (state === "proved") return `${host} · in use`;
  return `${host} · ${state === "lost" ? "no longer points here" : "waits for its records"}`;
}

const FINDINGS: Readonly<Record<string, string>> = {
  nothing: "Neither record is there yet.",
  no_proof: "The name points here. The TXT record is missing.",
  elsewhere: "The TXT record is there. The name does not point here.",
  taken: "Another hotel uses this name and must remove it first.",
  unanswered: "The domain’s name servers did not answer. Please try again later.",
};

export function findingOf({ state, finding, checked_at }: Domain): string | undefined {
  if (finding) return FINDINGS[finding];
  if (state === "proved") return undefined;
  return checked_at ? undefined : "Not looked up yet.";
}

/** By the rule of the table that refuses a name. */
export const REFUSED: Readonly<Record<string, string>> = {
  reserved: "This name cannot be used.",
  offered: "This site no longer offers own domains.",
};
export const NO_HOST = "Type a name such as guide.yourhotel.com.";

export const NAME_NOT_SAVED = networkOr("The name could not be saved. Please try again.");
export const NAME_NOT_REMOVED = networkOr("The name could not be removed. Please try again.");
export const CHECK_FAILURES = networkOr("The name could not be looked up. Please try again.", {
  too_many: "You checked often this hour. We check every hour, too.",
});
