/** What a guest's page reports by itself, and who else may have sent it. */
import { isbot } from "isbot";
import type { z } from "zod";
import { readBody } from "../http/request-body.ts";

/** The same as in the rules of the table for scans. */
export const MAX_USER_AGENT_LENGTH = 1000;
const MAX_BODY_BYTES = 2048;

/**
 * False for programs that identify themselves, for pages loaded ahead of time or as a preview, and for other
 * sites that make their visitors' browsers call this.
 */
export function isByGuest(headers: Headers): boolean {
  const purpose = ["sec-purpose", "purpose", "x-purpose", "x-moz"].map((name) => headers.get(name) ?? "");
  if (purpose.some((value) => /prefetch|prerender|preview/i.test(value))) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  return !isbot(headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH));
}

/** @returns what the report says, or the answer's words for one that does not fit */
export async function readReport<Report>(
  request: Request,
  shape: z.ZodType<Report>,
): Promise<{ report: Report } | { refusal: object }> {
  const given = shape.safeParse(parseJson(await readBody(request, MAX_BODY_BYTES)));
  if (given.success) return { report: given.data };
  const [issue] = given.error.issues;
  return { refusal: refusal("400", `${issue?.path.join(".") || "body"}: ${issue?.message}`) };
}

/** In the shape that the official client knows. */
export function refusal(code: string, message: string): object {
  return { code, message, details: null, hint: null };
}

/** @returns undefined for a body that is not JSON; no rule accepts it */
function parseJson(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString() ?? "");
  } catch {
    return undefined;
  }
}
