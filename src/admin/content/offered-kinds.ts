import type { GuestKind } from "../../forms/index.ts";

/** What a hotel switches on for its guests, as its settings call it. */
export const OFFERED_KINDS: Readonly<Record<GuestKind, string>> = {
  request: "Requests",
  feedback: "Feedback",
  lost: "Lost belongings",
};
