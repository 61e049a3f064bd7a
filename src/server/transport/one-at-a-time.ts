/**
 * Answers the requests of a connection one after the other. A client may send many before it reads an answer (RFC
 * 9112, section 9.3.2); otherwise each answer would be made and kept until those before it were read.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait behind another one on their connection; with more it is cut off. Browsers send none. */
const MAX_WAITING = 16;

interface Line {
  last: ServerResponse;
  waiting: number;
}

export function oneAtATime(listener: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, { last: response, waiting: 0 });
      return listener(request, response);
    }
    const { last } = line;
    line.last = response;
    if (last.closed || last.writableFinished) return listener(request, response);
    line.waiting += 1;
    last.once("close", () => {
      line.waiting -= 1;
      answer(listener, request, response);
    });
    if (line.waiting > MAX_WAITING) socket.destroy();
  };
}

function answer(listener: RequestListener, request: IncomingMessage, response: ServerResponse): void {
  if (!request.socket.destroyed) listener(request, response);
  // It never had the socket, through which others learn that it is over.
  else response.emit("close");
}
