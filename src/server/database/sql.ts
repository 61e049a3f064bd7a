/**
 * Statements as template literals. An interpolated value becomes a parameter, another statement becomes a part, and
 * sql(…) inserts a name, a list, or a row's columns with their values.
 */
import { type Client, escapeIdentifier } from "pg";
import type { DatabaseSettings } from "./settings.ts";

/** A statement that is ready to be sent. */
export interface SqlStatement {
  text: string;
  values: (string | Buffer | null)[];
  /** OIDs of the values' types; 0 leaves it to PostgreSQL. */
  types: number[];
  /** Whether PostgreSQL keeps it prepared. */
  isKept: boolean;
  /** Several statements in one text, without values. */
  isScript: boolean;
  /** Whether it came from a template, so that all that varies in it is a parameter or a name. */
  isTagged: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the caller knows the types of the columns
export type AnyRow = Record<string, any>;
export type Result<Rows extends readonly object[] = AnyRow[]> = Rows & {
  /** How many rows were read or written. */
  readonly count: number;
  /** Such as "COMMIT". */
  readonly command: string;
};
/** Objects and arrays become JSON. */
type Value = string | number | bigint | boolean | object | null;

/** Runs statements on one connection or on several. */
export interface Transaction {
  <Rows extends readonly object[] = AnyRow[]>(
    strings: TemplateStringsArray,
    ...values: Value[]
  ): PendingQuery<Rows>;
  /**
   * Inserts a name, of which each part is quoted; values for `in`; or columns and values, as assignments after
   * `set`.
   */
  (given: string | object): Part;
  /** Runs a text with placeholders. A text without values may be several statements. */
  unsafe<Rows extends readonly object[] = AnyRow[]>(
    text: string,
    values?: readonly Value[],
    options?: { prepare?: boolean },
  ): PendingQuery<Rows>;
  /** Sends these together: see message.ts. */
  readonly send: Send;
  /** The connection, if there is only one. */
  readonly client: Client | undefined;
}

export interface Sql extends Transaction {
  readonly options: DatabaseSettings;
  /** Gives running statements a second. */
  end(): Promise<void>;
}

export type Send = (statements: readonly SqlStatement[]) => Promise<Result[]>;

class Part {
  readonly given: string | object;

  constructor(given: string | object) {
    this.given = given;
  }
}

/** Makes statements for others to send. */
export const compose = makeSql(() =>
  Promise.reject(new Error("A statement without a connection is not sent")),
);

/** Is sent when it is awaited, once. */
export class PendingQuery<Rows extends readonly object[] = AnyRow[]> implements Promise<Result<Rows>> {
  readonly [Symbol.toStringTag] = "PendingQuery";
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly #send: Send;
  readonly #given: SqlStatement | undefined;
  #answer: Promise<Result<Rows>> | undefined;

  constructor(strings: readonly string[], values: readonly unknown[], send: Send, given?: SqlStatement) {
    this.strings = strings;
    this.values = values;
    this.#send = send;
    this.#given = given;
  }

