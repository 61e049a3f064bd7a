/**
 * POST /functions/v1/code: a guest's device sends the token of a scanned code, once, and gets what its card says.
 * The token comes in a body, because logs keep addresses: docs/decisions/0122-codes.md.
 */
import { hash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import type { Sql } from "../database/connection.ts";
import { refuse } from "../transport/refusal.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { ScanContext } from "./context.ts";
import { hotelId, reportHandler } from "./guest-report.ts";

/** The form of innfo.code_token(). */
export const codeToken = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{13}$/);

const scanned = z.strictObject({ hotel_id: hotelId, code: codeToken });

export interface ScannedCode {
  id: string;
  kind: string;
  label: string;
  opens: string | null;
}

/** The database sees only this hash of a token; it equals innfo.code_hash(). */
export function hashOfCode(token: string): string {
  return hash("sha256", token, "hex");
}

/** Normalizes a card's letters to their printed form. */
export function lettersTyped(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s.–\p{Cc}-]/gu, "");
}

/** @returns undefined for a code that is unknown, revoked or another hotel's */
export async function scannedCode(
  sql: Sql,
  hotelId: string,
  token: string,
): Promise<ScannedCode | undefined> {
  if (!codeToken.safeParse(token).success) return undefined;
  const [code] = await sql<ScannedCode[]>`
    select id, kind, label, opens from innfo.scanned_code(${hotelId}, ${hashOfCode(token)})`;
  return code;
}

export function codeRoutes(context: ScanContext): Hono<RequestVariables> {
  const exchange = reportHandler(context, scanned, async ({ hotel_id, code }, { c, inTurn }) => {
    let found: ScannedCode | undefined;
    await inTurn(async () => {
      found = await scannedCode(context.sql, hotel_id, code);
    });
    if (!found) return refuse(c, 404, "No such code");
    const { kind, label, opens } = found;
    return c.json({ room: kind === "room" ? label : "", opens });
  });
  return new Hono<RequestVariables>().post("/code", exchange);
}
