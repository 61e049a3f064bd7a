/**
 * Parses the supported part of PostgREST's URL grammar into a typed query. Anything else is refused, never
 * ignored: without one of its filters, a query would return or delete too much.
 * https://docs.postgrest.org/en/v13/references/api/tables_views.html
 */

import type { Column, Relation } from "./catalogue.ts";
import {
  deniedColumns,
  notOfType,
  tooMany,
  tooManyWildcards,
  unknownReadColumn,
  unknownWrittenColumn,
  unreadableQuery,
  unsupportedHere,
} from "./errors.ts";
import { MAX_ROWS } from "./listed.ts";

/** Names or terms in one part of a query. No table has as many columns. */
const MAX_TERMS = 60;
const MAX_FILTERS = 30;
const MAX_VALUES = 500;
/** Each wildcard means reading all of a text; a search needs two per word. */
const MAX_WILDCARDS = { filter: 6, request: 20 };
const WILDCARD = /\\.|[%_*]/gs;
/** Types with values of any length; values of all others are short. */
const OPEN_ENDED = /^(text|character varying|jsonb?|.*\[\])/;
const MAX_LITERAL = 64;
/** numeric accepts 1e131071 and then computes with 131,072 digits. Ids may have such an end, too. */
const FRACTIONAL = /^(numeric|real|double precision)/;
const HUGE_EXPONENT = /e[+-]?\d{3,}$/i;

export const COMPARISONS = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "like",
  ilike: "ilike",
} as const;

const WITH_ANOTHER = `use ${[...Object.keys(COMPARISONS), "is", "in"].join(", ")}, or not. before one of them`;

export const IS_STATES = {
  null: "null",
  not_null: "not null",
  true: "true",
  false: "false",
  unknown: "unknown",
} as const;

export type RestFilter = { column: Column; negated: boolean } & (
  | { operator: keyof typeof COMPARISONS; value: string }
  | { operator: "is"; value: keyof typeof IS_STATES }
  | { operator: "in"; value: string[] }
);

export interface RestOrder {
  column: Column;
  descending: boolean;
  /** Undefined means PostgreSQL's default: last if ascending. */
  nulls: "first" | "last" | undefined;
}

export interface Query {
  select: readonly Column[];
  filters: RestFilter[];
  order: RestOrder[];
  /** At most {@link MAX_ROWS}. */
  limit: number;
  offset: number;
  /** Columns to write, if the URL names them instead of the body. */
  columns: Column[] | undefined;
  /** Columns of the unique key that decides whether a row exists. */
  onConflict: Column[] | undefined;
}

/** Parts with a parameter of their own name; any other parameter is a filter. */
const NAMED = ["select", "order", "limit", "offset", "columns", "on_conflict"] as const;

type Part = (typeof NAMED)[number] | "filters";

type Method = "GET" | "POST" | "PATCH" | "DELETE";

const PARTS: Record<Method, readonly Part[]> = {
  GET: ["select", "filters", "order", "limit", "offset"],
  POST: ["select", "columns", "on_conflict"],
  PATCH: ["select", "filters"],
  DELETE: ["select", "filters"],
};

/** Advice for a part that a method does not accept. */
const INSTEAD: Record<Method, string> = {
  GET: "leave it out, or write with another method",
  POST: "leave it out, for what is added stands in the body",
  PATCH: "choose the rows by filters alone",
  DELETE: "choose the rows by filters alone",
};

/** Names and texts of a URL's query, in their order. */
export type Parameters = readonly (readonly [name: string, text: string])[];

