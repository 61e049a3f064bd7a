import { v7 } from "uuid";

/**
 * For a row that is not stored yet, of version 7 as the database makes them. Whoever adds the row keeps it
 * until the row is stored: an attempt whose answer got lost is repeated under the same id.
 */
export function newId(): string {
  return v7();
}
