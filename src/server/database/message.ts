/**
 * Sends one or more statements together, with one Sync at their end: outside of a transaction begun before,
 * PostgreSQL runs them as one transaction, which it commits at the Sync or, after a failure, undoes. Many messages
 * follow one another on a connection without waiting, and those of one turn of the event loop are written at once.
 */
import { type Connection, DatabaseError, type FieldDef, Query, Result as Reader, type types } from "pg";
import type { AnyRow, Result, SqlStatement } from "./sql.ts";
import { readers } from "./types.ts";

/** Statements that PostgreSQL keeps prepared on a connection, by their text. */
export type KeptStatements = Map<string, { name: string; columns: FieldDef[] | undefined }>;

/** The database was not reached, or the connection was lost. */
export const CONNECTION_CLOSED = "CONNECTION_CLOSED";

/** PostgreSQL's routines that report a prepared statement as gone or out of date. */
const OUTDATED = new Set(["FetchPreparedStatement", "RevalidateCachedQuery"]);

/** Whether the statement was undone and is parsed anew when sent again, for example because the schema has changed. */
export function isUnprepared(error: unknown): boolean {
  return error instanceof DatabaseError && OUTDATED.has(error.routine ?? "");
}

/** The fields of an error message. */
export interface Failed {
  /** How many of its statements had run before the failure. */
  run: number;
  /** Whether it may have been committed nevertheless. */
  mayBeDone: boolean;
}

/** Called for each statement when it is sent. */
type Observer = (statement: SqlStatement, answered: Promise<unknown>) => void;
const observers = new Set<Observer>();

/** @returns a function that ends it */
export function observeStatements(observer: Observer): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

const corked = new WeakSet<object>();

/** Replaces pg's class Query, the only one that pg takes in pipeline mode, in all that pg calls. */
export class DatabaseMessage extends Query {
  readonly answered: Promise<Result[]>;
  readonly #statements: readonly SqlStatement[];
  readonly #kept: KeptStatements | undefined;
  readonly #results: Result[] = [];
  #reader = newReader();
  #failure: unknown;
  #isSent = false;
  readonly #settle: PromiseWithResolvers<Result[]>;

  /** @param kept undefined if nothing may be kept prepared */
  constructor(statements: readonly SqlStatement[], kept: KeptStatements | undefined) {
    super("");
    this.#statements = statements;
    this.#kept = kept;
    this.#settle = Promise.withResolvers();
    this.answered = this.#settle.promise;
    for (const observer of observers) for (const one of statements) observer(one, this.answered);
  }

  override submit = (connection: Connection): void => {
    this.#isSent = true;
    const { stream } = connection;
    if (!corked.has(stream)) {
      corked.add(stream);
      stream.cork();
      setImmediate(() => {
        corked.delete(stream);
        stream.uncork();
      });
    }
    const [first] = this.#statements;
    if (first?.isScript) connection.query(first.text);
    else {
      for (const statement of this.#statements) this.#send(statement, connection);
      this.#begin();
      connection.sync();
    }
  };

  #send({ text, values, types, isKept }: SqlStatement, connection: Connection): void {
    const kept = isKept ? this.#keptOf(text) : undefined;
    const name = kept?.name ?? "";
    if (!kept?.columns) {
      // A statement that failed after it was parsed is kept already.
      if (kept) connection.close({ type: "S", name }, true);
      // The protocol takes numbers here; the package's types say text.
      connection.parse({ name, text, types: types as unknown as string[] }, true);
    }
    connection.bind({ statement: name, values }, true);
    if (!kept?.columns) connection.describe({ type: "P", name: "" }, true);
    connection.execute(null, true);
  }

  #keptOf(text: string) {
    if (!this.#kept) return undefined;
    const known = this.#kept.get(text);
    if (known) return known;
    const added = { name: `s${this.#kept.size}`, columns: undefined };
    this.#kept.set(text, added);
    return added;
  }

  /** Begins with the next statement, whose columns are known if it is kept. */
  #begin(): void {
    const next = this.#statements[this.#results.length];
    this.#reader = newReader();
    const columns = next?.isKept ? this.#kept?.get(next.text)?.columns : undefined;
    if (columns) this.#reader.addFields(columns);
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#reader.addFields(fields);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#failure !== undefined) return;
    try {
      this.#reader.addRow(this.#reader.parseRow(fields));
    } catch (error) {
      this.#failure = error;
    }
  }

  handleCommandComplete(complete: { text: string }): void {
    this.#reader.addCommandComplete(complete);
    const { rows, rowCount, command, fields } = this.#reader;
    const text = this.#statements[this.#results.length]?.text;
    const kept = text === undefined ? undefined : this.#kept?.get(text);
    if (kept) kept.columns ??= fields;
    this.#add(rows, rowCount ?? 0, command);
  }

  handleEmptyQuery(): void {
    this.#add([], 0, "");
  }

  #add(rows: AnyRow[], count: number, command: string): void {
    this.#results.push(
      Object.defineProperties(rows, { count: { value: count }, command: { value: command } }) as Result,
    );
    this.#begin();
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#settle.resolve(this.#results);
    else this.#settle.reject(this.#failure);
  }

  handleError(error: Error & { code?: string }): void {
    const isAnswer = error instanceof DatabaseError;
    const run = this.#results.length;
    const mayBeDone = this.#isSent && (!isAnswer || run === this.#statements.length);
    const kept = this.#kept?.get(this.#statements[run]?.text ?? "");
    if (kept && isUnprepared(error)) kept.columns = undefined;
    this.#settle.reject(Object.assign(asCoded(error), { run, mayBeDone } satisfies Failed));
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: Connection & { sendCopyFail(why: string): void }): void {
    connection.sendCopyFail("COPY is done with pg-copy-streams");
  }

  handleCopyData(): void {}
}

/** Gives all work on a lost connection one error. An error that pg made has no code, so it gets one. */
export function asCoded(error: Error & { code?: string }): Error {
  if (error instanceof DatabaseError) return error;
  return Object.assign(new Error(error.message, { cause: error }), { code: error.code ?? CONNECTION_CLOSED });
}

/** The part of class Result that the package's types leave out. */
interface RowReader {
  fields: FieldDef[];
  rows: AnyRow[];
  rowCount: number | null;
  command: string;
  addFields(fields: FieldDef[]): void;
  parseRow(fields: (string | null)[]): AnyRow;
  addRow(row: AnyRow): void;
  addCommandComplete(complete: { text: string }): void;
}

function newReader(): RowReader {
  return new Reader("", readers as typeof types) as unknown as RowReader;
}
