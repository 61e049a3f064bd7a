/**
 * Arrays come as texts, such as "{a,b}": connections do not ask for types (fetch_types). Read as an array,
 * such a text has characters for elements, and no error says so.
 */
import type postgres from "postgres";

/** Of the types that columns, functions and PostgreSQL's catalogue have here. */
const ARRAYS_OF = {
  bool: 1000,
  bytea: 1001,
  char: 1002,
  name: 1003,
  int2: 1005,
  int4: 1007,
  text: 1009,
  bpchar: 1014,
  varchar: 1015,
  int8: 1016,
  float4: 1021,
  float8: 1022,
  oid: 1028,
  timestamp: 1115,
  date: 1182,
  time: 1183,
  timestamptz: 1185,
  numeric: 1231,
  regclass: 2210,
  regtype: 2211,
  uuid: 2951,
  json: 199,
  jsonb: 3807,
};

/** Refuses to read them, so that a forgotten to_json() is found at once. What is written is as before. */
const arrays = {
  from: Object.values(ARRAYS_OF),
  parse(text: string): never {
    throw new Error(`An array is read as JSON: select to_json(…), not ${text.slice(0, 40)}`);
  },
};

// The package types a handler as one that writes as well, and options as such that have none.
export const refusingArrays = { types: { arrays } } as unknown as postgres.Options<Record<string, never>>;
