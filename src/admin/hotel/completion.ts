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

/** How much of the profile is filled in: the rounded share, in percent, of eight columns (spec, section 5). */
export function completionPercent(hotel: { [Column in (typeof COUNTED)[number]]?: unknown }): number {
  const filled = COUNTED.filter((column) => String(hotel[column] ?? "").trim() !== "");
  return Math.round((filled.length / COUNTED.length) * 100);
}
