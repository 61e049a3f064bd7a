import { readBodyRows, readBodyText, readObject, type Sent } from "./body.ts";
import type { Callable, Column, Relation, RestCatalogue } from "./catalogue.ts";
import {
  invalidBody,
  missingFilter,
  notSatisfiable,
  type RestError,
  unknownCallable,
  unreadableQuery,
  unsupportedHere,
} from "./errors.ts";
import { MAX_ROWS } from "./listed.ts";
import type { Preferences } from "./preferences.ts";
import { type Parameters, parseQuery, type Query, writtenColumn } from "./query.ts";
import { type Statement, statements } from "./statement.ts";

/** Each throws a {@link RestError} that says what is wrong with the request. */
export const interpret = { selection, insertion, change, deletion, call };

function selection(
  relation: Relation,
  { url, range }: { url: string; range: string | null },
  { count }: Preferences,
): { statement: Statement; offset: number } {
  const query = parseQuery(relation, parametersOf({ url }), "GET");
  const rows = withinRange(query, range);
  return { statement: statements.select(relation, { ...query, ...rows }, count), offset: rows.offset };
}

type Page = Pick<Query, "offset" | "limit">;

/** The rows of the header Range, counted from 0, both ends included, within limit and offset. */
function withinRange({ offset, limit }: Page, text: string | null): Page {
  // Unknown units are ignored (RFC 9110, section 14.2).
  if (text === null || (text.includes("=") && !text.startsWith("items="))) return { offset, limit };
  const [, first, last] = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(text) ?? [];
  if (first === undefined) throw unreadableRange(text);
  const from = Math.max(offset, Number(first));
  const to = Math.min(offset + limit - 1, last === undefined ? from + MAX_ROWS : Number(last));
  // limit=0 requests no rows; as a range it would be invalid.
  if (limit === 0) return { offset: from, limit };
  if (to < from) throw unreadableRange(text);
  return { offset: from, limit: Math.min(to - from + 1, MAX_ROWS) };
}

function unreadableRange(text: string): RestError {
  return notSatisfiable(`Range: ${text.slice(0, 100)} is not a range of rows such as 0-24 or 25-`);
}

async function insertion(relation: Relation, request: Sent, preferences: Preferences): Promise<Statement> {
  const { missing, resolution, maxAffected } = preferences;
  const query = parseQuery(relation, parametersOf(request), "POST");
  if (query.onConflict && !resolution) {
    throw unreadableQuery(
      "query",
      "on_conflict",
      "Needs Prefer: resolution=merge-duplicates or ignore-duplicates",
    );
  }
  const { json, isLone, keys, uniform } = await readBodyRows(request);
  if (!query.columns && !uniform) throw invalidBody("All object keys must match");
  const columns = query.columns ?? keys.map((key) => writtenColumn(relation, key));
  const conflict = resolution && { resolution, key: query.onConflict ?? relation.primaryKey };
  const statement = statements.insert(
    relation,
    { json, isLone, isCounted: maxAffected === 0, columns, missing, conflict },
    returned(query, preferences),
  );
  const merged =
    conflict?.resolution === "merge-duplicates"
      ? columns.filter((column) => !conflict.key.includes(column))
      : [];
  return {
    ...statement,
    unwritable: [
      ...unwritable(relation, columns, "insertable"),
      ...unwritable(relation, merged, "updatable"),
    ],
  };
}

async function change(relation: Relation, request: Request, preferences: Preferences): Promise<Statement> {
  const query = parseQuery(relation, parametersOf(request), "PATCH");
  if (query.filters.length === 0) throw missingFilter("UPDATE");
  const { json, keys } = readObject(await readBodyText(request));
  const columns = keys.map((key) => writtenColumn(relation, key));
  const statement = statements.update(relation, json, columns, query.filters, returned(query, preferences));
  return { ...statement, unwritable: unwritable(relation, columns, "updatable") };
}

function deletion(relation: Relation, request: Request, preferences: Preferences): Statement {
  const query = parseQuery(relation, parametersOf(request), "DELETE");
  if (query.filters.length === 0) throw missingFilter("DELETE");
  return statements.remove(relation, query.filters, returned(query, preferences));
}

async function call(
  { callables }: RestCatalogue,
  name: string,
  request: Request,
  preferences: Preferences,
): Promise<{ callable: Callable; statement: Statement }> {
  if (parametersOf(request).length > 0) {
    throw unsupportedHere("filters, order and limits for functions", "send arguments in the body alone");
  }
  if (preferences.maxAffected !== undefined) {
    const advice = "send it with a change or a deletion of rows";
    throw unsupportedHere("Prefer: max-affected for functions", advice);
  }
  const { json, keys } = readObject(await readBodyText(request));
  const callable = callables.get(name);
  if (!callable || !fits(callable, keys)) throw unknownCallable(name, keys);
  return { callable, statement: statements.call(callable, keys, json) };
}

function fits({ arguments: expected }: Callable, given: readonly string[]): boolean {
  const complete = [...expected].every(([name, { required }]) => !required || given.includes(name));
  return complete && given.every((name) => expected.has(name));
}

/** @returns none if no column is writable, because then the table as a whole is denied */
function unwritable(
  relation: Relation,
  columns: readonly Column[],
  right: "insertable" | "updatable",
): string[] {
  if (![...relation.columns.values()].some((column) => column[right])) return [];
  return columns.filter((column) => !column[right]).map(({ name }) => name);
}

/** Columns to answer after a write, or undefined if none are wanted. */
function returned(query: Query, { representation }: Preferences): readonly Column[] | undefined {
  return representation ? query.select : undefined;
}

/** Avoids new URL(), which takes as long as all the rest. A target has no fragment (RFC 9112, 3.2). */
function queryOf(url: string): string {
  const from = url.indexOf("?");
  return from < 0 ? "" : url.slice(from + 1);
}

function parametersOf({ url }: { url: string }): Parameters {
  return [...new URLSearchParams(queryOf(url))];
}
