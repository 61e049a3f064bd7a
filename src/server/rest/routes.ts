/**
 * /rest/v1: the tables, views and functions of schema public, in a strict part of PostgREST's API.
 * Who may do what is not decided here: each statement runs as its caller, and PostgreSQL decides.
 */
import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { callerOf } from "../caller.ts";
import type { Context, RequestVariables } from "../context.ts";
import { ANON, type Caller } from "../database.ts";
import { discardBody } from "../request-body.ts";
import { readObject, readRows } from "./body.ts";
import { type Catalogue, type Column, loadCatalogue, type Relation } from "./catalogue.ts";
import {
  expected,
  invalidBody,
  missingFilter,
  notOneRow,
  notSatisfiable,
  RestError,
  readOnlyView,
  unknownCallable,
  unknownRelation,
  unreadable,
} from "./errors.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { PARTS, parseQuery, type Query, writtenColumn } from "./query.ts";
import { createRunner } from "./run.ts";
import { type Input, type Statement, statements } from "./statement.ts";

type Variables = {
  Variables: RequestVariables["Variables"] & { caller: Caller; preferences: Preferences };
};
type Request = HonoContext<Variables>;

export function restRoutes(context: Context): Hono<Variables> {
  const { sql, log } = context;
  const runner = createRunner(context.requests);
  let loading: Promise<Catalogue> | undefined;

  /** Read at the first request; nothing changes it while the server runs. */
  function catalogue(): Promise<Catalogue> {
    loading ??= loadCatalogue(sql).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  async function relationOf(c: Request): Promise<Relation> {
    const name = c.req.param("relation") ?? "";
    const relation = (await catalogue()).relations.get(name);
    if (!relation) throw unknownRelation(name);
    return relation;
  }

  async function writableRelationOf(c: Request): Promise<Relation> {
    const relation = await relationOf(c);
    if (relation.kind === "view") throw readOnlyView(relation.name);
    return relation;
  }

  /** Runs a write and answers with its rows when the request wants them. */
  async function write(c: Request, statement: Statement, done: 200 | 201): Promise<Response> {
    const { single, count } = c.get("preferences");
    const { body, rows } = await runner.write(c.get("caller"), statement, (answer) => {
      if (single && answer.rows !== 1) throw notOneRow(answer.rows);
    });
    await context.afterWrite?.();
    c.header("Content-Range", `*/${count ? rows : "*"}`);
    if (body === null) return c.body(null, done === 201 ? 201 : 204);
    return json(c, single ? onlyElement(body) : body, done);
  }

  const rest = new Hono<Variables>();

  rest.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    c.set("caller", ANON);
    c.set("caller", await callerOf(c.req.raw.headers, context.jwtKey, `${context.publicUrl}/auth/v1`));
    c.set("preferences", readPreferences(c.req.raw.headers));
    await next();
  });

  rest.post("/rpc/:callable", async (c) => {
    const name = c.req.param("callable");
    const { json: given, keys } = await readObject(c.req.raw);
    const callable = (await catalogue()).callables.get(name);
    const known = keys.every((key) => callable?.arguments.has(key));
    const complete = [...(callable?.arguments ?? [])].every(
      ([key, { required }]) => !required || keys.includes(key),
    );
    if (!callable || !known || !complete) throw unknownCallable(name, keys);
    for (const parameter of parametersOf(c).keys())
      throw unreadable("query", parameter, "Not supported here");
    const statement = statements.call(callable, keys, given);
    const { body } = callable.readOnly
      ? await runner.read(c.get("caller"), statement)
      : await runner.write(c.get("caller"), statement, () => {});
    if (!callable.readOnly) await context.afterWrite?.();
    if (callable.silent) return c.body(null, 204);
    return json(c, body ?? "null", 200);
  });

  rest.get("/:relation", async (c) => {
    const relation = await relationOf(c);
    const { single, count } = c.get("preferences");
    const query = parseQuery(relation, parametersOf(c), PARTS.GET);
    const statement = statements.select(relation, query, { total: count });
    const { body, rows, total } = await runner.read(c.get("caller"), statement);
    const { offset } = query;
    if (total !== null && offset > total) throw notSatisfiable(offset, total);
    if (single && rows !== 1) throw notOneRow(rows);
    c.header("Content-Range", `${rows > 0 ? `${offset}-${offset + rows - 1}` : "*"}/${total ?? "*"}`);
    return json(
      c,
      single ? onlyElement(body ?? "") : (body ?? "[]"),
      total !== null && rows < total ? 206 : 200,
    );
  });

  rest.post("/:relation", async (c) => {
    const relation = await writableRelationOf(c);
    const { missing, resolution } = c.get("preferences");
    const query = parseQuery(relation, parametersOf(c), PARTS.POST);
    const { columns, onConflict } = query;
    if (onConflict && !resolution) throw unreadable("query", "on_conflict", "Needs Prefer: resolution=…");
    const { json: rows, keys, uniform } = await readRows(c.req.raw);
    if (!columns && !uniform) throw invalidBody("All object keys must match");
    const input: Input = {
      json: rows,
      columns: columns ?? keys.map((key) => writtenColumn(relation, key)),
      missing,
      conflict: resolution && {
        resolution,
        key: onConflict ?? relation.primaryKey,
      },
    };
    return write(c, statements.insert(relation, input, returned(c, query)), 201);
  });

  rest.patch("/:relation", async (c) => {
    const relation = await writableRelationOf(c);
    const query = parseQuery(relation, parametersOf(c), PARTS.PATCH);
    if (query.filters.length === 0) throw missingFilter("UPDATE");
    const { json: row, keys } = await readObject(c.req.raw);
    const columns = keys.map((key) => writtenColumn(relation, key));
    return write(c, statements.update(relation, row, columns, query.filters, returned(c, query)), 200);
  });

  rest.delete("/:relation", async (c) => {
    const relation = await writableRelationOf(c);
    const query = parseQuery(relation, parametersOf(c), PARTS.DELETE);
    if (query.filters.length === 0) throw missingFilter("DELETE");
    return write(c, statements.remove(relation, query.filters, returned(c, query)), 200);
  });

  rest.all("/rpc/:callable", (c) => {
    throw new RestError(405, "PGRST101", `Functions are called with POST, not ${c.req.method}`);
  });
  rest.all("/:relation", (c) => {
    throw new RestError(405, "PGRST117", `Unsupported HTTP method: ${c.req.method}`);
  });
  rest.all("*", () => {
    throw new RestError(404, "PGRST125", "Invalid path specified in request URL");
  });

  rest.onError(async (error, c) => {
    // The client left in the middle of sending; nobody reads this.
    if (c.req.raw.signal.aborted) return c.body(null, 400);
    const failure = expected(error, c.get("caller"));
    if (!failure) throw error;
    await discardBody(c.req.raw);
    const { status, body } = failure;
    if (status >= 500) log.warn({ err: error, id: c.get("requestId") }, "a request failed");
    if (status === 401) c.header("WWW-Authenticate", "Bearer");
    if (status === 503) c.header("Retry-After", "1");
    return json(c, JSON.stringify(body), status);
  });
  return rest;
}

function parametersOf(c: Request): URLSearchParams {
  return new URL(c.req.url).searchParams;
}

/** The columns to answer after a write, or undefined when none are wanted. */
function returned(c: Request, query: Query): readonly Column[] | undefined {
  return c.get("preferences").representation ? query.select : undefined;
}

/** Text that is JSON already. */
function json(c: Request, text: string, status: number): Response {
  c.header("Content-Type", "application/json; charset=utf-8");
  // Of the statuses answered here only 204 has no content, and it is not answered through this.
  return c.body(text, status as ContentfulStatusCode);
}

/** A JSON array of one object → the object. */
function onlyElement(array: string): string {
  return array.trim().slice(1, -1);
}
