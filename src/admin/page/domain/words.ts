/** What an owner reads of a domain. */

import { networkOr } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import type { Domain } from "../../content/hotel/guest-url.ts";

/** One line, for the closed row. */
export function stateOf(domain: Domain | null): string {
  if (!domain) return t`Use your own domain`;
  const { host, state } = domain;
  if (state === "proved") return t`${host} · in use`;
  return state === "lost" ? t`${host} · no longer points here` : t`${host} · waits for its records`;
}

const FINDINGS: Readonly<Record<string, string>> = {
  nothing: t`Both records are missing.`,
  no_proof: t`The TXT record is missing.`,
  elsewhere: t`The name does not point here yet.`,
  taken: t`Another hotel uses this name.`,
  unanswered: t`Your domain did not answer. Please try again later.`,
};

export function findingOf({ state, finding, checked_at }: Domain): string | undefined {
  if (finding) return FINDINGS[finding];
  if (state === "proved") return undefined;
  return checked_at ? undefined : t`Not checked yet.`;
}

/** By the rule of the table that refuses a name. */
export const REFUSED: Readonly<Record<string, string>> = {
  reserved: t`This name cannot be used.`,
  offered: t`This site no longer offers own domains.`,
};
export const NO_HOST = t`Type a name such as guide.yourhotel.com.`;

export const NAME_NOT_SAVED = networkOr(t`The name could not be saved. Please try again.`);
export const NAME_NOT_REMOVED = networkOr(t`The name could not be removed. Please try again.`);
export const CHECK_FAILURES = networkOr(t`The check failed. Please try again.`, {
  too_many: t`Too many checks. We check every hour, too.`,
});
