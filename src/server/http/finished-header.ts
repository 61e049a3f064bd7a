/**
 * The header of an answer that is sent again and again. node:http checks and joins each name and value anew for
 * each answer, which takes longer than all that is ours. So what it has composed once is kept, and only what
 * differs is put in: the request's id, the time, and what this answer alone says.
 */
import type { ServerResponse } from "node:http";
import { REQUEST_ID } from "./request-id.ts";

/**
 * What node:http is about to send, and all that it looks at when the answer ends. Not documented: if it ever
 * has another form, each answer is composed by node:http, as the first one is.
 */
interface Composed {
  _header?: string | null;
}

/** What node:http adds after our own. */
const FROM_DATE = /^(\r\nDate: )[^\r]+(\r\n.*)$/s;

export class FinishedHeader {
  readonly #status: number;
  readonly #fields: string[];
  #composed: [untilOwn: string, untilDate: string, rest: string] | undefined;

  /** @param fields names and values in turn */
  constructor(status: number, fields: string[]) {
    this.#status = status;
    this.#fields = fields;
  }

  /**
   * What remains to be done is to end the response.
   *
   * @param own of this answer alone, as fields: nothing in it needs a check
   */
  write(response: ServerResponse & Composed, id: string, own: string[] = []): void {
    // How the header ends depends on whether the connection stays.
    const stays = response.shouldKeepAlive && response.req.httpVersion === "1.1";
    const varying = own.concat(REQUEST_ID, id);
    if (stays && this.#composed) {
      const [untilOwn, untilDate, rest] = this.#composed;
      response.statusCode = this.#status;
      response._header = untilOwn + linesOf(varying) + untilDate + httpDate() + rest;
      return;
    }
    response.writeHead(this.#status, this.#fields.concat(varying));
    const header = stays ? (response._header ?? "") : "";
    const lines = linesOf(varying);
    const at = header.indexOf(lines);
    const [, untilDate, rest] = FROM_DATE.exec(header.slice(at + lines.length)) ?? [];
    if (at > 0 && untilDate && rest) this.#composed = [header.slice(0, at), untilDate, rest];
  }
}

/** Without the last line's end. */
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
