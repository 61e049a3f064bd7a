/**
 * POST /functions/v1/looks: the guest page reports what its guest looked for, when the guest leaves. It counts if this
 * file and src/guest/script/looks.ts say so: docs/decisions/0126-what-guests-looked-for.md.
 */
import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { LOOKS, type LookKind, missedWords } from "../../lib/figures/looks.ts";
import { isLanguage } from "../../lib/messages/languages.ts";
import { houseMark, isHouse } from "../auth/house.ts";
import { groupOf } from "../capacity/prefixes.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { ScanContext } from "./context.ts";
import { hotelId, reportHandler } from "./guest-report.ts";

const report = z.strictObject({
  hotel_id: hotelId,
  /** Such as "Phone/item-0a1b2c3d". The database takes neither NUL nor half a surrogate pair. */
  looks: z.array(z.string().regex(/^[\w:]+\/[^\p{Cc}\p{Cs}]{1,200}$/u)).max(80),
});

interface Look {
  kind: LookKind;
  /** Named as in {@link LOOKS}, or by the page. */
  thing: string;
  /** The language of words; else "". */
  language: string;
}

export async function recordLooks(
  { sql, jwtKey }: ScanContext,
  hotelId: string,
  network: string,
  looks: readonly Look[],
): Promise<void> {
  const key = networkKey(jwtKey, hotelId, groupOf(network));
  const inHouse = await isHouse(sql, hotelId, houseMark(jwtKey, network));
  await sql`select innfo.record_looks(${hotelId}, ${key}, ${inHouse}, ${JSON.stringify(looks)}::text::jsonb)`;
}

export function lookRoutes(context: ScanContext): Hono<RequestVariables> {
  const record = reportHandler(context, report, async ({ hotel_id, looks }, { network }) => {
    const counted = looks.flatMap((look) => asCounted(look) ?? []);
    if (counted.length === 0) return undefined;
    // They are written one by one, unlike scans.
    await context.bulkheads.misses.run(() => recordLooks(context, hotel_id, network, counted), network);
    return undefined;
  });
  return new Hono<RequestVariables>().post("/looks", record);
}

/** Drops what may be personal. The page does so, too, but other callers need not. */
function asCounted(look: string): Look | undefined {
  const [how = "", thing = "", said = ""] = look.split("/");
  const kind = LOOKS.get(how);
  if (kind !== "missed") return kind && { kind, thing, language: "" };
  const words = isLanguage(thing) ? missedWords(said) : undefined;
  return words === undefined ? undefined : { kind, thing: words, language: thing };
}

/**
 * A key for a network or prefix at a hotel. Only its hashes are stored, and its first byte, which one in 256
 * networks shares.
 */
function networkKey(key: Uint8Array, hotelId: string, network: string): string {
  return createHmac("sha256", key).update(`missed search\0${hotelId}\0${network}`).digest("hex");
}
