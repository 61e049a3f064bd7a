/** How guests write to a hotel, without a script: docs/decisions/0061-messages.md. */
import type { Hono } from "hono";
import { formSchema } from "../../fields/index.ts";
import { formOf, GUEST_KINDS, type GuestKind, HELP, isInSpan } from "../../forms/index.ts";
import type { Filling } from "../../guest/forms/render.tsx";
import type { OpenForm } from "../../lib/documents/guest-message.ts";
import { ON_PAGE } from "../../lib/figures/looks.ts";
import { wallTime } from "../../lib/time/zoned-time.ts";
import { OverloadedError } from "../capacity/bulkhead.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import { type MessageStatus, pageRoutes, refuseForeign, show } from "../guest/show.ts";
import { scannedCode } from "../scans/codes.ts";
import { recordLooks } from "../scans/looks.ts";
import { UnusableImageError } from "../storage/unusable-image.ts";
import { decodeInTurn, hashOnThread } from "../storage/uploading.ts";
import { hotelIdOf } from "../transport/hotel-of.ts";
import { readBody } from "../transport/request-body.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { logUnavailable, unavailableOf } from "../transport/unavailable.ts";
import { mayCome, noteTaken } from "./admission.ts";
import type { MessageContext } from "./context.ts";
import { formToken, idOf, secretOf } from "./form-token.ts";
import { type Given, MAX_TEXT_BYTES, problemsOf, readForm, typedInputs, typedOf, urgentOf } from "./given.ts";
import { type GuestContext, guestCalls, isDanger, type Stored } from "./guest-calls.ts";
import { reportRoutes } from "./report.ts";
import { SENT, sentRoutes, TELL } from "./sent-routes.ts";

/** How long a message about danger waits for its photo. An honest photo takes a second at most. */
const PHOTO_IN_DANGER_MS = 3000;

/** Characters of a choice or a time; a hotel's own topic has fewer. */
const MAX_CHOICE = 120;

// Grouped, because Hono adds ^ and $ to the expression as it is.
const FORM = `/view/:id/:kind{(?:${GUEST_KINDS.join("|")})}` as const;
const WHATSAPP = `${FORM}/whatsapp` as const;
export const MESSAGE_PAGES = new RegExp(
  `^/(view/[^/]+/(${GUEST_KINDS.join("|")})(/whatsapp)?|view/[^/]+/(letters|room|report)|message/[\\w-]{32})$`,
);

