/**
 * POST /functions/v1/track-scan: the guest page reports that a guest has opened it. It counts if this file
 * and src/guest/script/scan.ts say so: docs/decisions/0012-scans.md.
 */
import { hash } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { deviceName } from "../../lib/accounts/device-name.ts";
import { refuse } from "../transport/refusal.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { codeToken, hashOfCode } from "./codes.ts";
import type { ScanContext } from "./context.ts";
import { deviceType } from "./device-type.ts";
import { hotelId, MAX_USER_AGENT_LENGTH, reportHandler } from "./guest-report.ts";
import { createScanLimits } from "./limits.ts";
import { ScanRecorder } from "./recorder.ts";

const visit = z.strictObject({
  hotel_id: hotelId,
  /** The page makes one for each visit, so that a repeated call counts once. Without it, the request's id is used. */
  visit_id: z.guid().optional(),
  source: z.enum(["qr", "link"]).default("link"),
  /** The guest's device makes one per hotel and day. Without it, each visit counts as another guest. */
  guest_id: z.guid().optional(),
  /** Host the guest came from, or null. Another site in the Referer header takes precedence. */
  referrer: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-z_.:[\]-]{1,253}$/)
    .nullish(),
  touch: z.boolean().optional(),
  /** The code of a room, a place or a thing. */
  code: codeToken.optional(),
  /** The owner signed in on that device: a test scan, which is not counted. */
  tested_by: z.guid().optional(),
});

export function trackScanRoutes(context: ScanContext): Hono<RequestVariables> {
  const recorder = new ScanRecorder(context.sql);
  const limits = createScanLimits();
  const siteHost = new URL(context.publicUrl).hostname;

  const record = reportHandler(context, visit, async (report, { c, network, inTurn }) => {
    const {
      hotel_id,
      visit_id = visitOf(c.get("requestId")),
      source,
      touch = false,
      tested_by,
      code,
    } = report;
    const { guest_id = visit_id } = report;
    const wait = limits.take({ hotelId: hotel_id, guestId: guest_id, network });
    if (wait !== undefined) {
      c.header("Retry-After", String(wait));
      return refuse(c, 429, "Too many scans");
    }
    if (tested_by) {
      await inTurn(() => context.sql`select innfo.record_test_scan(${hotel_id}, ${tested_by})`);
      return undefined;
    }
    const { headers } = c.req.raw;
    const userAgent = headers.get("user-agent")?.slice(0, MAX_USER_AGENT_LENGTH) || undefined;
    // The browser sets it. On our own page it names that page, which reports where the guest came from.
    const sender = hostOf(headers.get("referer"));
    const own = [siteHost, new URL(context.guestHosts.originOf(hotel_id)).hostname];
    const referrer = sender !== null && !own.includes(sender) ? sender : report.referrer;
    const scan = {
      hotel_id,
      visit_id,
      guest_id,
      source,
      device_type: deviceType(userAgent, touch),
      referrer: !referrer || own.includes(referrer) ? null : referrer,
      // Only a short name, as in the owner's list of devices: the whole text could identify a guest.
      user_agent: userAgent ? deviceName(userAgent) : null,
      scanned_at: new Date(),
      code_hash: code && hashOfCode(code),
    };
    await inTurn(() => recorder.record(scan));
    return undefined;
  });
  return new Hono<RequestVariables>().post("/track-scan", record);
}

/** Derives the same id from the same request id, which a proxy may have written in its own letters. */
function visitOf(requestId: string): string {
  const digits = hash("sha256", requestId).slice(0, 32);
  return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
}

function hostOf(referer: string | null): string | null {
  const { hostname } = (referer !== null && URL.parse(referer)) || { hostname: "" };
  return hostname.toLowerCase().slice(0, 253) || null;
}
