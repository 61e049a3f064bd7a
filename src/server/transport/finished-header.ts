/**
 * The header of an answer that is sent again and again. node:http checks and joins each name and value anew for each
 * answer, which takes longer than all our own work. So the composed header is kept, and only the parts that differ
 * are put in: the request's id, the time, and this answer's own fields.
 */
import type { ServerResponse } from "node:http";
import { REQUEST_ID } from "./request-id.ts";

/**
 * What node:http is about to send, and all that it looks at when the answer ends. Undocumented: if it ever has
 * another form, node:http composes each answer, as it does the first.
 */
interface Sending {
  _header?: string | null;
}

/** A header without the time and the lines that vary. */
interface Composed {
  beforeLines: string;
  beforeTime: string;
  afterTime: string;
}

export class FinishedHeader {
  readonly #status: number;
  readonly #fields: string[];
  #composed: Composed | undefined;

  /** @param fields names and values in turn */
  constructor(status: number, fields: string[]) {
    this.#status = status;
    this.#fields = fields;
  }

  /** Writes the header; the caller ends the response. @param own fields of this answer alone; they need no check */
  write(response: ServerResponse & Sending, id: string, own: string[] = []): void {
    const varying = own.concat(REQUEST_ID, id);
    // How the header ends depends on whether the connection stays.
    const stays = response.shouldKeepAlive && response.req.httpVersion === "1.1";
    if (stays && this.#composed) {
      const { beforeLines, beforeTime, afterTime } = this.#composed;
      response.statusCode = this.#status;
      response._header = beforeLines + linesOf(varying) + beforeTime + httpDate() + afterTime;
      return;
    }
    response.writeHead(this.#status, this.#fields.concat(varying));
    if (stays) this.#composed = composedAround(linesOf(varying), response._header ?? "");
  }
}

function composedAround(lines: string, header: string): Composed | undefined {
  const [beforeLines, afterLines = ""] = header.split(lines);
  // The lines that node:http adds after our own.
  const [, beforeTime, afterTime] = /^(\r\nDate: )[^\r]+(\r\n.*)$/s.exec(afterLines) ?? [];
  return beforeLines && beforeTime && afterTime ? { beforeLines, beforeTime, afterTime } : undefined;
}

/** Joins the fields, without the end of the last line. */
function linesOf(fields: readonly string[]): string {
  let lines = "";
  for (let at = 0; at < fields.length; at += 2) {
    lines += `${at > 0 ? "\r\n" : ""}${fields[at]}: ${fields[at + 1]}`;
  }
  return lines;
}

let second = { number: 0, text: "" };
function httpDate(): string {
  const number = Math.trunc(Date.now() / 1000);
  if (number !== second.number) second = { number, text: new Date(number * 1000).toUTCString() };
  return second.text;
}
