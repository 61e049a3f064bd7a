// The browser's list leaves UTC out, which is what a hotel without a known zone has.
export const TIME_ZONES = ["UTC", ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC")];

/** "Buenos Aires (America/Argentina)": people look for their city. */
export function timeZoneLabel(zone: string): string {
  const [city = zone, ...area] = zone.replaceAll("_", " ").split("/").toReversed();
  return area.length > 0 ? `${city} (${area.toReversed().join("/")})` : city;
}

/** What its clocks are ahead of the world's today: "UTC+5:30". */
export function timeZoneOffset(zone: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    timeZoneName: "shortOffset",
  }).formatToParts();
  const offset = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return offset.replace("GMT", "UTC");
}
