/** Limits bodies in tiny chunks (RFC 9112, section 7.1), and bodies that nobody reads. */
import { IncomingMessage, type RequestListener } from "node:http";

/** The least average bytes of a chunk, after this many chunks. A TCP packet carries more than twice as much. */
const LEAST = 512;
const AFTER = 2048;

/**
 * A request whose sender is cut off for tiny chunks. Each chunk takes a kilobyte of memory and microseconds of the
 * event loop, however few its bytes, and all chunks of one read of the socket arrive at once: so they are counted
 * before they are queued. For the option `IncomingMessage` of `createServer`.
 */
export class ChunkLimitedRequest extends IncomingMessage {
  #chunks = 0;
  #bytes = 0;

  override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
    if (this.headers["transfer-encoding"] === undefined) return super.push(chunk, encoding);
    if (this.socket.destroyed && chunk !== null) return false;
    this.#chunks += 1;
    this.#bytes += chunk?.length ?? 0;
    if (this.#chunks < AFTER || this.#bytes >= this.#chunks * LEAST) return super.push(chunk, encoding);
    this.socket.destroy();
    return false;
  }
}

/**
 * Ends the connection after a GET or HEAD with a body. No browser sends one, nobody reads it, and Node would read on
 * after the answer, at full speed and without end.
 */
export function endAfterStrayBody(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { method, headers } = request;
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    if ((method === "GET" || method === "HEAD") && hasBody) response.shouldKeepAlive = false;
    listener(request, response);
  };
}
