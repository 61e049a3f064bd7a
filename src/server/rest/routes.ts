/**
 * /rest/v1: tables, views and functions of schema public, in a strict subset of PostgREST's API. Each statement runs
 * with its caller's role, and PostgreSQL decides what the caller may do.
 */
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DatabaseError } from "pg";
import { SECTIONS } from "../../sections/index.ts";
import { blockOf } from "../capacity/prefixes.ts";
import { callerOf, type TokenSite } from "../database/caller.ts";
import { ANON, type Caller, guest, shareOf } from "../database/connection.ts";
import { checkSession } from "../database/request-pool.ts";
import { acceptedEncoding } from "../transport/accepted-encoding.ts";
import { madeOf } from "../transport/answer-body.ts";
import type { Basics } from "../transport/basics.ts";
import { networkOf } from "../transport/client-address.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { admitAnswer } from "../transport/unread-answers.ts";
import type { Relation, Verb } from "./catalogue.ts";
import {
  answerRestFailure,
  denied,
  deniedColumns,
  notOneRow,
  notSatisfiable,
  RestError,
  tooManyAffected,
  tooManyInvitations,
  unknownPath,
  unknownRelation,
} from "./errors.ts";
import { interpret } from "./interpret.ts";
import { type Preferences, readPreferences } from "./preferences.ts";
import { type Reads, rangeOf, textOf } from "./reads.ts";
import type { Statement } from "./statement.ts";

type Variables = {
  Variables: RequestVariables["Variables"] & { caller: Caller; preferences: Preferences };
};
/** Each row causes a mail. */
const INVITATIONS = "invitations";
/** The one function that guests call. */
const GUEST_DOCUMENT = "guest_hotel";

/** Raised in the migrations when other rows were written than requested. */
const ROWS_REFUSED = "IN006";

type RestContext = HonoContext<Variables>;

/** The part of the context that this API uses. */
type RestParts = TokenSite &
  Pick<Basics, "requests" | "env" | "unreadAnswers" | "bulkheads" | "afterWrite" | "log"> & {
    reads: Reads;
    /** Counts an invitation. @returns the seconds to wait if there were too many */
    waitToInvite(account: string, block: string): Promise<number | undefined>;
    /** Guests' documents of hotels, kept for everybody. */
    documents: { get(hotelId: string, network: string): Promise<Uint8Array<ArrayBuffer> | undefined> };
  };

