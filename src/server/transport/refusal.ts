/** Refusals that come from no route, in the shape that the path's clients read. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A refusal whose message the caller may read, such as that of a limit. */
export class ReadableRefusal extends Error {
  override name = "ReadableRefusal";
}

/** Uses the shapes of auth/errors.ts and storage/errors.ts under their paths, PostgREST's four keys elsewhere. */
export function refuse(c: Context, status: ContentfulStatusCode, message: string): Response {
  const { path } = c.req;
  // Supabase Auth's name for it: a person who reports the failure can quote it.
  const failure = status === 500 && { error_id: c.get("requestId") as string };
  if (path.startsWith("/auth/v1/")) {
    return c.json(
      { code: status, error_code: AUTH_CODES[status] ?? "validation_failed", msg: message, ...failure },
      status,
    );
  }
  if (path.startsWith("/storage/v1/")) {
    const error = STORAGE_ERRORS[status] ?? "InvalidRequest";
    return c.json({ statusCode: String(status), error, message, ...failure }, status);
  }
  return c.json({ code: String(status), message, details: null, hint: null, ...failure }, status);
}

/** https://supabase.com/docs/guides/auth/debugging/error-codes */
const AUTH_CODES: Readonly<Record<number, string>> = {
  404: "not_found",
  429: "over_request_rate_limit",
  500: "unexpected_failure",
  503: "service_unavailable",
  507: "insufficient_storage",
};

/** https://supabase.com/docs/guides/storage/debugging/error-codes */
const STORAGE_ERRORS: Readonly<Record<number, string>> = {
  404: "not_found",
  429: "SlowDown",
  500: "InternalError",
  503: "SlowDown",
};

/** This process is starting or stopping: another one may answer. */
export function serviceUnavailable(why: string): Response {
  return new Response(why, { status: 503, headers: { "Retry-After": "1", Connection: "close" } });
}
