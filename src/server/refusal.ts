/** Refusals that no route makes itself, in the shape its clients read. */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The auth shape under /auth/v1 (see auth/errors.ts), PostgREST's four keys anywhere else. */
export function refuse(c: Context, status: ContentfulStatusCode, message: string): Response {
  return c.req.path.startsWith("/auth/v1/")
    ? c.json({ code: status, error_code: ERROR_CODES[status] ?? "unexpected_failure", msg: message }, status)
    : c.json({ code: String(status), message, details: null, hint: null }, status);
}

/** https://supabase.com/docs/guides/auth/debugging/error-codes where it has one. */
const ERROR_CODES: Readonly<Record<number, string>> = {
  404: "not_found",
  413: "validation_failed",
  415: "validation_failed",
  503: "overloaded",
};
