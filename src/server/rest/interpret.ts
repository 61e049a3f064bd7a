/** From an HTTP request to the statement it asks for. */
import { readObject, readRows } from "./body.ts";
import type { Callable, Catalogue, Column, Relation } from "./catalogue.ts";
import { invalidBody, missingFilter, unknownCallable, unreadable } from "./errors.ts";
import type { Preferences } from "./preferences.ts";
import { PARTS, parseQuery, type Query, writtenColumn } from "./query.ts";
import { type Statement, statements } from "./statement.ts";

/** Each throws a {@link RestError} that says what is wrong with the request. */
export const interpret = { selection, insertion, change, deletion, call };

function selection(
  relation: Relation,
  request: Request,
  { count }: Preferences,
): { statement: Statement; offset: number } {
  const query = parseQuery(relation, parametersOf(request), PARTS.GET);
  return { statement: statements.select(relation, query, { total: count }), offset: query.offset };
}

async function insertion(relation: Relation, request: Request, preferences: Preferences): Promise<Statement> {
  const { missing, resolution } = preferences;
  const query = parseQuery(relation, parametersOf(request), PARTS.POST);
  if (query.onConflict && !resolution) {
    throw unreadable(
      "query",
      "on_conflict",
      "Needs Prefer: resolution=merge-duplicates or ignore-duplicates",
    );
  }
  const { json, keys, uniform } = await readRows(request);
  if (!query.columns && !uniform) throw invalidBody("All object keys must match");
  const columns = query.columns ?? keys.map((key) => writtenColumn(relation, key));
  const conflict = resolution && { resolution, key: query.onConflict ?? relation.primaryKey };
  return statements.insert(relation, { json, columns, missing, conflict }, returned(query, preferences));
}

async function change(relation: Relation, request: Request, preferences: Preferences): Promise<Statement> {
  const query = parseQuery(relation, parametersOf(request), PARTS.PATCH);
  if (query.filters.length === 0) throw missingFilter("UPDATE");
  const { json, keys } = await readObject(request);
  const columns = keys.map((key) => writtenColumn(relation, key));
  return statements.update(relation, json, columns, query.filters, returned(query, preferences));
}

function deletion(relation: Relation, request: Request, preferences: Preferences): Statement {
  const query = parseQuery(relation, parametersOf(request), PARTS.DELETE);
  if (query.filters.length === 0) throw missingFilter("DELETE");
  return statements.remove(relation, query.filters, returned(query, preferences));
}

async function call(
  { callables }: Catalogue,
  name: string,
  request: Request,
): Promise<{ callable: Callable; statement: Statement }> {
  const [parameter] = parametersOf(request).keys();
  if (parameter !== undefined) throw unreadable("query", parameter, "Not supported for functions");
  const { json, keys } = await readObject(request);
  const callable = callables.get(name);
  if (!callable || !fits(callable, keys)) throw unknownCallable(name, keys);
  return { callable, statement: statements.call(callable, keys, json) };
}

function fits({ arguments: expected }: Callable, given: readonly string[]): boolean {
  const complete = [...expected].every(([name, { required }]) => !required || given.includes(name));
  return complete && given.every((name) => expected.has(name));
}

/** The columns to answer after a write, or undefined when none are wanted. */
function returned(query: Query, { representation }: Preferences): readonly Column[] | undefined {
  return representation ? query.select : undefined;
}

function parametersOf(request: Request): URLSearchParams {
  return new URL(request.url).searchParams;
}
