/**
 * /view/{hotel}/letters: the house's passwords and codes for a guest with one of its codes. A device posts the token
 * that it scanned; a guest without a script, or with a torn code, types six letters. Both come in bodies, because
 * logs keep addresses. See docs/decisions/0125-house-secrets.md.
 */
import type { Hono, Context as HonoContext } from "hono";
import type { Outcome } from "../../guest/secrets/unlocked-page.tsx";
import type { RoomOfGuest } from "../../lib/documents/room-of-guest.ts";
import type { UnlockedSecrets } from "../../lib/documents/unlocked.ts";
import { pageRoutes, refuseForeign, requestedLanguage, show, showNone } from "../guest/show.ts";
import { networkOf } from "../transport/client-address.ts";
import { hotelIdOf } from "../transport/hotel-of.ts";
import { readBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { codeToken, hashOfCode, lettersTyped } from "./codes.ts";
import type { ScanContext } from "./context.ts";
import { readRoom } from "./room.ts";

type GuestContext = HonoContext<RequestVariables>;

const MAX_BODY_BYTES = 1024;
const PAGE = "/view/:id/letters";
const STATUS = { unlocked: 200, ended: 404, wrong: 422, later: 429 } as const;

export function unlockingRoutes(context: ScanContext): Hono<RequestVariables> {
  const { sql, bulkheads, limits, frontend, env } = context;

  async function read(c: GuestContext, hash: string | null, letters: string | null) {
    const hotelId = hotelIdOf(`/view/${c.req.param("id")}`) ?? "";
    const [row] = await bulkheads.misses.run(
      () =>
        sql<
          { answer: UnlockedSecrets | null }[]
        >`select innfo.unlocked(${hotelId}, ${hash}, ${letters}) as answer`,
      networkOf(c, env.trustProxy),
    );
    if (row?.answer) c.set("hotelId", row.answer.hotel.id);
    return row?.answer ?? undefined;
  }

  /** @param room the room of a guest who typed letters, without a script */
  async function answer(
    c: GuestContext,
    found: UnlockedSecrets | undefined,
    outcome?: Outcome,
    room?: RoomOfGuest,
  ) {
    const language = requestedLanguage(context, c);
    const { renderUnlocked } = await frontend.guest();
    if (!found) return showNone(context, c, hotelIdOf(`/view/${c.req.param("id")}`) ?? "");
    const page = renderUnlocked(found, outcome, frontend.islandUrls, language, room);
    return show(c, page, outcome ? STATUS[outcome] : 200);
  }

  /** Unlocks by a scanned token. It has 65 bits, so nobody can guess one. */
  async function byToken(c: GuestContext, token: string): Promise<Response> {
    const found = await read(c, codeToken.safeParse(token).success ? hashOfCode(token) : null, null);
    return answer(c, found, found?.card ? "unlocked" : "ended");
  }

  async function byLetters(c: GuestContext, typed: string): Promise<Response> {
    const letters = lettersTyped(typed);
    const network = networkOf(c, env.trustProxy);
    const asked = await read(c, null, "");
    if (!asked) return answer(c, asked);
    const { id } = asked.hotel;
    if (!(await limits.allows(["lettersFromNetwork", id, network], ["wrongLettersAtHotel", id])))
      return answer(c, asked, "later");
    const found = await read(c, null, letters);
    if (!found?.card) return answer(c, asked, "wrong");
    await limits.giveBack("wrongLettersAtHotel", id);
    const { room } = await readRoom(context, c, { hotelId: id, hash: hashOfCode(found.card.token ?? "") });
    return answer(c, found, "unlocked", room);
  }

  const routes = pageRoutes(context);
  routes.get(PAGE, async (c) => answer(c, await read(c, null, "")));
  routes.post(PAGE, refuseForeign(context), async (c) => {
    const body = await readBody(c.req.raw, MAX_BODY_BYTES);
    const given = new URLSearchParams(body?.toString());
    const token = given.get("code");
    return token ? byToken(c, token) : byLetters(c, given.get("letters") ?? "");
  });
  return routes;
}
