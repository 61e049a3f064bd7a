/**
 * How guests write to a hotel: a form of its own page, and the page where the guest follows what was sent. Both
 * work without script. See docs/decisions/0061-messages.md.
 */
import { Hono, type Context as HonoContext } from "hono";
import { formSchema } from "../../fields/index.ts";
import { GUEST_KINDS, type GuestKind, type MessageForm } from "../../forms/index.ts";
import type { Filling, Problem } from "../../guest/forms/render.tsx";
import type { GuestPage } from "../../guest/page.tsx";
import type { OpenForm, SentMessage } from "../../lib/guest-message.ts";
import { OverloadedError } from "../capacity/bulkhead.ts";
import type { Context, RequestVariables } from "../context.ts";
import { guest } from "../database/connection.ts";
import { readAsCaller } from "../database/request-pool.ts";
import { hotelIdOf } from "../guest/cached-responses.ts";
import { guestPolicy } from "../http/browser-policy.ts";
import { networkOf } from "../http/client-address.ts";
import { refuse } from "../http/refusal.ts";
import { readBody } from "../http/request-body.ts";
import { logUnavailable, UnavailableError, unavailableOf } from "../http/unavailable.ts";
import { ageOf, formToken, idOf, isGenuine, secretOf } from "./form-token.ts";

type GuestContext = HonoContext<RequestVariables>;

/** The longest texts of a form in the longest spelling, %F0%9F%92%99. */
const MAX_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = { 429: "600", 503: "5" };

const FORM = `/view/:id/:kind{${GUEST_KINDS.join("|")}}` as const;
const SENT = "/message/:secret{[\\w-]{32}}";

