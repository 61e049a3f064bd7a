/**
 * Cuts off whoever sends a body in tiny chunks (RFC 9112, section 7.1). Each chunk takes a kilobyte of memory and
 * microseconds of the event loop, however few its bytes, and all that one read of the socket brought come at once.
 */
import type { IncomingMessage, RequestListener } from "node:http";

/** Bytes of a chunk on average, after so many. A packet of TCP carries more than twice as much. */
const LEAST = 512;
const AFTER = 2048;

export function refuseSmallChunks(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { method, headers } = request;
    const isChunked = headers["transfer-encoding"] !== undefined;
    if (isChunked) watch(request);
    // No browser sends one, nobody reads it, and Node would read on after the answer, at full speed and without end.
    if ((method === "GET" || method === "HEAD") && (isChunked || Number(headers["content-length"] ?? 0) > 0))
      response.shouldKeepAlive = false;
    listener(request, response);
  };
}

function watch(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let chunks = 0;
  let bytes = 0;
  request.push = (chunk, encoding) => {
    if (request.socket.destroyed && chunk !== null) return false;
    chunks += 1;
    bytes += chunk?.length ?? 0;
    if (chunks < AFTER || bytes >= chunks * LEAST) return push(chunk, encoding);
    request.socket.destroy();
    return false;
  };
}
