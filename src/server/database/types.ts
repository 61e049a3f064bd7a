/** Readers for the texts of PostgreSQL's values, by the OID of their type. Values of all other types stay texts. */

const date = (text: string) => new Date(text);
const json = (text: string): unknown => JSON.parse(text);

const READERS: Readonly<Record<number, (text: string) => unknown>> = {
  /** bool */
  16: (text) => text === "t",
  /** bytea */
  17: (text) => Buffer.from(text.slice("\\x".length), "hex"),
  /** int2, int4, oid, float4, float8; int8 and numeric may be longer than a number */
  21: Number,
  23: Number,
  26: Number,
  700: Number,
  701: Number,
  114: json,
  /** jsonb */
  3802: json,
  /** date, timestamp, timestamptz */
  1082: date,
  1114: date,
  1184: date,
};

/** Array types of the columns, functions and catalogue that are read here. */
const ARRAYS = new Set([
  ...[199, 1000, 1001, 1002, 1003, 1005, 1007, 1009, 1014, 1015, 1016, 1021, 1022, 1028],
  ...[1115, 1182, 1183, 1185, 1231, 2210, 2211, 2951, 3807],
]);

/** Would arrive as a text such as "{a,b}", so it fails at once instead. */
function refuseArray(text: string): never {
  throw new Error(`An array is read as JSON: select to_json(…), not ${text.slice(0, 40)}`);
}

const asText = (text: string) => text;

export const readers = {
  getTypeParser: (oid: number) => READERS[oid] ?? (ARRAYS.has(oid) ? refuseArray : asText),
};
