/** Rows whose every text is a payload. */
import type { Field } from "../src/fields/index.ts";
import { ODD_ADDRESSES, PAYLOADS } from "./payloads.ts";
import type { Row } from "./rows.ts";

/** @param index of the payload; in the others of its fields a row has the ones after it */
export function payloadRow(fields: Record<string, Field>, index: number): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([column, field], position) => [column, valueFor(field, index + position)]),
  );
}

/** Of that length, without NUL, which PostgreSQL stores in no text. */
export function payload(index: number, maxLength = Number.POSITIVE_INFINITY): string {
  return at(PAYLOADS, index).replaceAll("\0", "").slice(0, maxLength);
}

function valueFor(field: Field, index: number): unknown {
  switch (field.kind) {
    case "choice":
    case "color":
      return field.choices?.[0]?.value;
    case "rating":
      return 4.5;
    case "flag":
      return true;
    case "url":
      return at(ODD_ADDRESSES, index);
    case "email":
      return `${payload(index).replace(/[@\s]/g, "")}@evil.example`;
    case "details":
      return { [payload(index, 100)]: payload(index + 1, 100) };
    default:
      return payload(index, field.maxLength);
  }
}

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}
