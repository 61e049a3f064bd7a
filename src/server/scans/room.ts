/**
 * POST /view/{hotel}/room: today's room, for a guest with its card. One address serves reading and pressing. The
 * token comes in the body, because logs keep addresses; without a script, the guest exchanges letters for the token
 * first: docs/decisions/0132-todays-rooms.md.
 */
import type { Hono, Context as HonoContext } from "hono";
import { z } from "zod";
import { type RoomOfGuest, WISHES } from "../../lib/documents/room-of-guest.ts";
import { pageRoutes, refuseForeign, requestedLanguage, show, showNone } from "../guest/show.ts";
import { networkOf } from "../transport/client-address.ts";
import { hotelIdOf } from "../transport/hotel-of.ts";
import { readBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { codeToken, hashOfCode } from "./codes.ts";
import type { ScanContext } from "./context.ts";

const MAX_BODY_BYTES = 1024;

const given = z.object({
  code: codeToken,
  /** Empty takes a press back. */
  wish: z.enum([...WISHES, ""]).optional(),
  /** Seconds since it was pressed. The database ignores presses older than a day. */
  age: z.coerce.number().int().min(0).max(1_000_000_000).catch(0),
});

interface Asked {
  hotelId: string;
  /** The hash of the guest's code. */
  hash: string;
  /** The guest's wish; undefined only reads. */
  wish?: string | undefined;
  age?: number;
}

/** Answers no room if the code is not a room's, or if nobody would see a press. */
export async function readRoom(
  context: ScanContext,
  c: HonoContext<RequestVariables>,
  { hotelId, hash, wish, age = 0 }: Asked,
): Promise<{ room?: RoomOfGuest }> {
  const language = requestedLanguage(context, c);
  const [row] = await context.bulkheads.misses.run(
    () => context.sql<{ room: RoomOfGuest | null }[]>`select innfo.room_of_guest(
      ${hotelId}, ${hash}, ${wish ?? null}, ${age}, ${language ?? null}) as room`,
    networkOf(c, context.env.trustProxy),
  );
  return row?.room ? { room: row.room } : {};
}

export function roomRoutes(context: ScanContext): Hono<RequestVariables> {
  const { limits, frontend } = context;
  return pageRoutes(context).post("/view/:id/room", refuseForeign(context), async (c) => {
    const language = requestedLanguage(context, c);
    const { renderNotFound, renderRoom, renderUnavailable } = await frontend.guest();
    const body = await readBody(c.req.raw, MAX_BODY_BYTES);
    const { data } = given.safeParse(Object.fromEntries(new URLSearchParams(body?.toString())));
    const hotelId = hotelIdOf(`/view/${c.req.param("id")}`);
    if (!data || !hotelId) return show(c, renderNotFound(language), 404);
    const { code, wish, age } = data;
    const asked = { hotelId, hash: hashOfCode(code) };
    let { room } = await readRoom(context, c, asked);
    // A script asks on each page that a card opens, even if the code has no room: a refusal would show in the
    // browser's console.
    if (!room && wish === undefined) return c.body(null, 204);
    if (!room) return showNone(context, c, hotelId);
    c.set("hotelId", hotelId);
    if (wish !== undefined) {
      // The limit is per room, so a photographed card stops only its own room's guests from pressing.
      if (!(await limits.allows(["pressesOfRoom", hotelId, room.room])))
        return show(c, renderUnavailable(frontend, language), 429);
      room = (await readRoom(context, c, { ...asked, wish, age })).room ?? room;
    }
    return show(c, renderRoom(room, code, frontend.islandUrls, language), 200);
  });
}
