/**
 * /view/{hotel}/report: a guest reports the page to the operator, without a script. It opens a case that the
 * operator's commands name: docs/decisions/0150-taken-down.md.
 */
import type { Hono } from "hono";
import { z } from "zod";
import type { Filling } from "../../guest/forms/render.tsx";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import { legible } from "../../lib/texts/legible.ts";
import { transaction } from "../database/transaction.ts";
import { type MessageStatus, pageRoutes, refuseForeign, show, showNone } from "../guest/show.ts";
import { hotelIdOf } from "../transport/hotel-of.ts";
import { readBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { MessageContext } from "./context.ts";
import { formToken } from "./form-token.ts";
import { MAX_TEXT_BYTES } from "./given.ts";
import { type GuestContext, guestCalls } from "./guest-calls.ts";

const PAGE = "/view/:id/report";
const KIND = "report";
const email = z.email().max(254);

export function reportRoutes(context: MessageContext): Hono<RequestVariables> {
  const { sql, limits, jwtKey, frontend, bulkheads, outbox, env, publicUrl } = context;
  const { networkFor, languageFor, tokenOf } = guestCalls(context);
  const idFor = (c: GuestContext) => hotelIdOf(`/view/${c.req.param("id")}`) ?? "";

  async function hotelAt(c: GuestContext): Promise<OpenForm["hotel"] | undefined> {
    const [row] = await bulkheads.misses.run(
      () => sql<{ hotel: OpenForm["hotel"] }[]>`
        select innfo.hotel_of_messages(h) as hotel from public.hotels h
        where h.id = ${idFor(c)} and not innfo.is_taken_down(h.id)`,
      networkFor(c),
    );
    return row?.hotel;
  }

  async function showReport(
    c: GuestContext,
    hotel: OpenForm["hotel"],
    status: MessageStatus,
    filling: Partial<Filling> | undefined,
  ): Promise<Response> {
    const { renderReport } = await frontend.guest();
    const token = formToken(jwtKey, { hotelId: hotel.id, kind: KIND });
    const whole = filling && { typed: {}, problems: {}, token, ...filling };
    return show(c, renderReport(hotel, whole, languageFor(c)), status);
  }

  /** Tells the operator at once of the first report in an hour; more of them are a list, not more mails. */
  async function open(hotel: OpenForm["hotel"], text: string, contact: string | null): Promise<void> {
    const to = env.operator.email;
    const mayMail = to !== undefined && (await limits.allows(["mailsOfSite"]));
    await transaction(sql, async (tx) => {
      const [opened] = await tx<{ id: number | null }[]>`
        select innfo.report_page(${hotel.id}, ${text}, ${contact})::int as id`;
      if (!opened?.id || !mayMail) return;
      const { id } = opened;
      const url = `${publicUrl}/view/${hotel.id}`;
      await outbox.post(tx, {
        letter: "pageReported",
        to,
        id,
        hotel: hotel.name,
        text,
        contact,
        url,
      });
    });
    outbox.send();
  }

  const routes = pageRoutes(context);
  routes.get(PAGE, async (c) => {
    const hotel = await hotelAt(c);
    if (!hotel) return showNone(context, c, idFor(c));
    return showReport(c, hotel, 200, c.req.query("sent") === undefined ? {} : undefined);
  });
  routes.post(PAGE, refuseForeign(context), async (c) => {
    const body = await readBody(c.req.raw, MAX_TEXT_BYTES);
    const hotel = await hotelAt(c);
    if (!hotel) return showNone(context, c, idFor(c));
    const { MAX_REPORT } = await frontend.guest();
    const given = new URLSearchParams(body?.toString());
    const typed = {
      text: legible(given.get("text") ?? "", true).trim(),
      contact: legible(given.get("contact") ?? "", false).trim(),
    };
    const { token, age } = tokenOf(given, { hotelId: hotel.id, kind: KIND });
    const again = (status: 422 | 429, why: Partial<Filling>) =>
      showReport(c, hotel, status, { typed, token, ...why });
    if (!typed.text) return again(422, { problems: { text: "required" } });
    if (typed.text.length > MAX_REPORT.text) return again(422, { problems: { text: "invalid" } });
    if (typed.contact && !email.safeParse(typed.contact).success)
      return again(422, { problems: { contact: "invalid" } });
    if (age !== "right") return again(422, { delay: "again" });
    if (!(await limits.allows(["reportsFromNetwork", networkFor(c)], ["messagesOfForm", token])))
      return again(429, { delay: "later" });
    await open(hotel, typed.text, typed.contact || null);
    const language = languageFor(c);
    return c.redirect(`/view/${hotel.id}/report?sent${language ? `&lang=${language}` : ""}`, 303);
  });
  return routes;
}
