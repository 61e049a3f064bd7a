/** Values for names, numbers and texts. The run's values replace names in braces when sent. */
import fc from "fast-check";

/** {@link Known} lists the names in braces. */
export interface Known {
  /** Access and refresh token of the owner the run acts as. */
  token: string;
  refresh: string;
  email: string;
  userId: string;
  hotel: string;
  /** Another owner's hotel, which must not change. */
  witness: string;
}

export const filledIn = (text: string, known: Known): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in known ? known[name as keyof Known] : whole));

/** Texts that often cause bugs. */
export const oddText = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      "",
      " ",
      "null",
      "undefined",
      "NaN",
      "-1",
      "0",
      "1e400",
      "99999999999999999999",
      "__proto__",
      "constructor",
      "toString",
      "\0",
      "a\0b",
      "\ud800",
      "\udfff\ud800",
      "\uffff",
      "\u202e",
      "İstanbul",
      "ﬀ",
      "e\u0301",
      "👩‍👩‍👧",
      "'; drop table hotels; --",
      "#{7*7}",
      "%s%n",
      "../../etc/passwd",
      "..\\..",
      "<script>alert(1)</script>",
      "\r\nSet-Cookie: a=b",
      "{hotel}",
      "{witness}",
      "{userId}",
      "{email}",
      "00000000-0000-7000-8000-000000000000",
      "2026-02-30",
      "infinity",
      "((((((((((",
    ),
  },
  { weight: 8, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("a", " ", "\t", ",", ";", "\\", '"', "(", "[", "%", "é", "😀"), fc.nat(12_000))
      .map(([unit, length]) => unit.repeat(length)),
  },
);

/** In a URL: correctly encoded, unencoded, or wrongly encoded. */
export const urlText = fc.tuple(oddText, fc.nat(9)).map(([text, how]) => {
  if (how === 0) return text.replace(/[\s\r\n]/g, "");
  if (how === 1) return Buffer.from(text).toString("hex").replace(/../g, "%$&");
  if (how === 2) return Buffer.from(text, "latin1").toString("hex").replace(/../g, "%$&");
  if (how === 3) return `%${text.replace(/[\s\r\n]/g, "")}`;
  return encodeURIComponent(text.toWellFormed()).replaceAll("%7B", "{").replaceAll("%7D", "}");
});

/** Names that rows and requests have, and others. */
export const field = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      ..."id hotel_id section_id name title description rating created_at details is_visible position email".split(
        " ",
      ),
      ..."password data refresh_token token_hash type prefixes price_id success_url cancel_url".split(" "),
      ..."return_url visit_id source guest_id referrer touch question answer category label number".split(
        " ",
      ),
      ..."user_id address phone section_name ids items table_name hotel_name".split(" "),
    ),
  },
  { weight: 1, arbitrary: oddText },
);

const oddNumber = fc.constantFrom(
  "0",
  "-0",
  "1e400",
  "-1e-400",
  "9".repeat(400),
  "0.1e1",
  "4.35",
  "2147483648",
);

/**
 * JSON as text, because values cannot express all of it: numbers that are too large, duplicate names, half a
 * surrogate pair.
 */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3, withCrossShrink: false },
    oddText.map((text) => JSON.stringify(text)),
    oddNumber,
    fc.constantFrom("true", "false", "null", '"\\ud800"', '"\\u0000"', "{}", "[]"),
    fc.array(tie("json"), { maxLength: 3 }).map((items) => `[${items.join()}]`),
    fc
      .array(fc.tuple(field, tie("json")), { maxLength: 4 })
      .map((entries) => `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`),
  ),
}));
export const jsonText = json;

const nested = fc
  .tuple(fc.constantFrom(["[", "]"], ['{"a":', "}"], ['{"data":', "}"], ['[{"name":', "}]"]), fc.nat(150_000))
  .map(([[open = "", close = ""], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`);

/** A body that claims to be JSON. */
export const jsonBody = fc.oneof(
  { weight: 6, arbitrary: json },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: oddText },
  { weight: 1, arbitrary: fc.tuple(json, fc.nat(200)).map(([text, end]) => text.slice(0, end)) },
);
