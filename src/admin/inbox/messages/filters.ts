/** Which messages are listed, and which one is open: the screen's address says it. */
import type { MessageKind } from "../../../forms/index.ts";
import { as, t } from "../../../lib/texts/t.ts";
import { UUID } from "../../../lib/uuid.ts";

export const STATES = { new: t`New`, working: t`In work`, done: t`Done` } as const;
export type State = keyof typeof STATES;

export const KINDS = {
  request: { one: t`Request`, many: t`Requests` },
  feedback: { one: as("one of them")`Feedback`, many: t`Feedback` },
  lost: { one: as("a thing")`Lost`, many: as("things")`Lost` },
  found: { one: as("a thing")`Found`, many: as("things")`Found` },
} as const satisfies Record<MessageKind, { one: string; many: string }>;

/** Outcomes of a thing. */
export const OUTCOMES = [
  { value: "handed_over", label: t`Handed over` },
  { value: "sent", label: as("a found thing")`Sent` },
  { value: "donated", label: t`Donated` },
  { value: "disposed", label: t`Disposed of` },
];

/** How the guest of an alarm was when it was closed. */
export const ALARM_ENDS = { all_right: t`all right`, false_alarm: t`false alarm` } as const;
export type AlarmEnd = keyof typeof ALARM_ENDS;

export function isAlarmEnd(outcome: string | null): outcome is AlarmEnd {
  return outcome !== null && Object.hasOwn(ALARM_ENDS, outcome);
}

/** In which order messages are listed, the usual one first: the column that says it, and how a place in it is written. */
export const ORDERS = {
  urgent: { column: "turn", ascending: true, place: /^[0-3]\d{13}[\da-f-]{36}$/ },
  newest: { column: "created_at", ascending: false, place: /^\d{4}-\d\d-\d\dT[\d:.+]+$/ },
} as const;
export type InboxOrder = keyof typeof ORDERS;
export const USUAL_ORDER: InboxOrder = "urgent";

/** A place in the list: where the last message shown stands in the order, and how many in the same place were shown. */
export interface Cursor {
  after: string;
  skip: number;
}

export interface Filters {
  /** Open messages, one person's, or all. */
  view: "open" | { of: string } | "all";
  state: State | undefined;
  kind: MessageKind | undefined;
  words: string[];
  order: InboxOrder;
  cursor: Cursor | undefined;
}

export function isState(value: string | null): value is State {
  return value !== null && Object.hasOwn(STATES, value);
}

export function isKind(value: string | null): value is MessageKind {
  return value !== null && Object.hasOwn(KINDS, value);
}

/** As many words as a search takes: the server reads each message once for each of them. */
const MOST_WORDS = 5;

export function openMessage(address: URLSearchParams): string | undefined {
  const id = address.get("message");
  return id && UUID.test(id) ? id : undefined;
}

/** The tab of the inbox that an address leads to. Filters and searches look through everything. */
export function viewOf(address: URLSearchParams): "open" | "mine" | "all" {
  const view = address.get("view");
  if (view === "mine") return view;
  return view === "all" || ["state", "kind", "q", "order"].some((name) => address.has(name)) ? "all" : "open";
}

/** Whatever the address says wrong is left out. @param me whose messages are "mine" */
export function filtersOf(address: URLSearchParams, me = ""): Filters {
  const view = viewOf(address);
  const state = address.get("state");
  const kind = address.get("kind");
  const order = address.get("order") === "newest" ? "newest" : USUAL_ORDER;
  const after = address.get("after");
  const skip = Number(address.get("skip"));
  return {
    view: view === "mine" ? { of: me } : view,
    state: isState(state) ? state : undefined,
    kind: isKind(kind) ? kind : undefined,
    words: (address.get("q") ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
    order,
    cursor:
      after && ORDERS[order].place.test(after)
        ? { after, skip: Number.isSafeInteger(skip) && skip > 0 ? skip : 0 }
        : undefined,
  };
}

/** The same address with some of its parts changed; undefined takes one out. */
export function addressWith(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const changed = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return `?${changed}`;
}

export function leavesMessagesOut({ view, state, kind, words, cursor }: Filters): boolean {
  return (
    view !== "all" || state !== undefined || kind !== undefined || words.length > 0 || cursor !== undefined
  );
}