export function messageRoutes(context: MessageContext): Hono<RequestVariables> {
  const { sql, limits, jwtKey, frontend, bulkheads, log, guestHosts, translations } = context;
  const calls = guestCalls(context);
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

  /** Reads the form at the address; undefined if the hotel accepts no such messages. */
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
    const { renderForm, rulesOf, offersWhatsapp } = await frontend.guest();
    const whole = { typed: {}, problems: {}, token: formToken(jwtKey, of), ...filling };
    const told = { ...open, translates: open.translates && translations !== undefined };
    const language = languageFor(c) ?? open.hotel.language;
    // Most forms need none: the house has no rule or line for what it may be asked, or the guest reads its language.
    const isSaid = Object.keys(rulesOf(open)).length + Object.keys(open.offers).length > 0;
    const texts =
      language !== open.hotel.language && isSaid
        ? await ask<string>(c, "guest_translations($1, $2) #>> '{texts}'", of.hotelId, language)
        : null;
    const page = await inTurn(c, async () =>
      renderForm(kind, told, whole, frontend, language, texts ? JSON.parse(texts) : {}),
    );
    return show(c, page, status, { leadsToWhatsapp: offersWhatsapp(kind, open.hotel) });
  }

  /** Leads to the hotel's page with phone and mail. That page also says if the hotel does not exist. */
  function toHotel(c: GuestContext): Response {
    return c.redirect(
      `/view/${encodeURIComponent(c.req.param("id") ?? "")}${new URL(c.req.url).search}`,
      303,
    );
  }

  /** The guest believes that this was sent. */
  async function showClosed(c: GuestContext): Promise<Response> {
    const hotel = await hotelAt(c, c.req.param("id"));
    if (!hotel) return toHotel(c);
    const { renderClosed } = await frontend.guest();
    return show(c, renderClosed(kindOf(c), hotel, languageFor(c)), 404);
  }

  /** @returns null if danger is claimed and the photo is not read in time; then the text goes without it */
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

  /** Finds the code that the guest's device has scanned; none if the guest names another room than the card. */
  async function codeOf(hotelId: string, network: string, token: string | null, room: string | undefined) {
    if (!token) return undefined;
    const code = await bulkheads.misses.run(() => scannedCode(sql, hotelId, token), network);
    return code?.kind === "room" && code.label !== room ? undefined : code;
  }

  /** Returns the fields that a card fills in for a guest without a script. */
  async function fillingOf(c: GuestContext, hotelId: string, token: string): Promise<Partial<Filling>> {
    const code = await bulkheads.misses.run(() => scannedCode(sql, hotelId, token), networkFor(c));
    const room = code?.kind === "room" ? code.label : "";
    return { typed: { topic: c.req.query("topic") ?? "", room }, code: code && token };
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

    const language = languageFor(c) ?? open.hotel.language;
    const danger = isDanger(typed, language);
    let checked = formSchema(fields).safeParse(typedInputs(fields, typed));
    const problems = problemsOf(fields, typed, checked.error?.issues ?? []);
    if (danger && kind === "request" && !checked.success) checked = urgentOf(open.topics, typed, problems);
    if (!checked.success) return showAgain(422, { problems });
    if (age !== "right" && !danger) return showAgain(422, { delay: "again" });
    const words = photo ? { ...checked.data, photo: await hashOnThread(photo) } : checked.data;
    const secret = secretOf(jwtKey, token, words);
    const toMessage = () => c.redirect(`/message/${secret}${new URL(c.req.url).search}`, 303);
    const mayPhoto = !photo || (await limits.allows(["messagePhotosFromNetwork", of.hotelId, network]));
    const { wanted_at: wanted } = checked.data;
    const now = wallTime(open.hotel.time_zone, Date.now());
    if (wanted && !danger && !isInSpan(typed.topic, String(wanted), now))
      return showAgain(422, { problems: { wanted_at: "span" } });
    const code = await codeOf(of.hotelId, network, values.get("code"), typed.room);
    const coming = { hotelId: of.hotelId, network, token, danger, codeId: code?.id };
    // A message about danger arrives without its photo rather than not at all.
    if (!(mayPhoto || danger) || !(await mayCome(context, coming))) {
      // A retry after a lost answer sends nothing new.
      return (await readSent(c, idOf(secret))) ? toMessage() : showAgain(429, { delay: "later" });
    }

    const messageId = idOf(secret);
    const message = {
      ...checked.data,
      id: messageId,
      hotel_id: of.hotelId,
      kind,
      language,
      danger,
      ...(code && { code_id: code.id }),
      // A message with the house's own code comes from no room or place.
      ...(code && code.kind !== "house" && { card: code.label }),
    };
    const isRead = !checked.data.text || language === open.hotel.language;
    const store = (picture: Uint8Array | null) =>
      storeAndTranslate(
        network,
        { hotel_id: of.hotelId, message_id: messageId },
        isRead,
        (tx) =>
          tx<Stored[]>`
          select innfo.send_message(${JSON.stringify(message)}::text::jsonb, ${picture}::bytea) as outcome`,
      );
    const outcome = await storedWith(c, mayPhoto ? photo : undefined, coming, store);
    if (outcome === "sent") await noteTaken(context, { ...coming, messageId });
    if (outcome === "closed") return showClosed(c);
    if (outcome === "no_photo") return showAgain(422, { problems: { photo: "photo" } });
    return outcome === "full" ? showAgain(503, { delay: "later" }) : toMessage();
  }

  /**
   * Stores a message with its photo, and wakes the desk. One about danger goes without its photo rather than not at all.
   * @returns what became of it: "no_photo" if the photo cannot be used, "full" if the server has no room now
   */
  async function storedWith(
    c: GuestContext,
    photo: Uint8Array | undefined,
    coming: { network: string; danger: boolean },
    store: (picture: Uint8Array | null) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    try {
      let outcome = await store(photo ? await pictureOf(photo, coming) : null);
      if (outcome === "no_photo" && coming.danger) outcome = await store(null);
      wakeDesk();
      return outcome;
    } catch (error) {
      if (error instanceof UnusableImageError) return "no_photo";
      if (!unavailableOf(error)) throw error;
      logUnavailable(log, error, c.get("requestId"));
      return "full";
    }
  }

  async function countWhatsapp(c: GuestContext, hotelId: string): Promise<void> {
    const network = networkFor(c);
    const look = { kind: "whatsapp", thing: ON_PAGE, language: "" } as const;
    await noted(c, () => bulkheads.scans.run(() => recordLooks(context, hotelId, network, [look]), network));
  }

  const routes = pageRoutes(context);
  routes.on("POST", [FORM, WHATSAPP, SENT, TELL], refuseForeign(context));
  routes.get(FORM, async (c) => {
    const form = await formAt(c);
    if (!form) return toHotel(c);
    // From the hotel's page; it may be any text. The room comes from the device: src/guest/script/about.ts.
    const { topic = "" } = c.req.query();
    return showForm(c, form, 200, { typed: { topic } });
  });
  routes.post(FORM, async (c) => {
    const given = await readForm(c.req.raw, kindOf(c), (work) => inTurn(c, work));
    const form = await formAt(c);
    if (!form) return showClosed(c);
    if (!given) return showForm(c, form, 413, { problems: { photo: "photo" } });
    // From the page that letters open: FormsOfCard in src/guest/frame/message-links.tsx.
    const card = given.values.get("code");
    if (card && !given.values.has("token"))
      return showForm(c, form, 200, await fillingOf(c, form.of.hotelId, card));
    return send(c, form, given);
  });
  routes.post(WHATSAPP, async (c) => {
    const body = await readBody(c.req.raw, MAX_TEXT_BYTES);
    const form = await formAt(c);
    const { offersWhatsapp, whatsappUrl } = await frontend.guest();
    if (!(form && offersWhatsapp(form.kind, form.open.hotel))) return toHotel(c);
    const { kind, open, of } = form;
    const { fields } = formOf(kind, open);
    const given = Object.entries(typedOf(fields, new URLSearchParams(body?.toString())));
    // Cut to the form's lengths, because it becomes a part of the answer's header, which proxies limit.
    const typed = Object.fromEntries(
      given.map(([name, text]) => [
        name,
        text.slice(0, fields[name]?.maxLength ?? MAX_CHOICE).toWellFormed(),
      ]),
    );
    // A person in danger should not wait there for an answer.
    if (isDanger(typed, languageFor(c) ?? open.hotel.language))
      return showForm(c, form, 200, { typed: { ...typed, topic: HELP.value } });
    await countWhatsapp(c, of.hotelId);
    return c.redirect(
      whatsappUrl(kind, open, typed, `${guestHosts.originOf(of.hotelId)}/view/${of.hotelId}`),
      303,
    );
  });
  return routes.route("/", sentRoutes(context, calls)).route("/", reportRoutes(context));
}

/** Other values do not match the route. */
const kindOf = (c: GuestContext) => c.req.param("kind") as GuestKind;