  get statement(): SqlStatement {
    if (this.#given) return this.#given;
    const statement: SqlStatement = {
      text: "",
      values: [],
      types: [],
      isKept: true,
      isScript: false,
      isTagged: true,
    };
    addAll(statement, this);
    return statement;
  }

  // biome-ignore lint/suspicious/noThenProperty: a part of another statement is never sent by itself
  then<A = Result<Rows>, B = never>(
    resolved?: ((result: Result<Rows>) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#ask().then(resolved, rejected);
  }

  catch<B = never>(rejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<Result<Rows> | B> {
    return this.#ask().catch(rejected);
  }

  finally(settled?: (() => void) | null): Promise<Result<Rows>> {
    return this.#ask().finally(settled);
  }

  async #first(): Promise<Result<Rows>> {
    const [first]: unknown[] = await this.#send([this.statement]);
    return first as Result<Rows>;
  }

  #ask(): Promise<Result<Rows>> {
    this.#answer ??= this.#first();
    return this.#answer;
  }
}

function addAll(into: SqlStatement, { strings, values }: PendingQuery<readonly object[]>): void {
  for (const [index, text] of strings.entries()) {
    into.text += text;
    if (index < values.length) add(into, values[index]);
  }
}

function add(into: SqlStatement, value: unknown): void {
  if (value instanceof PendingQuery) addAll(into, value);
  else if (value instanceof Part) addPart(into, value.given);
  else {
    addValue(into, value);
    into.text += `$${into.values.length}`;
  }
}

function addPart(into: SqlStatement, given: string | object): void {
  if (typeof given === "string") into.text += given.split(".").map(escapeIdentifier).join(".");
  else if (isRow(given) && /\bset\s*$/i.test(into.text)) addEach(into, Object.entries(given), addAssignment);
  else if (isRow(given)) addRows(into, [given]);
  else if (isRows(given)) addRows(into, given);
  else addList(into, given as readonly unknown[]);
}

const isRow = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isRows = (given: object): given is readonly object[] =>
  Array.isArray(given) && given.length > 0 && given.every(isRow);

function addEach<Item>(
  into: SqlStatement,
  items: readonly Item[],
  one: (into: SqlStatement, item: Item) => void,
) {
  for (const [index, item] of items.entries()) {
    if (index > 0) into.text += ", ";
    one(into, item);
  }
}

function addAssignment(into: SqlStatement, [column, value]: [string, unknown]): void {
  into.text += `${escapeIdentifier(column)} = `;
  add(into, value);
}

function addList(into: SqlStatement, values: readonly unknown[]): void {
  into.text += "(";
  addEach(into, values.length > 0 ? values : [null], add);
  into.text += ")";
}

function addRows(into: SqlStatement, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {});
  into.text += `(${columns.map(escapeIdentifier).join(", ")}) values `;
  addEach(into, rows, (own, row) =>
    addList(
      own,
      columns.map((column) => (row as AnyRow)[column]),
    ),
  );
}

const TYPES = { boolean: 16, bytea: 17, bigint: 20, timestamptz: 1184 };

function addValue({ values, types }: SqlStatement, value: unknown): void {
  const [written, type] = encoded(value);
  values.push(written);
  types.push(type);
}

function encoded(value: unknown): [string | Buffer | null, number] {
  if (value === undefined) throw new Error("A value of a statement is undefined");
  if (value === null) return [null, 0];
  if (typeof value === "boolean") return [String(value), TYPES.boolean];
  if (typeof value === "bigint") return [String(value), TYPES.bigint];
  if (typeof value !== "object") return [String(value), 0];
  if (value instanceof Date) return [value.toISOString(), TYPES.timestamptz];
  if (value instanceof Uint8Array)
    return [Buffer.from(value.buffer, value.byteOffset, value.byteLength), TYPES.bytea];
  return [JSON.stringify(value), 0];
}

const isTemplate = (given: object | string): given is TemplateStringsArray =>
  Array.isArray(given) && "raw" in given;

export function makeSql(
  send: Send,
  options = {} as DatabaseSettings,
  { client, end = async () => {} }: { client?: Client; end?: () => Promise<void> } = {},
): Sql {
  function tag(given: TemplateStringsArray | string | object, ...values: Value[]) {
    return isTemplate(given) ? new PendingQuery(given, values, send) : new Part(given);
  }
  function unsafe(text: string, given: readonly Value[] = [], { prepare = false } = {}) {
    const statement = statementOf(text, given, prepare);
    return new PendingQuery([], [], send, { ...statement, isScript: given.length === 0 && !prepare });
  }
  return Object.assign(tag, { send, unsafe, options, client, end }) as Sql;
}

/** @param text with its placeholders */
export function statementOf(text: string, given: readonly Value[], isKept = true): SqlStatement {
  const statement: SqlStatement = { text, values: [], types: [], isKept, isScript: false, isTagged: false };
  for (const value of given) addValue(statement, value);
  return statement;
}
