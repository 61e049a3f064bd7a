/** Rows whose every text is a payload. */
import type { Field, FieldKind } from "../src/fields/index.ts";
import { legible } from "../src/lib/texts/legible.ts";
import { ODD_ADDRESSES, PAYLOADS } from "./payloads.ts";
import type { Row } from "./rows.ts";

/** @param index of the payload in the first field; the other fields get the following ones */
export function payloadRow(fields: Record<string, Field>, index: number): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([column, field], position) => [
      column,
      VALUES[field.kind](field, index + position),
    ]),
  );
}

/** Cut to the column's length, without what the database refuses from everybody. */
export function payload(index: number, maxLength = Number.POSITIVE_INFINITY, lines = false): string {
  return legible(at(PAYLOADS, index), lines).slice(0, maxLength);
}

type Value = (field: Field, index: number) => unknown;

const words: Value = ({ kind, maxLength }, index) => payload(index, maxLength, kind === "longText");
const firstChoice: Value = ({ choices = [] }) => choices[0]?.value;

const VALUES: Record<FieldKind, Value> = {
  text: words,
  longText: words,
  time: words,
  moment: () => "2026-06-24T09:00:00",
  phone: words,
  email: (_, index) => `${payload(index).replace(/[@\s]/g, "")}@evil.example`,
  url: (_, index) => legible(at(ODD_ADDRESSES, index), false),
  rating: () => 4.5,
  choice: firstChoice,
  color: firstChoice,
  flag: () => true,
  details: (_, index) => ({ [payload(index, 100)]: payload(index + 1, 100) }),
  hours: (_, index) => ({ kind: "appointment", note: payload(index, 200).toWellFormed() }),
  // The database accepts only existing photos.
  photo: () => null,
  accent: () => "#1b4a66",
  wifi: (_, index) => [
    { name: payload(index, 16).slice(0, 8), password: "<b>\"'&;,:</b>", shown_to: "everybody" },
  ],
};

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}
