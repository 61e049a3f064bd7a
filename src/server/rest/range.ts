/** The header Range: https://docs.postgrest.org/en/v13/references/api/pagination_count.html */
import { MAX_ROWS } from "../limits/listed.ts";
import { notSatisfiable, type RestError } from "./errors.ts";
import type { Query } from "./query.ts";

type Rows = Pick<Query, "offset" | "limit">;

/** The rows of the header Range, which counts from 0 and includes both ends, within limit and offset. */
export function withinRange({ offset, limit }: Rows, headers: Headers): Rows {
  const text = headers.get("range");
  // Unknown units are ignored (RFC 9110, section 14.2).
  if (text === null || (text.includes("=") && !text.startsWith("items="))) return { offset, limit };
  const [, first, last] = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(text) ?? [];
  if (first === undefined) throw unreadableRange(text);
  const from = Math.max(offset, Number(first));
  const to = Math.min(offset + limit - 1, last === undefined ? from + MAX_ROWS : Number(last));
  // limit=0 requests no rows; as a range it would be invalid.
  if (limit === 0) return { offset: from, limit };
  if (to < from) throw unreadableRange(text);
  return { offset: from, limit: Math.min(to - from + 1, MAX_ROWS) };
}

function unreadableRange(text: string): RestError {
  return notSatisfiable(`Range: ${text.slice(0, 100)} is not a range of rows such as 0-24 or 25-`);
}
