const COUNTED = [
  "name",
  "description",
  "address",
  "phone",
  "email",
  "check_in",
  "check_out",
  "logo_url",
] as const;

/** A new hotel has default times. They do not count until the owner has confirmed them. */
const TIMES: readonly string[] = ["check_in", "check_out"];

type Counted = { [Column in (typeof COUNTED)[number]]?: unknown };

/** How complete the profile is: the rounded share, in percent, of eight filled columns (spec, section 5). */
export function completionPercent(hotel: Counted & { times_confirmed?: unknown }): number {
  const filled = COUNTED.filter(
    (column) =>
      String(hotel[column] ?? "").trim() !== "" &&
      (hotel.times_confirmed === true || !TIMES.includes(column)),
  );
  return Math.round((filled.length / COUNTED.length) * 100);
}
