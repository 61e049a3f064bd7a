/** Sends one request over a socket of its own, and parses the answer strictly. */
import { connect } from "node:net";

export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

export interface Exchange {
  /** Empty if the server closed the connection without an answer. */
  answers: Answer[];
  /** Milliseconds until the connection was closed. */
  took: number;
}

/** A server that has not closed by then hangs. */
const TIMEOUT_MS = 20_000;

/** @param endsFirst the client closes its side, so that an unfinished request stays unfinished */
export async function exchange(
  { port, host }: { port: number; host: string },
  bytes: Buffer,
  { method, endsFirst }: { method: string; endsFirst: boolean },
): Promise<Exchange> {
  const began = performance.now();
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ port, host, allowHalfOpen: true });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("The server neither answers nor closes")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("end", () => socket.end());
    // A server that refuses a request while it arrives may reset the connection after its answer.
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE" ? resolve() : reject(error),
    );
    socket.on("close", () => resolve());
    socket.write(bytes);
    if (endsFirst) socket.end();
  });
  return { answers: parse(Buffer.concat(chunks), method), took: performance.now() - began };
}

/** @throws {Error} if it is not a sequence of HTTP/1.1 answers */
function parse(bytes: Buffer, method: string): Answer[] {
  const answers: Answer[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf("\r\n\r\n");
    const [line = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const [, status] = line.match(/^HTTP\/1\.1 (\d{3}) /) ?? [];
    if (end < 0 || status === undefined)
      throw new Error(`Not HTTP: ${rest.subarray(0, 200).toString("latin1")}`);
    const headers = new Map(
      lines.map((header) => {
        const colon = header.indexOf(":");
        return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
      }),
    );
    const { body, next } = bodyOf(rest.subarray(end + 4), headers, hasBody(method, Number(status)));
    answers.push({ status: Number(status), headers, body });
    rest = next;
  }
  return answers.filter(({ status }) => status >= 200);
}

function hasBody(method: string, status: number): boolean {
  return method !== "HEAD" && status >= 200 && status !== 204 && status !== 304;
}

function bodyOf(
  bytes: Buffer,
  headers: ReadonlyMap<string, string>,
  expected: boolean,
): { body: Buffer; next: Buffer } {
  if (!expected) return { body: Buffer.alloc(0), next: bytes };
  if (headers.get("transfer-encoding") === "chunked") return dechunked(bytes);
  const length = Number(headers.get("content-length") ?? bytes.length);
  if (length > bytes.length) throw new Error(`${bytes.length} of ${length} bytes were answered`);
  return { body: bytes.subarray(0, length), next: bytes.subarray(length) };
}

function dechunked(bytes: Buffer): { body: Buffer; next: Buffer } {
  const parts: Buffer[] = [];
  for (let rest = bytes; ; ) {
    const end = rest.indexOf("\r\n");
    const size = Number.parseInt(rest.subarray(0, end).toString("latin1"), 16);
    const from = end + 2;
    if (end < 0 || Number.isNaN(size) || from + size + 2 > rest.length) throw new Error("A chunk is cut off");
    if (size === 0) return { body: Buffer.concat(parts), next: rest.subarray(from + 2) };
    parts.push(rest.subarray(from, from + size));
    rest = rest.subarray(from + size + 2);
  }
}