/** Refuses the first unknown parameter. */
export function parseQuery(relation: Relation, parameters: Parameters, method: Method): Query {
  const query: Query = {
    select: relation.readable,
    filters: [],
    order: [],
    limit: MAX_ROWS,
    offset: 0,
    columns: undefined,
    onConflict: undefined,
  };
  const given = new Set<string>();
  for (const [name, text] of parameters) {
    const part = NAMED.find((named) => named === name) ?? "filters";
    if (part === "filters" && !relation.columns.has(name)) refuseName(name);
    if (!PARTS[method].includes(part)) {
      throw unsupportedHere(`${part === "filters" ? part : `${part}=`} for ${method}`, INSTEAD[method]);
    }
    if (part !== "filters" && given.has(part)) throw unreadableQuery("query", name, "Given more than once");
    given.add(part);
    switch (part) {
      case "select":
        query.select = parseSelect(relation, text);
        break;
      case "filters":
        if (query.filters.length === MAX_FILTERS) throw tooMany(part, MAX_FILTERS);
        query.filters.push(parseFilter(readColumn(relation, name), text));
        break;
      case "order":
        query.order = terms("order", text).map((term) => parseOrder(relation, term));
        break;
      case "limit":
        query.limit = Math.min(parseCount(name, text), MAX_ROWS);
        break;
      case "offset":
        query.offset = parseCount(name, text);
        break;
      case "columns":
        query.columns = parseNames(text).map((column) => writtenColumn(relation, column));
        break;
      case "on_conflict":
        query.onConflict = parseNames(text).map((column) => readColumn(relation, column));
        break;
    }
  }
  checkWildcards(query.filters);
  return query;
}

/** Refuses parameters with a special meaning in PostgREST. */
function refuseName(name: string): void {
  if (/^(not\.)?(or|and)$/.test(name)) {
    throw unsupportedHere(
      `filters joined by ${name.replace("not.", "")}=`,
      "filters beside each other must all hold, in.(a,b) takes one of several values, and other alternatives are requests of their own",
    );
  }
  if (/\.(order|limit|offset)$/.test(name)) {
    throw unsupportedHere(`${name}= of a referenced table`, "ask for that table in a request of its own");
  }
  const advice = "read the whole column, and choose among the rows that come";
  if (name.includes("->")) throw unsupportedHere("filters by a JSON path", advice);
}

export function writtenColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (!column) throw unknownWrittenColumn(name, relation.name);
  return column;
}

function readColumn(relation: Relation, name: string): Column {
  const column = relation.columns.get(name);
  if (!column) throw unknownReadColumn(name, relation.name);
  if (!relation.readable.includes(column)) throw deniedColumns([name], relation.name);
  return column;
}

/** Reads plain columns, and `*` for all readable ones; no embedded relations, aliases, casts or JSON paths. */
function parseSelect(relation: Relation, text: string): Column[] {
  if (/[():>]/.test(text.replace(/"[^"]*"/g, ""))) {
    throw unsupportedHere(
      "referenced tables, aliases, casts, aggregates and JSON paths in select=",
      "ask for plain column names, and for another table in a request of its own",
    );
  }
  const columns = parseNames(text).flatMap((name) =>
    name === "*" ? relation.readable : [readColumn(relation, name)],
  );
  return [...new Set(columns)];
}

/** Reads names separated by commas, with or without double quotes. */
function parseNames(text: string): string[] {
  return terms("columns", text).map((term) => {
    const [, quoted, bare] = term.match(/^(?:"([^"]+)"|([^"():.>]+))$/) ?? [];
    const name = quoted ?? bare;
    if (!name) throw unreadableQuery("columns", text, "Only plain column names are supported");
    return name;
  });
}

/** Splits a part into at most as many terms as a real request needs. */
function terms(part: string, text: string): string[] {
  const found = text.split(",", MAX_TERMS + 1);
  if (found.length > MAX_TERMS) throw tooMany(part, MAX_TERMS);
  return found;
}