export function restRoutes(context: RestParts): Hono<Variables> {
  const { reads, documents } = context;
  const { runner, catalogue } = reads;

  /** Answers once there is room; a caller's large answers take turns. */
  async function inTurn(
    c: RestContext,
    body: string | Uint8Array<ArrayBuffer>,
    status: number,
    caller = shareOf(c.get("caller")),
  ): Promise<Response> {
    const answer = json(c, body, status);
    await admitAnswer(context, c, answer, caller);
    return answer;
  }

  /** Refuses guests without a privilege here, so that the request costs the database nothing. */
  async function relationOf(c: RestContext, verb: Verb): Promise<Relation> {
    const name = c.req.param("relation") ?? "";
    const relation = (await catalogue()).relations.get(name);
    if (!relation) throw unknownRelation(name);
    if (c.get("caller").role === "anon" && !relation.guestsMay.has(verb)) throw denied(relation.kind, name);
    return relation;
  }

  async function tableOf(c: RestContext, verb: Verb): Promise<Relation> {
    const relation = await relationOf(c, verb);
    if (relation.kind === "view") throw denied("view", relation.name);
    return relation;
  }

  async function write(c: RestContext, statement: Statement, done: 200 | 201): Promise<Response> {
    const preferences = c.get("preferences");
    const written = await reads
      .write(c.get("caller"), statement, preferences, incomingOf(c))
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseError)) throw error;
        if (error.code === ROWS_REFUSED) {
          const count = Number(error.detail);
          throw count > (preferences.maxAffected ?? count) ? tooManyAffected(count) : notOneRow(count);
        }
        const { unwritable = [] } = statement;
        // A policy's refusal of a row has the same code, but its message names no column.
        const isDenied = error.code === "42501" && unwritable.length > 0;
        if (!isDenied || c.get("caller").role === "anon") throw error;
        throw deniedColumns(unwritable, c.req.param("relation") ?? "");
      });
    await context.afterWrite();
    c.header("Content-Range", rangeOf(written));
    if (written.body === null) return c.body(null, done === 201 ? 201 : 204);
    c.set("isPlain", done === 201 && written.total === null);
    return inTurn(c, textOf(written, preferences.single) ?? written.body, done);
  }

  /** Before the database has work: many accounts of one network could add and withdraw invitations without end. */
  async function limitInvitations(c: RestContext): Promise<void> {
    const block = blockOf(networkOf(c, context.env.trustProxy));
    const seconds = await context.waitToInvite(shareOf(c.get("caller")), block);
    if (seconds === undefined) return;
    c.header("Retry-After", String(seconds));
    throw tooManyInvitations();
  }

  /** Reads the document once for everybody, because it is the same for all. */
  async function guestDocument(c: RestContext, { parameters: [given = "{}"] }: Statement): Promise<Response> {
    const { hotel_id } = JSON.parse(given) as { hotel_id: unknown };
    const caller = c.get("caller");
    if (caller.role === "authenticated") await checkSession(context.requests, caller);
    const network = networkOf(c, context.env.trustProxy);
    const document = hotel_id === null ? undefined : await documents.get(String(hotel_id), network);
    countResult(c);
    return inTurn(c, document ?? "null", 200, network);
  }

  const rest = new Hono<Variables>();

  rest.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    c.set("caller", ANON);
    const caller = await callerOf(c.req.raw.headers, context);
    c.set("caller", caller.role === "anon" ? guest(networkOf(c, context.env.trustProxy)) : caller);
    c.set(
      "preferences",
      readPreferences((name) => c.req.raw.headers.get(name)),
    );
    await next();
  });

  rest.post("/rpc/:callable", async (c) => {
    const { callable, statement } = await interpret.call(
      await catalogue(),
      c.req.param("callable"),
      c.req.raw,
      c.get("preferences"),
    );
    if (c.get("caller").role === "anon" && !callable.guestsMayCall) throw denied("function", callable.name);
    if (callable.name === GUEST_DOCUMENT) return guestDocument(c, statement);
    const { body } = callable.readOnly
      ? await runner.read(c.get("caller"), statement)
      : await runner.write(c.get("caller"), statement);
    if (!callable.readOnly) await context.afterWrite();
    countResult(c);
    return callable.silent ? c.body(null, 204) : inTurn(c, body ?? "null", 200);
  });

  rest.get("/:relation", async (c) => {
    const preferences = c.get("preferences");
    const asked = { url: c.req.url, range: c.req.header("range") ?? null };
    const relation = await relationOf(c, "select");
    const read = await reads.read(relation, asked, preferences, c.get("caller"), incomingOf(c));
    const { rows, total, offset } = read;
    if (total !== null && offset !== undefined && offset > total) {
      throw notSatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`);
    }
    const text = textOf(read, preferences.single);
    if (text === undefined) throw notOneRow(rows);
    c.header("Content-Range", rangeOf(read));
    const status = total !== null && rows < total ? 206 : 200;
    if (isCompressed(c, relation, text)) {
      c.header("Content-Encoding", "gzip");
      return inTurn(c, new Uint8Array(await promisify(gzip)(text)), status);
    }
    if (total === null) c.set("isPlain", true);
    return inTurn(c, text, status);
  });

  rest.post("/:relation", async (c) => {
    const table = await tableOf(c, "insert");
    if (table.name === INVITATIONS) await limitInvitations(c);
    return write(c, await interpret.insertion(table, c.req.raw, c.get("preferences")), 201);
  });
  rest.patch("/:relation", async (c) =>
    write(c, await interpret.change(await tableOf(c, "update"), c.req.raw, c.get("preferences")), 200),
  );
  rest.delete("/:relation", async (c) =>
    write(c, interpret.deletion(await tableOf(c, "delete"), c.req.raw, c.get("preferences")), 200),
  );

  rest.all("/rpc/:callable", (c) => {
    c.header("Allow", "POST");
    throw new RestError("PGRST101", `Functions are called with POST, not ${c.req.method}`);
  });
  rest.all("/:relation", (c) => {
    c.header("Allow", "GET, HEAD, POST, PATCH, DELETE");
    throw new RestError("PGRST117", `Unsupported HTTP method: ${c.req.method}`);
  });
  rest.all("*", (c) => {
    throw unknownPath(/^\/rest\/v1\/?$/.test(c.req.path));
  });

  rest.onError(answerRestFailure(context.log));
  return rest;
}

/** A function has one result, even if that is a list: none returns a set. */
function countResult(c: RestContext): void {
  if (c.get("preferences").count) c.header("Content-Range", rangeOf({ rows: 1, offset: 0, total: 1 }));
}

/** Undefined without a socket, as in tests. */
function incomingOf(c: RestContext): IncomingMessage | undefined {
  return ((c.env ?? {}) as Partial<HttpBindings>).incoming as IncomingMessage | undefined;
}

/** Texts from this length on are held as bytes: half the memory if there is a letter beyond Latin-1. */
const LONG = 16 * 1024;

/**
 * Lists of what a hotel has, for which owners wait on slow lines. Never messages: strangers write into those, and the
 * length of a compressed answer tells whether a text repeats another one (BREACH).
 */
const COMPRESSED: ReadonlySet<string> = new Set([
  ...SECTIONS.map(({ table }) => table),
  "custom_section_items",
]);

function isCompressed(c: RestContext, { name }: Relation, { length }: string): boolean {
  if (!COMPRESSED.has(name) || length <= LONG) return false;
  c.header("Vary", "Accept-Encoding", { append: true });
  return acceptedEncoding(c, ["gzip"]) === "gzip";
}

/** Answers a text that is JSON already. */
function json(c: RestContext, text: string | Uint8Array<ArrayBuffer>, status: number): Response {
  c.header("Content-Type", "application/json; charset=utf-8");
  // Only 204 of these statuses has no content, and it is answered elsewhere.
  const body = typeof text === "string" && text.length > LONG ? Buffer.from(text) : text;
  return madeOf(body, c.body(body, status as ContentfulStatusCode));
}
