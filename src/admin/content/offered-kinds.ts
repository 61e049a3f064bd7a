import type { GuestKind } from "../../forms/index.ts";
import { t } from "../../lib/texts/t.ts";

/** What a hotel switches on for its guests, as its settings call it. */
export const OFFERED_KINDS: Readonly<Record<GuestKind, string>> = {
  request: t`Requests`,
  feedback: t`Feedback`,
  lost: t`Lost belongings`,
};
