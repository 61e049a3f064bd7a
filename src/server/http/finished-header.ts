/**
 * The header of an answer that is sent again and again. node:http checks and joins each name and value anew for
 * each answer, which takes longer than all that is ours. So what it has composed once is kept, and only the
 * request's id and the time are put in.
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

/** What differs between two answers: the id, which is the last of our own, and the time, which node:http adds. */
const OWN = new RegExp(`^(.*\r\n${REQUEST_ID}: )[^\r]+(\r\nDate: )[^\r]+(\r\n.*)$`, "s");

export class FinishedHeader {
  readonly #status: number;
  readonly #fields: string[];
  #composed: [untilId: string, untilDate: string, rest: string] | undefined;

  /** @param fields names and values in turn */
  constructor(status: number, fields: string[]) {
    this.#status = status;
    this.#fields = fields;
  }

  /** What remains to be done is to end the response. */
  write(response: ServerResponse & Composed, id: string): void {
    // How the header ends depends on whether the connection stays.
    const stays = response.shouldKeepAlive && response.req.httpVersion === "1.1";
    if (stays && this.#composed) {
      const [untilId, untilDate, rest] = this.#composed;
      response.statusCode = this.#status;
      response._header = untilId + id + untilDate + httpDate() + rest;
      return;
    }
    response.writeHead(this.#status, this.#fields.concat(REQUEST_ID, id));
    const [, untilId, untilDate, rest] = (stays && OWN.exec(response._header ?? "")) || [];
    if (untilId && untilDate && rest) this.#composed = [untilId, untilDate, rest];
  }
}

let second = { number: 0, text: "" };
function httpDate(): string {
  const number = Math.trunc(Date.now() / 1000);
  if (number !== second.number) second = { number, text: new Date(number * 1000).toUTCString() };
  return second.text;
}
