import type { GuestKind } from "../../forms/index.ts";
import { t } from "../../lib/texts/t.ts";

/** Kinds that a hotel switches on for its guests, by their names in its settings. */
export const OFFERED_KINDS: Readonly<Record<GuestKind, string>> = {
  request: t`Requests`,
  feedback: t`Feedback`,
  lost: t`Lost belongings`,
};
