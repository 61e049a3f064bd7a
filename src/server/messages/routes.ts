/** How guests write to a hotel and follow a message, without a script: docs/decisions/0061-messages.md. */
import { Hono, type Context as HonoContext } from "hono";
import { formSchema } from "../../fields/index.ts";
import { AGAIN, formOf, GUEST_KINDS, type GuestKind, HELP } from "../../forms/index.ts";
import type { Filling, WrittenAgain } from "../../guest/forms/render.tsx";
import type { OpenForm, SentMessage } from "../../lib/guest-message.ts";
import { ON_PAGE } from "../../lib/looks.ts";
import { OverloadedError } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import type { Context } from "../context.ts";
import { guest, type Transaction } from "../database/connection.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { transaction } from "../database/transaction.ts";
import { networkOf } from "../http/client-address.ts";
import { hotelIdOf } from "../http/hotel-of.ts";
import { discardBody, readBody } from "../http/request-body.ts";
import type { RequestVariables } from "../http/request-variables.ts";
import { logUnavailable, PageUnavailableError, unavailableOf } from "../http/unavailable.ts";
import { scannedCode } from "../scans/codes.ts";
import { recordLooks } from "../scans/looks.ts";
import { PHOTO_HEADERS } from "../storage/message-bucket.ts";
import { UnusableImageError } from "../storage/unusable-image.ts";
import { decodeInTurn, hashOnThread } from "../storage/uploading.ts";
import { addMessageTranslation, type GuestsText } from "../translation/messages.ts";
import { mayCome, noteTaken } from "./admission.ts";
import { speaksOfDanger } from "./danger.ts";
import { ageOf, type FormOf, formToken, idOf, isGenuine, secretOf } from "./form-token.ts";
import { type Given, MAX_TEXT_BYTES, problemsOf, readForm, typedInputs, typedOf } from "./given.ts";
import { type MessageStatus, orUnavailable, requestedLanguage, show } from "./show.ts";

type Parts = Pick<
  Context,
  | "sql"
  | "requests"
  | "limits"
  | "jwtKey"
  | "frontend"
  | "bulkheads"
  | "outbox"
  | "pushes"
  | "env"
  | "log"
  | "guestPages"
  | "publicUrl"
  | "decoder"
  | "translations"
>;

interface Stored {
  outcome: string;
}

type GuestContext = HonoContext<RequestVariables>;

/** How long a message about danger waits for its photo. An honest photo takes a second at most. */
const PHOTO_IN_DANGER_MS = 3000;

// Grouped, because Hono adds ^ and $ to the expression as it is.
const FORM = `/view/:id/:kind{(?:${GUEST_KINDS.join("|")})}` as const;
const WHATSAPP = `${FORM}/whatsapp` as const;
const SENT = "/message/:secret{[\\w-]{32}}";
export const MESSAGE_PAGES = new RegExp(
  `^/(view/[^/]+/(${GUEST_KINDS.join("|")})(/whatsapp)?|view/[^/]+/(letters|room)|message/[\\w-]{32})$`,
);

