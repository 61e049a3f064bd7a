/** Preferences of RFC 7240. https://docs.postgrest.org/en/v13/references/api/preferences.html */
import { RestError, unavailableType, unknownSchema, unsupportedHere } from "./errors.ts";

export interface Preferences {
  /** One object instead of an array: exactly one row, else an error. */
  single: boolean;
  count: boolean;
  /** Whether to answer the written rows. */
  representation: boolean;
  /** Value of columns that a row leaves out. */
  missing: "default" | "null";
  resolution: (typeof RESOLUTIONS)[number] | undefined;
  /** A write of more rows writes none. */
  maxAffected: number | undefined;
}

const RESOLUTIONS = ["merge-duplicates", "ignore-duplicates"] as const;
const JSON_TYPE = "application/json";
const SINGLE_TYPE = "application/vnd.pgrst.object+json";
const ACCEPTABLE = [JSON_TYPE, SINGLE_TYPE, "application/vnd.pgrst.array+json", "application/*", "*/*"];
const PREFERENCE =
  /^(return=(minimal|headers-only|representation)|count=(exact|planned|estimated)|missing=default|tx=commit|resolution=(merge|ignore)-duplicates|handling=(strict|lenient)|max-affected=\d{1,9})$/;

/** Our clients have a dozen pairs of Accept and Prefer; other pairs are parsed each time. */
const MAX_KNOWN = 50;
const LONGEST_KNOWN = 200;
const known = new Map<string, Preferences>();

/**
 * @param header returns a header's value by its name in lower case
 * @throws {RestError} if the answer cannot be what the request asks for
 */
export function readPreferences(header: (name: string) => string | null | undefined): Preferences {
  for (const name of ["accept-profile", "content-profile"]) {
    const schema = header(name) ?? "public";
    if (schema !== "public") throw unknownSchema(schema);
  }
  const [accept, prefer] = [header("accept") ?? "", header("prefer") ?? ""];
  const key = `${accept}\n${prefer}`;
  const preferences = known.get(key) ?? read(accept, prefer);
  if (known.size < MAX_KNOWN && key.length <= LONGEST_KNOWN) known.set(key, preferences);
  return preferences;
}

function read(accept: string, prefer: string): Preferences {
  const accepted = list(accept).map(withoutWeight);
  const type = accepted.find((candidate) => ACCEPTABLE.includes(candidate));
  if (accepted.length > 0 && type === undefined) throw unavailableType(accepted.join(", "));
  const preferences = list(prefer);
  // Refused explicitly, because a client that relies on it must not find its rows written.
  if (preferences.includes("tx=rollback")) {
    throw unsupportedHere("Prefer: tx=rollback", "every write that is answered with success is kept");
  }
  const unknown = preferences.filter((preference) => !PREFERENCE.test(preference));
  // Without it, RFC 7240 lets a server ignore unknown preferences.
  if (preferences.includes("handling=strict") && unknown.length > 0) {
    const invalid = "Invalid preferences given with handling=strict";
    throw new RestError("PGRST122", invalid, unknown.join(", "));
  }
  return {
    single: type === SINGLE_TYPE,
    count: preferences.some((preference) => preference.startsWith("count=")),
    representation: preferences.includes("return=representation"),
    missing: preferences.includes("missing=default") ? "default" : "null",
    resolution: RESOLUTIONS.find((resolution) => preferences.includes(`resolution=${resolution}`)),
    maxAffected: preferences
      .flatMap((preference) => /^max-affected=(\d{1,9})$/.exec(preference)?.slice(1).map(Number) ?? [])
      .at(-1),
  };
}

/** Avoids a regular expression, which takes quadratic time for a long run of spaces. */
function withoutWeight(type: string): string {
  const parts = type.split(";").map((part) => part.trim());
  return parts.filter((part) => !part.startsWith("q=") && !part.startsWith("charset=")).join(";");
}

function list(header: string): string[] {
  return header
    .toLowerCase()
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}