function parseFilter(column: Column, text: string): RestFilter {
  const [, not, operator, variant, value] = text.match(/^(not\.)?([a-z]+)(\([^()]*\))?\.(.*)$/s) ?? [];
  if (operator === undefined || value === undefined) throw unreadableQuery("filter", text);
  if (variant !== undefined) refuseVariant(operator, variant);
  const shared = { column, negated: not !== undefined };
  if (operator === "in") {
    const values = parseList(text, value);
    if (values.length > MAX_VALUES) throw tooMany("filter", MAX_VALUES);
    for (const one of values) checkLength(column, one);
    return { ...shared, operator, value: values };
  }
  if (operator === "is") {
    const state = value.toLowerCase();
    if (!Object.hasOwn(IS_STATES, state))
      throw unreadableQuery("filter", text, "Expected null, not_null, true, false or unknown");
    return { ...shared, operator, value: state as keyof typeof IS_STATES };
  }
  if (!Object.hasOwn(COMPARISONS, operator)) {
    throw unsupportedHere(`the operator ${operator}`, WITH_ANOTHER);
  }
  if (!operator.endsWith("like")) checkLength(column, value);
  return { ...shared, operator: operator as keyof typeof COMPARISONS, value };
}

function checkWildcards(filters: readonly RestFilter[]): void {
  let all = 0;
  for (const { operator, value } of filters) {
    if (operator !== "like" && operator !== "ilike") continue;
    // After a backslash, * is an ordinary character.
    const own = value.match(WILDCARD)?.filter((found) => !found.startsWith("\\")).length ?? 0;
    all += own;
    if (own > MAX_WILDCARDS.filter || all > MAX_WILDCARDS.request) throw tooManyWildcards(MAX_WILDCARDS);
  }
}

/** Refuses variants such as like(any), and a text search with its language. */
function refuseVariant(operator: string, variant: string): never {
  const instead: Record<string, string> = {
    "(any)": "send a request for each of the values, and join the answers",
    "(all)": "repeat the filter for each of the values, for filters beside each other must all hold",
  };
  throw unsupportedHere(
    `the operator ${operator}${variant.slice(0, MAX_LITERAL)}`,
    instead[variant] ?? WITH_ANOTHER,
  );
}

function checkLength({ type }: Column, value: string): void {
  if (OPEN_ENDED.test(type)) return;
  const isHuge = FRACTIONAL.test(type) && HUGE_EXPONENT.test(value);
  if (value.length > MAX_LITERAL || isHuge) throw notOfType(type, value);
}

/** Reads `(a,b,"c,d")`. Within quotes, a backslash escapes the next character. */
function parseList(filter: string, text: string): string[] {
  const [, inner] = text.match(/^\((.*)\)$/s) ?? [];
  if (inner === undefined) throw unreadableQuery("filter", filter, "Expected a list in parentheses");
  if (inner === "") return [];
  const element = /(?:"((?:[^"\\]|\\.)*)"(?=,|$)|([^,)]*))(,|$)/sy;
  const values: string[] = [];
  for (let separator = ","; separator === ","; ) {
    const [, quoted, bare, next] = element.exec(inner) ?? [];
    if (next === undefined) throw unreadableQuery("filter", filter, "Expected a list in parentheses");
    values.push(quoted?.replace(/\\(.)/gs, "$1") ?? bare ?? "");
    separator = next;
  }
  return values;
}

function parseOrder(relation: Relation, term: string): RestOrder {
  if (term.includes("(")) {
    throw unsupportedHere("an order by a referenced table", "order by a column of the table itself");
  }
  if (term.includes("->")) {
    throw unsupportedHere("an order by a JSON path", "order by a whole column, or sort the rows that come");
  }
  const [, name, direction, nulls] =
    term.match(/^"?([^".]+)"?(?:\.(asc|desc))?(?:\.nulls(first|last))?$/) ?? [];
  if (name === undefined) throw unreadableQuery("order", term);
  return {
    column: readColumn(relation, name),
    descending: direction === "desc",
    nulls: nulls as RestOrder["nulls"],
  };
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw unreadableQuery(name, text, "Expected a whole number, zero or more");
  return Number(text);
}
