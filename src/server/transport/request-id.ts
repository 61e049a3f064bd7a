/** The request's id in the log, in its answer's header and in the text of a 500. */
import { randomUUID } from "node:crypto";

export const REQUEST_ID = "X-Request-Id";

/** The ids that a sender may choose: one word in a line of the log. */
const GIVEN = /^[\w.:+/=-]{1,128}$/;
/** The trace's id in https://www.w3.org/TR/trace-context/#traceparent-header; an id of zeros is none. */
const TRACE = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** Keeps a proxy's own id, so that its log and ours name the request alike. */
export function requestIdOf(given: string | undefined, traceparent: string | undefined): string {
  if (given !== undefined && GIVEN.test(given)) return given;
  return (traceparent && TRACE.exec(traceparent)?.[1]) || randomUUID();
}