export function messageRoutes(context: Parts): Hono<RequestVariables> {
  const {
    sql,
    requests,
    limits,
    jwtKey,
    frontend,
    bulkheads,
    outbox,
    pushes,
    env,
    log,
    publicUrl,
    translations,
  } = context;

  const networkFor = (c: GuestContext) => networkOf(c, env.trustProxy);
  const languageFor = (c: GuestContext) => requestedLanguage(context, c);

  async function ask<Answer>(c: GuestContext, call: string, ...values: string[]): Promise<Answer | null> {
    const network = networkFor(c);
    const statement = `select innfo.${call} as answer`;
    try {
      const [row] = await bulkheads.misses.run(
        () =>
          readAsCaller(requests, guest(network), (tx) =>
            tx.unsafe<{ answer: Answer | null }[]>(statement, values, { prepare: true }),
          ),
        network,
      );
      return row?.answer ?? null;
    } catch (error) {
      if (error instanceof OverloadedError) throw error;
      throw new PageUnavailableError("A message cannot be read", { cause: error });
    }
  }

  async function readSent(c: GuestContext, id: string): Promise<SentMessage | null> {
    const answer = await ask<string>(c, "sent_message($1)::text", id);
    return answer ? (JSON.parse(answer) as SentMessage) : null;
  }

  /** For what keeps the event loop busy for milliseconds: no cache keeps these pages, also those that only refuse. */
  const inTurn = <Result>(c: GuestContext, work: () => Promise<Result>) =>
    bulkheads.large.run(work, networkFor(c));

  const readPhoto = (c: GuestContext, id: string) => ask<Buffer>(c, "sent_photo($1)", id);

  /** The form at the address, or undefined if the hotel accepts no such messages. */
  async function formAt(c: GuestContext) {
    const kind = kindOf(c);
    const hotelId = hotelIdOf(`/view/${c.req.param("id")}`);
    const answer = hotelId && (await ask<string>(c, "message_form($1, $2)::text", hotelId, kind));
    if (!answer) return undefined;
    const open = JSON.parse(answer) as OpenForm;
    c.set("hotelId", open.hotel.id);
    return { kind, open, of: { hotelId: open.hotel.id, kind } };
  }
  type FormAt = NonNullable<Awaited<ReturnType<typeof formAt>>>;

  async function showForm(
    c: GuestContext,
    { kind, open, of }: FormAt,
    status: MessageStatus,
    filling: Partial<Filling> = {},
  ): Promise<Response> {
    const { renderForm, offersWhatsapp } = await frontend.guest();
    const whole = { typed: {}, problems: {}, token: formToken(jwtKey, of), ...filling };
    const told = { ...open, translates: open.translates && translations !== undefined };
    const page = await inTurn(c, async () =>
      renderForm(kind, told, whole, frontend.islandUrls, languageFor(c)),
    );
    return show(c, page, status, { leadsToWhatsapp: offersWhatsapp(kind, open.hotel) });
  }

  /** To the hotel's page with phone and mail; it also says if the hotel does not exist. */
  function toHotel(c: GuestContext): Response {
    return c.redirect(
      `/view/${encodeURIComponent(c.req.param("id") ?? "")}${new URL(c.req.url).search}`,
      303,
    );
  }

  /** @returns null if danger is claimed and the photo is not read in time: the text comes without it */
  async function pictureOf(photo: Uint8Array, { network, danger }: { network: string; danger: boolean }) {
    const picture = decodeInTurn(context, { network }, "snapshot", photo);
    if (!danger) return picture;
    try {
      return await withTimeout(
        PHOTO_IN_DANGER_MS,
        picture,
        () => new OverloadedError("The photo is not read yet"),
      );
    } catch (error) {
      if (error instanceof UnusableImageError || unavailableOf(error)) return null;
      throw error;
    }
  }

  /** The code that the guest's device has scanned; none where the guest says another room than its card. */
  async function codeOf(hotelId: string, network: string, token: string | null, room: string | undefined) {
    if (!token) return undefined;
    const code = await bulkheads.misses.run(() => scannedCode(sql, hotelId, token), network);
    return code?.kind === "room" && code.label !== room ? undefined : code;
  }

  /** @param wanted what is translated once it is stored; undefined for what is in the hotel's language */
  function storeAndTranslate(
    network: string,
    wanted: GuestsText | undefined,
    store: (tx: Transaction) => Promise<Stored[]>,
  ): Promise<string | undefined> {
    return bulkheads.misses.run(
      () =>
        transaction(sql, async (tx) => {
          const [row] = await store(tx);
          if (wanted && translations && row?.outcome === "sent") await addMessageTranslation(tx, wanted);
          return row?.outcome;
        }),
      network,
    );
  }

  /** A page keeps its token while that is valid: sent again, it is the same message. */
  function tokenOf(values: URLSearchParams, of: FormOf) {
    const sent = values.get("token") ?? "";
    const isByProgram = Boolean(values.get("homepage")) || !isGenuine(jwtKey, of, sent);
    const age = isByProgram ? "old" : ageOf(sent);
    return { age, token: age === "old" ? formToken(jwtKey, of) : sent };
  }

  async function send(c: GuestContext, form: FormAt, { values, photo: file }: Given): Promise<Response> {
    const { kind, open, of } = form;
    const { fields, takesPhoto } = formOf(kind, open, values.get("topic"));
    const photo = takesPhoto ? file : undefined;
    const network = networkFor(c);
    const typed = typedOf(fields, values);
    const { token, age } = tokenOf(values, of);
    // No page can refill a file input.
    const again = photo && ({ photo: "photoAgain" } as const);
    const showAgain = (status: 422 | 429 | 503, { problems, ...why }: Partial<Filling>) =>
      showForm(c, form, status, {
        typed,
        token,
        code: values.get("code") ?? "",
        ...why,
        problems: { ...again, ...problems },
      });

    const checked = formSchema(fields).safeParse(typedInputs(fields, typed));
    if (!checked.success)
      return showAgain(422, { problems: problemsOf(fields, typed, checked.error.issues) });
    if (age !== "right") return showAgain(422, { delay: "again" });
    const words = photo ? { ...checked.data, photo: await hashOnThread(photo) } : checked.data;
    const secret = secretOf(jwtKey, token, words);
    const toMessage = () => c.redirect(`/message/${secret}${new URL(c.req.url).search}`, 303);
    const mayPhoto = !photo || (await limits.allows(["messagePhotosFromNetwork", of.hotelId, network]));
    const language = languageFor(c) ?? open.hotel.language;
    const danger = isDanger(typed, language);
    const code = await codeOf(of.hotelId, network, values.get("code"), typed.room);
    const coming = { hotelId: of.hotelId, network, token, danger, codeId: code?.id };
    // A message about danger arrives without its photo rather than not at all.
    if (!(mayPhoto || danger) || !(await mayCome(context, coming))) {
      // A retry after a lost answer sends nothing new.
      return (await readSent(c, idOf(secret))) ? toMessage() : showAgain(429, { delay: "later" });
    }

    const message = {
      ...checked.data,
      id: idOf(secret),
      hotel_id: of.hotelId,
      kind,
      language,
      danger,
      ...(code && { code_id: code.id }),
      // What comes by the house's own code comes from no room or place.
      ...(code && code.kind !== "house" && { card: code.label }),
    };
    const isRead = !checked.data.text || language === open.hotel.language;
    const store = (picture: Uint8Array | null) =>
      storeAndTranslate(
        network,
        isRead ? undefined : { hotel_id: of.hotelId, message_id: message.id },
        (tx) =>
          tx<Stored[]>`
          select innfo.send_message(${JSON.stringify(message)}::text::jsonb, ${picture}::bytea) as outcome`,
      );
    let outcome: string | undefined;
    try {
      outcome = await store(photo && mayPhoto ? await pictureOf(photo, coming) : null);
      if (outcome === "no_photo" && danger) outcome = await store(null);
    } catch (error) {
      if (error instanceof UnusableImageError) return showAgain(422, { problems: { photo: "photo" } });
      if (!unavailableOf(error)) throw error;
      logUnavailable(log, error, c.get("requestId"));
      return showAgain(503, { delay: "later" });
    }
    if (outcome === "sent") await noteTaken(context, { ...coming, messageId: message.id });
    outbox.send();
    pushes.jobs.wake();
    translations?.messages.wake();
    if (outcome === "closed") return toHotel(c);
    if (outcome === "no_photo") return showAgain(422, { problems: { photo: "photo" } });
    return outcome === "full" ? showAgain(503, { delay: "later" }) : toMessage();
  }

  /** A page is shown, noted or not. */
  async function noted(c: GuestContext, note: () => Promise<unknown>): Promise<void> {
    try {
      await note();
    } catch (error) {
      if (!unavailableOf(error)) throw error;
      logUnavailable(log, error, c.get("requestId"));
    }
  }

  async function countWhatsapp(c: GuestContext, hotelId: string): Promise<void> {
    const network = networkFor(c);
    const look = { kind: "whatsapp", thing: ON_PAGE, language: "" } as const;
    await noted(c, () =>
      bulkheads.scans.run(() => recordLooks({ sql, jwtKey }, hotelId, network, [look]), network),
    );
  }

  /** The form that withdraws a message names its hotel in the address: the way back. Nobody learns whose a secret was. */
  async function showGone(c: GuestContext): Promise<Response> {
    const { renderGone } = await frontend.guest();
    const hotelId = hotelIdOf(`/view/${c.req.query("hotel")}`);
    const [row] = hotelId
      ? await bulkheads.misses.run(
          () =>
            sql<{ hotel: OpenForm["hotel"] }[]>`
              select innfo.hotel_of_messages(h) as hotel from public.hotels h where h.id = ${hotelId}`,
          networkFor(c),
        )
      : [];
    return show(c, renderGone(languageFor(c), row?.hotel), 404);
  }

  async function showSent(
    c: GuestContext,
    sent: SentMessage,
    status: MessageStatus,
    again: Omit<WrittenAgain, "isOpen">,
  ): Promise<Response> {
    const { renderSent } = await frontend.guest();
    const isOpen = status !== 200 || c.req.query("write") !== undefined;
    const draw = async () => renderSent(sent, { ...again, isOpen }, frontend.islandUrls, languageFor(c));
    return show(c, await inTurn(c, draw), status);
  }

  /** The house's texts are in the guest's sight; a script that asks for news shows nobody anything. */
  async function noteRead(c: GuestContext, id: string, { message }: SentMessage): Promise<void> {
    const isUnread = message.texts.some(({ author, read_at }) => author === "house" && !read_at);
    if (!isUnread || c.req.header("sec-fetch-dest") === "empty") return;
    await noted(c, () => bulkheads.misses.run(() => sql`select innfo.read_texts(${id})`, networkFor(c)));
  }

  /** What the guest writes again, within the limits of a message. */
  async function writeAgain(c: GuestContext, id: string, sent: SentMessage, values: URLSearchParams) {
    const { hotel, message, code_id } = sent;
    const network = networkFor(c);
    const { token, age } = tokenOf(values, ofSent(id, sent));
    const typed = typedOf(AGAIN, values);
    const { text = "" } = typed;
    const showAgain = (status: 422 | 429 | 503, why: Pick<WrittenAgain, "delay" | "problem">) =>
      showSent(c, sent, status, { text, token, ...why });

    const checked = formSchema(AGAIN).safeParse(typed);
    if (!checked.success)
      return showAgain(422, { problem: problemsOf(AGAIN, typed, checked.error.issues).text });
    if (age !== "right") return showAgain(422, { delay: "again" });
    const language = languageFor(c) ?? message.language;
    const danger = isDanger({ text }, language);
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
      const wanted = { hotel_id: hotel.id, message_id: id, text_id: again.id };
      outcome = await storeAndTranslate(
        network,
        language === hotel.language ? undefined : wanted,
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
    outbox.send();
    pushes.jobs.wake();
    translations?.messages.wake();
    return outcome === "full" ? showAgain(503, { delay: "later" }) : toSent(c);
  }

  /** Without the form to write again, which a browser without a script has opened. */
  function toSent(c: GuestContext): Response {
    const { pathname, searchParams } = new URL(c.req.url);
    searchParams.delete("write");
    return c.redirect(`${pathname}?${searchParams}`, 303);
  }

  const routes = new Hono<RequestVariables>();
  routes.on("POST", [FORM, WHATSAPP, SENT], async (c, next) => {
    // No guest pressed a button if another site made the browser send this.
    if (c.req.header("sec-fetch-site") !== "cross-site") return next();
    await discardBody(c.req.raw);
    const { renderForeign } = await frontend.guest();
    return show(c, renderForeign(languageFor(c)), 403);
  });
  routes.get(FORM, (c) =>
    orUnavailable(context, c, async () => {
      const form = await formAt(c);
      if (!form) return toHotel(c);
      // From the hotel's page; it may be any text. The room comes from the device: src/guest/island/about.ts.
      const { topic = "" } = c.req.query();
      return showForm(c, form, 200, { typed: { topic } });
    }),
  );
  routes.post(FORM, (c) =>
    orUnavailable(context, c, async () => {
      const given = await readForm(c.req.raw, kindOf(c), (work) => inTurn(c, work));
      const form = await formAt(c);
      if (!form) return toHotel(c);
      return given ? send(c, form, given) : showForm(c, form, 413, { problems: { photo: "photo" } });
    }),
  );
  routes.post(WHATSAPP, (c) =>
    orUnavailable(context, c, async () => {
      const body = await readBody(c.req.raw, MAX_TEXT_BYTES);
      const form = await formAt(c);
      const { offersWhatsapp, whatsappUrl } = await frontend.guest();
      if (!(form && offersWhatsapp(form.kind, form.open.hotel))) return toHotel(c);
      const { kind, open, of } = form;
      const typed = typedOf(formOf(kind, open).fields, new URLSearchParams(body?.toString()));
      // Nobody in danger should wait for an answer there.
      if (isDanger(typed, languageFor(c) ?? open.hotel.language))
        return showForm(c, form, 200, { typed: { ...typed, topic: HELP.value } });
      await countWhatsapp(c, of.hotelId);
      return c.redirect(whatsappUrl(kind, open, typed, `${publicUrl}/view/${of.hotelId}`), 303);
    }),
  );
  routes.get(SENT, (c) =>
    orUnavailable(context, c, async () => {
      const id = idOf(c.req.param("secret"));
      const sent = await readSent(c, id);
      if (!sent) return showGone(c);
      c.set("hotelId", sent.hotel.id);
      const photo = c.req.query("photo") === undefined ? undefined : await readPhoto(c, id);
      if (photo) return c.body(new Uint8Array(photo), 200, PHOTO_HEADERS);
      if (c.req.query("download") !== undefined) return download(c, sent, await readPhoto(c, id));
      await noteRead(c, id, sent);
      return showSent(c, sent, 200, { text: "", token: formToken(jwtKey, ofSent(id, sent)) });
    }),
  );
  // One button writes again, with a token; the other deletes the message.
  routes.post(SENT, (c) =>
    orUnavailable(context, c, async () => {
      const body = await readBody(c.req.raw, MAX_TEXT_BYTES);
      const values = new URLSearchParams(body?.toString());
      const id = idOf(c.req.param("secret"));
      if (!body || values.has("token")) {
        const sent = await readSent(c, id);
        if (!sent) return showGone(c);
        c.set("hotelId", sent.hotel.id);
        return body
          ? writeAgain(c, id, sent, values)
          : showSent(c, sent, 413, {
              text: "",
              token: formToken(jwtKey, ofSent(id, sent)),
              problem: "tooLong",
            });
      }
      await bulkheads.misses.run(() => sql`select innfo.withdraw_message(${id})`, networkFor(c));
      return toSent(c);
    }),
  );
  return routes;
}

/** Of the form to write again: its token is good for this message alone. */
const ofSent = (id: string, { hotel }: SentMessage): FormOf => ({ hotelId: hotel.id, kind: id });

function isDanger({ topic, text, item, place, room }: Record<string, string>, language: string): boolean {
  return topic === HELP.value || speaksOfDanger([text, item, place, room].join("\n"), language);
}

/** The route matches no other value. */
const kindOf = (c: GuestContext) => c.req.param("kind") as GuestKind;

/** Everything about a message that the hotel keeps and its guest may see. */
function download(c: GuestContext, { hotel, message }: SentMessage, photo: Buffer | null): Response {
  c.header("Content-Disposition", 'attachment; filename="message.json"');
  c.header("Cache-Control", "no-store");
  const picture = photo && `data:${PHOTO_HEADERS["Content-Type"]};base64,${photo.toString("base64")}`;
  return c.json({ hotel: hotel.name, ...message, photo: picture });
}