export function messageRoutes(context: Context): Hono<RequestVariables> {
  const { sql, requests, limits, jwtKey, frontend, guestPages, bulkheads, outbox, env, log } = context;

  const networkFor = (c: GuestContext) => networkOf(c, env.trustProxy);
  const languageFor = (c: GuestContext) =>
    guestPages.choose(c.req.query("lang"), c.req.header("Accept-Language"));

  /** @returns what the database answers as JSON. @throws {UnavailableError | OverloadedError} */
  async function read<Answer>(c: GuestContext, name: string, ...values: string[]): Promise<Answer | null> {
    const network = networkFor(c);
    const call = `select innfo.${name}(${values.map((_, i) => `$${i + 1}`)})::text as answer`;
    try {
      const [row] = await bulkheads.misses.run(
        () =>
          readAsCaller(requests, guest(`network ${network}`), (tx) =>
            tx.unsafe<{ answer: string | null }[]>(call, values, { prepare: true }),
          ),
        network,
      );
      return row?.answer ? (JSON.parse(row.answer) as Answer) : null;
    } catch (error) {
      if (error instanceof OverloadedError) throw error;
      throw new UnavailableError("A message cannot be read", { cause: error });
    }
  }

  /** The form that the address names, or undefined when the hotel takes no such messages. */
  async function formAt(c: GuestContext) {
    const kind = c.req.param("kind") as GuestKind;
    const hotelId = hotelIdOf(`/view/${c.req.param("id")}`);
    const open = hotelId === undefined ? null : await read<OpenForm>(c, "message_form", hotelId, kind);
    if (!open) return undefined;
    c.set("hotelId", open.hotel.id);
    return { kind, open, of: { hotelId: open.hotel.id, kind } };
  }
  type FormAt = NonNullable<Awaited<ReturnType<typeof formAt>>>;

  async function showForm(
    c: GuestContext,
    { kind, open, of }: FormAt,
    status: 200 | 422 | 429 | 503,
    filling: Partial<Filling> = {},
  ): Promise<Response> {
    const { renderForm } = await frontend.guest();
    const whole = { typed: {}, problems: {}, token: formToken(jwtKey, of), ...filling };
    if (status === 429 || status === 503) c.header("Retry-After", RETRY_AFTER_SECONDS[status]);
    return show(c, renderForm(kind, open, whole, languageFor(c)), status);
  }

  /** Whether there is room for one more from this network, and from this page. */
  async function mayCome(c: GuestContext, hotelId: string, token: string): Promise<boolean> {
    const network = networkFor(c);
    return (
      (await limits.allows("messagesOfForm", token)) &&
      (await limits.allows("messagesFromNetwork", hotelId, network)) &&
      ((await limits.allows("messagesOfHotel", hotelId)) ||
        (await limits.allows("messagesInFlood", hotelId, network)))
    );
  }

  /** To where call and mail are; for a hotel that does not exist the page says so. */
  function toHotel(c: GuestContext): Response {
    return c.redirect(
      `/view/${encodeURIComponent(c.req.param("id") ?? "")}${new URL(c.req.url).search}`,
      303,
    );
  }

  async function send(c: GuestContext, form: FormAt, given: URLSearchParams): Promise<Response> {
    const { kind, open, of } = form;
    const { formOf } = await frontend.guest();
    const { fields } = formOf(kind, open);
    const typed = typedOf(fields, given);
    const sent = given.get("token") ?? "";
    const isByProgram = Boolean(given.get("homepage")) || !isGenuine(jwtKey, of, sent);
    const age = isByProgram ? "old" : ageOf(sent);
    // The page keeps its token as long as that is of use: sent once more, it is the same message.
    const token = age === "old" ? formToken(jwtKey, of) : sent;
    const showAgain = (status: 422 | 429 | 503, why: Partial<Filling>) =>
      showForm(c, form, status, { typed, token, ...why });

    const checked = formSchema(fields).safeParse(inputsOf(fields, typed));
    if (!checked.success)
      return showAgain(422, { problems: problemsOf(fields, typed, checked.error.issues) });
    if (age !== "right") return showAgain(422, { delay: "again" });
    const secret = secretOf(jwtKey, token, checked.data);
    const toMessage = () => c.redirect(`/message/${secret}${new URL(c.req.url).search}`, 303);
    if (!(await mayCome(c, of.hotelId, token))) {
      // Whoever only asks again for an answer that got lost sends nothing new.
      return (await read(c, "sent_message", idOf(secret))) ? toMessage() : showAgain(429, { delay: "later" });
    }

    const language = languageFor(c) ?? open.hotel.language;
    const message = { ...checked.data, id: idOf(secret), hotel_id: of.hotelId, kind, language };
    let outcome: string | undefined;
    try {
      const [row] = await bulkheads.misses.run(
        () => sql<{ outcome: string }[]>`
          select innfo.send_message(${JSON.stringify(message)}::text::jsonb) as outcome`,
        networkFor(c),
      );
      outcome = row?.outcome;
    } catch (error) {
      if (!unavailableOf(error)) throw error;
      logUnavailable(log, error, c.get("requestId"));
      return showAgain(503, { delay: "later" });
    }
    outbox.send();
    if (outcome === "closed") return toHotel(c);
    return outcome === "full" ? showAgain(503, { delay: "later" }) : toMessage();
  }

  async function orUnavailable(c: GuestContext, work: () => Promise<Response>): Promise<Response> {
    try {
      return await work();
    } catch (error) {
      if (!unavailableOf(error)) throw error;
      logUnavailable(log, error, c.get("requestId"));
      const { renderUnavailable } = await frontend.guest();
      const { publicUrl } = context;
      const { islandUrls, stylesUrl } = frontend;
      c.header("Retry-After", RETRY_AFTER_SECONDS[503]);
      return show(c, renderUnavailable({ publicUrl, islandUrls, stylesUrl }, languageFor(c)), 503);
    }
  }

  const routes = new Hono<RequestVariables>();
  routes.get(FORM, (c) =>
    orUnavailable(c, async () => {
      const form = await formAt(c);
      return form ? showForm(c, form, 200) : toHotel(c);
    }),
  );
  routes.post(FORM, (c) =>
    orUnavailable(c, async () => {
      const body = await readBody(c.req.raw, MAX_BYTES);
      if (!body) return refuse(c, 413, "The message is too long");
      const form = await formAt(c);
      return form ? send(c, form, new URLSearchParams(body.toString())) : toHotel(c);
    }),
  );
  routes.get(SENT, (c) =>
    orUnavailable(c, async () => {
      const { renderGone, renderSent } = await frontend.guest();
      const sent = await read<SentMessage>(c, "sent_message", idOf(c.req.param("secret")));
      if (!sent) return show(c, renderGone(languageFor(c)), 404);
      c.set("hotelId", sent.hotel.id);
      return show(c, renderSent(sent, languageFor(c)), 200);
    }),
  );
  // Its one button deletes.
  routes.post(SENT, (c) =>
    orUnavailable(c, async () => {
      await readBody(c.req.raw, MAX_BYTES);
      const id = idOf(c.req.param("secret"));
      await bulkheads.misses.run(() => sql`select innfo.withdraw_message(${id})`, networkFor(c));
      return c.redirect(c.req.url.slice(new URL(c.req.url).origin.length), 303);
    }),
  );
  return routes;
}

/** Nothing of it may stay anywhere: it is one guest's. */
function show(
  c: GuestContext,
  { html, styles, language }: GuestPage,
  status: 200 | 404 | 422 | 429 | 503,
): Response {
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex");
  c.header("Referrer-Policy", "no-referrer");
  c.header("Content-Language", language);
  c.header(
    "Content-Security-Policy",
    guestPolicy(styles, { "form-action": "'self'", "frame-ancestors": "'none'" }),
  );
  return c.html(html, status) as Response;
}

type Fields = MessageForm["fields"];

/** As texts, which the page shows again. */
function typedOf(fields: Fields, given: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    // PostgreSQL stores no NUL. Browsers send line breaks as two characters.
    Object.keys(fields).map((name) => [
      name,
      (given.get(name) ?? "").replaceAll("\0", "").replaceAll("\r\n", "\n"),
    ]),
  );
}

function inputsOf(fields: Fields, typed: Record<string, string>): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, fields[name]?.kind === "flag" ? text !== "" : text]),
  );
}

function problemsOf(
  fields: Fields,
  typed: Record<string, string>,
  issues: readonly { path: PropertyKey[]; code?: string | undefined }[],
): Record<string, Problem> {
  return Object.fromEntries(
    issues.map(({ path, code }) => {
      const name = String(path[0]);
      const isMissing = fields[name]?.required && !typed[name]?.trim();
      return [name, isMissing ? "required" : code === "too_big" ? "tooLong" : "invalid"];
    }),
  );
}
