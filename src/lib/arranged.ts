/** Rows as their owner arranged them, by their ids; those that are not named follow as they stand. */
export function arrangedBy<Row>(
  order: readonly string[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const placeOf = (row: Row) => order.indexOf(idOf(row)) >>> 0;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}
