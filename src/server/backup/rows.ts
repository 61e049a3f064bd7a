/** Writes and reads rows in PostgreSQL's COPY text format: one line per row. */
import { hash } from "node:crypto";
import type { Client } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { Transaction } from "../database/connection.ts";
import { asCoded } from "../database/message.ts";
import type { ArchivedTable } from "./catalogue.ts";

/** Bytes. */
const PIECE = 4 * 1024 * 1024;
const NEWLINE = 0x0a;

/** A checksum of lines in any order: the sum of their SHA-256 values, each as eight 32-bit numbers. */
export class RowDigest {
  rows = 0;
  readonly #sum = new Uint32Array(8);
  /** The beginning of a line that continues in the next chunk. */
  #begun: Buffer[] = [];

  add(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      const rest = chunk.subarray(start, end);
      this.#addLine(this.#begun.length > 0 ? Buffer.concat([...this.#begun, rest]) : rest);
      this.#begun = [];
      start = end + 1;
    }
    if (start < chunk.length) this.#begun.push(chunk.subarray(start));
  }

  hex(): string {
    return Buffer.from(this.#sum.buffer).toString("hex");
  }

  #addLine(line: Buffer): void {
    const value = hash("sha256", line, "buffer");
    for (let i = 0; i < 8; i++) this.#sum[i] = (this.#sum[i] ?? 0) + value.readUInt32LE(i * 4);
    this.rows++;
  }
}

/** Settings that make every value's text the same on every server. */
export async function setRowFormat(tx: Transaction): Promise<void> {
  await tx.unsafe(`
    set local statement_timeout = 0;
    set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local row_security = off;
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local timezone = 'UTC';
    set local bytea_output = 'hex';
    set local extra_float_digits = 1;
    set local search_path = ''`);
}

/** Yields a table's rows in pieces of some megabytes, cut at any byte. */
export async function* copyOut(tx: Transaction, table: ArchivedTable): AsyncGenerator<Buffer> {
  const stream = clientOf(tx).query(
    copyTo(`copy (select ${quoteAll(table.columns)} from ${quote(table.name)}) to stdout`),
  );
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parts.push(chunk);
    length += chunk.length;
    if (length < PIECE) continue;
    yield Buffer.concat(parts);
    parts = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(parts);
}

export async function digestOf(tx: Transaction, table: ArchivedTable): Promise<RowDigest> {
  const digest = new RowDigest();
  for await (const piece of copyOut(tx, table)) digest.add(piece);
  return digest;
}

export type RowWriter = ReturnType<typeof copyIn>;

export function copyIn(tx: Transaction, { name, columns }: ArchivedTable) {
  const stream = clientOf(tx).query(copyFrom(`copy ${quote(name)} (${quoteAll(columns)}) from stdin`));
  // The package tells nobody who waits for a COPY that has failed.
  const failed = new Promise<never>((_, reject) => {
    stream.on("error", (error) => reject(asCoded(error)));
  });
  failed.catch(() => undefined);
  return {
    write: (bytes: Buffer) =>
      Promise.race([failed, new Promise<void>((resolve) => stream.write(bytes, () => resolve()))]),
    end: () => Promise.race([failed, new Promise<void>((resolve) => stream.end(resolve))]),
  };
}

function clientOf({ client }: Transaction): Client {
  if (!client) throw new Error("Rows are copied on one connection");
  return client;
}

export function quote(name: string): string {
  return name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");
}

function quoteAll(names: string[]): string {
  return names.map(quote).join(", ");
}
