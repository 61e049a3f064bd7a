/** The id under which a request stands in the log, in its answer's header and in the text of a 500. */
import { randomUUID } from "node:crypto";

export const REQUEST_ID = "X-Request-Id";

/** What whoever sends the request may choose: one word in a line of the log. */
const GIVEN = /^[\w.:+/=-]{1,128}$/;
/** The trace's id in https://www.w3.org/TR/trace-context/#traceparent-header; zeros alone are none. */
const TRACE = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** A proxy's own id is kept, so that its log and ours name the request alike. */
export function requestIdOf(given: string | undefined, traceparent: string | undefined): string {
  if (given !== undefined && GIVEN.test(given)) return given;
  return (traceparent && TRACE.exec(traceparent)?.[1]) || randomUUID();
}
