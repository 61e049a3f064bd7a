/**
 * Lets a guest follow a message, write again and withdraw it, without a script:
 * docs/decisions/0130-a-conversation.md.
 */
import { Hono } from "hono";
import { z } from "zod";
import { formSchema } from "../../fields/index.ts";
import { AGAIN } from "../../forms/index.ts";
import type { WrittenAgain } from "../../guest/forms/render.tsx";
import type { SentMessage } from "../../lib/documents/guest-message.ts";
import { isInApp } from "../../lib/in-app-browser.ts";
import { type MessageStatus, show } from "../guest/show.ts";
import { PHOTO_HEADERS } from "../storage/message-bucket.ts";
import { madeOf } from "../transport/answer-body.ts";
import { readBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { logUnavailable, unavailableOf } from "../transport/unavailable.ts";
import { mayCome, noteTaken } from "./admission.ts";
import type { MessageContext } from "./context.ts";
import { type FormOf, formToken, idOf, secretOf } from "./form-token.ts";
import { MAX_TEXT_BYTES, problemsOf, typedOf } from "./given.ts";
import { type GuestCalls, type GuestContext, isDanger, type Stored } from "./guest-calls.ts";
import { hourCycleOf } from "./hour-cycle.ts";

export const SENT = "/message/:secret{[\\w-]{32}}";
/** The page's script calls this address: src/guest/tell.ts. */
export const TELL = `${SENT}/tell` as const;

/** A browser's subscription; one without keys removes it. */
const device = z.record(
  z.enum(["endpoint", "p256dh", "auth"]),
  z
    .string()
    .regex(/^[!-~]*$/)
    .optional(),
);
const DEVICE_BYTES = 4096;
const TOLD = { told: 204, gone: 404, invalid: 422 } as const;

export function sentRoutes(context: MessageContext, calls: GuestCalls): Hono<RequestVariables> {
  const { sql, jwtKey, frontend, bulkheads, log, pushes } = context;
  const {
    networkFor,
    languageFor,
    ask,
    hotelAt,
    readSent,
    inTurn,
    storeAndTranslate,
    tokenOf,
    noted,
    wakeDesk,
  } = calls;

  const readPhoto = (c: GuestContext, id: string) => ask<Buffer>(c, "sent_photo($1)", id);

  /**
   * The form that withdraws a message names its hotel in the address, as the way back. The answer does not reveal
   * whose secret it was.
   */
  async function showGone(c: GuestContext): Promise<Response> {
    const { renderGone } = await frontend.guest();
    const hotel = await hotelAt(c, c.req.query("hotel"));
    return show(c, renderGone(languageFor(c), hotel), 404);
  }

  async function showSent(
    c: GuestContext,
    sent: SentMessage,
    status: MessageStatus,
    again: Omit<WrittenAgain, "isOpen">,
  ): Promise<Response> {
    const { renderSent } = await frontend.guest();
    const isOpen = status !== 200 || c.req.query("write") !== undefined;
    const site = { ...frontend, pushKey: pushes.publicKey };
    const clock = hourCycleOf(c.req.header("accept-language"));
    const draw = async () => renderSent(sent, { ...again, isOpen }, site, languageFor(c), clock);
    return show(c, await inTurn(c, draw), status);
  }

  /** Notes that the guest has the house's texts in sight. A script that only asks for news shows nobody anything. */
  async function noteRead(c: GuestContext, { id, message }: SentMessage): Promise<void> {
    const isUnread = message.texts.some(({ author, read_at }) => author === "house" && !read_at);
    if (!isUnread || c.req.header("sec-fetch-dest") === "empty") return;
    await noted(c, () => bulkheads.misses.run(() => sql`select innfo.read_texts(${id})`, networkFor(c)));
  }

  /** Stores what the guest writes again, within the limits of a message. */
  async function writeAgain(c: GuestContext, sent: SentMessage, values: URLSearchParams) {
    const { id, hotel, message, code_id } = sent;
    const network = networkFor(c);
    const { token, age } = tokenOf(values, ofSent(sent));
    const typed = typedOf(AGAIN, values);
    const { text = "" } = typed;
    const showAgain = (status: 422 | 429 | 503, why: Pick<WrittenAgain, "delay" | "problem">) =>
      showSent(c, { ...sent, takes_more: true }, status, { text, token, ...why });

    const checked = formSchema(AGAIN).safeParse(typed);
    if (!checked.success)
      return showAgain(422, { problem: problemsOf(AGAIN, typed, checked.error.issues).text });
    const language = languageFor(c) ?? message.language;
    const danger = isDanger({ text }, language);
    if (age !== "right" && !danger) return showAgain(422, { delay: "again" });
    const coming = { hotelId: hotel.id, network, token, danger, codeId: code_id ?? undefined };
    const again = {
      ...checked.data,
      id: idOf(secretOf(jwtKey, token, checked.data)),
      message_id: id,
      language,
    };
    if (!(await mayCome(context, coming))) {
      // A retry after a lost answer sends nothing new.
      const isThere = message.texts.some((one) => one.author === "guest" && one.text === text);
      return isThere ? toSent(c) : showAgain(429, { delay: "later" });
    }
    let outcome: string | undefined;
    try {
      outcome = await storeAndTranslate(
        network,
        { hotel_id: hotel.id, message_id: id, text_id: again.id },
        language === hotel.language,
        (tx) =>
          tx<Stored[]>`
          select innfo.write_again(${JSON.stringify(again)}::text::jsonb, ${danger}) as outcome`,
      );
    } catch (error) {
      if (!unavailableOf(error)) throw error;
      logUnavailable(log, error, c.get("requestId"));
      return showAgain(503, { delay: "later" });
    }
    if (outcome === "sent") await noteTaken(context, { ...coming, messageId: id });
    wakeDesk();
    return outcome === "full" || outcome === "closed" ? showAgain(503, { delay: "later" }) : toSent(c);
  }

  /** Has a device told when the hotel writes, or stops that. */
  async function tellDevice(c: GuestContext, id: string): Promise<Response> {
    const body = await readBody(c.req.raw, DEVICE_BYTES);
    const { data } = device.safeParse(Object.fromEntries(new URLSearchParams(body?.toString())));
    if (!data?.endpoint) return c.body(null, 422);
    const { endpoint, auth } = data;
    const [row] = await bulkheads.misses.run(
      () =>
        auth === undefined
          ? sql<Stored[]>`
            with gone as (delete from innfo.guest_devices where message_id = innfo.message_of(${id}) and endpoint = ${endpoint})
            select 'told' as outcome`
          : sql<
              Stored[]
            >`select innfo.add_guest_device(innfo.message_of(${id}), ${JSON.stringify(data)}::text::jsonb) as outcome`,
      networkFor(c),
    );
    return c.body(null, TOLD[(row?.outcome ?? "gone") as keyof typeof TOLD]);
  }

  /** Leads back to the page without the form to write again, which a browser without a script has opened. */
  function toSent(c: GuestContext): Response {
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.delete("write");
    return c.redirect(`${pathname}?${searchParams}`, 303);
  }

  const routes = new Hono<RequestVariables>();
  routes.get(SENT, async (c) => {
    const sent = await readSent(c, idOf(c.req.param("secret")));
    if (!sent) return showGone(c);
    c.set("hotelId", sent.hotel.id);
    const { id } = sent;
    const photo = c.req.query("photo") === undefined ? undefined : await readPhoto(c, id);
    if (photo) return madeOf(photo, c.body(new Uint8Array(photo), 200, PHOTO_HEADERS));
    if (c.req.query("download") !== undefined) return download(c, sent, await readPhoto(c, id));
    await noteRead(c, sent);
    return showSent(c, sent, 200, { text: "", token: formToken(jwtKey, ofSent(sent)) });
  });
  routes.post(TELL, (c) => tellDevice(c, idOf(c.req.param("secret"))));
  // One button writes again, with a token; the other deletes the message.
  routes.post(SENT, async (c) => {
    const body = await readBody(c.req.raw, MAX_TEXT_BYTES);
    const values = new URLSearchParams(body?.toString());
    const id = idOf(c.req.param("secret"));
    if (!body || values.has("token")) {
      const sent = await readSent(c, id);
      if (!sent) return showGone(c);
      c.set("hotelId", sent.hotel.id);
      return body
        ? writeAgain(c, sent, values)
        : showSent(c, sent, 413, {
            text: "",
            token: formToken(jwtKey, ofSent(sent)),
            problem: "tooLong",
          });
    }
    await bulkheads.misses.run(
      () => sql`select innfo.withdraw_message(innfo.message_of(${id}))`,
      networkFor(c),
    );
    return toSent(c);
  });
  return routes;
}

/** Names the form to write again: its token is good for this message alone. */
const ofSent = ({ id, hotel }: SentMessage): FormOf => ({ hotelId: hotel.id, kind: id });

/** Everything about a message that the hotel keeps and that its guest may see. */
function download(c: GuestContext, { hotel, message }: SentMessage, photo: Buffer | null): Response {
  // An app's own browser saves nothing, but shows it and can share it.
  const how = isInApp(c.req.header("user-agent")) ? "inline" : "attachment";
  c.header("Content-Disposition", `${how}; filename="message.json"`);
  c.header("Cache-Control", "no-store");
  const picture = photo && `data:${PHOTO_HEADERS["Content-Type"]};base64,${photo.toString("base64")}`;
  return c.json({ hotel: hotel.name, ...message, photo: picture });
}
