import { v7 } from "uuid";

/**
 * An id for a row that is not stored yet, a UUID of version 7 as the database makes them. The form keeps it
 * until the row is stored, so that an attempt whose answer was lost is repeated under the same id.
 */
export function newId(): string {
  return v7();
}
