/**
 * The monthly or weekly mail about what guests looked for, and the address that ends it with one press, without
 * signing in (RFC 8058): docs/decisions/0126-what-guests-looked-for.md.
 */
import { createHmac } from "node:crypto";
import { Hono } from "hono";
import { html } from "hono/html";
import type { LookKind } from "../../lib/figures/looks.ts";
import { type Money, moneyWords } from "../../lib/texts/money.ts";
import { allKeys, type Keys } from "../config/keys.ts";
import { isSameText } from "../config/same-text.ts";
import type { Sql } from "../database/connection.ts";
import { PAGE_POLICY, serverPage } from "../transport/page.ts";
import { wordsFor } from "../transport/page-words.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { Mail } from "./delivery.ts";
import { layOut, type MailContent, type MailLine } from "./layout.ts";
import { MAILS } from "./templates.ts";
import { languageOfReader, writingIn } from "./writing.ts";

/** Written by innfo.post_figures_mails(). Days in the hotel's time zone, both included: 2026-11-01. */
export interface FiguresPayload {
  letter: "figures";
  to: string;
  hotelId: string;
  since: string;
  until: string;
}

interface Figures {
  name: string;
  language: string;
  visits: number;
  /** Codes of doors, safes and gates that end before the next mail, in the hotel's time. */
  ending: { name: string; at: string }[];
  /** Priced requests that the desk said yes to. */
  extras: { count: number; sums: Money[] };
  looks: { kind: LookKind; thing: string; name: string | null; language: string; guests: number }[];
}

/** How many missed words one mail lists. */
const MOST_MISSED = 3;
const PATH = "/functions/v1/figures-mail";

/** By how often the mail comes. */
const TITLES = {
  week: "server.figures.week",
  month: "server.figures.month",
  never: "server.figures.never",
} as const;

interface Parts extends Keys {
  sql: Sql;
  publicUrl: string;
}

/** @returns undefined if the hotel no longer wants any */
export async function figuresMail(
  { sql, jwtKey, publicUrl }: Parts,
  { to, hotelId, since, until }: FiguresPayload,
): Promise<Mail | undefined> {
  const [row] = await sql<{ userId: string; figures: Figures | null }[]>`
    select user_id as "userId", innfo.figures_mail(id, ${since}::date, ${until}::date) as figures
    from public.hotels where id = ${hotelId}`;
  if (!row?.figures) return undefined;
  const { name: hotel, visits, looks, ending, extras } = row.figures;
  const writing = writingIn(await languageOfReader(sql, to, row.figures));
  const { t, language } = writing;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const days = format.formatRange(new Date(since), new Date(until));
  const url = `${publicUrl}/admin/hotels/${hotelId}`;
  const lines: MailLine[] = looks
    .filter(({ kind }) => kind === "missed")
    .slice(0, MOST_MISSED)
    .map(({ thing: words, language: of, guests: count }) => ({
      text: t("mail.figures.missed", { words, count }),
      action: { label: t("mail.figures.add"), url: `${url}?${new URLSearchParams({ add: words, in: of })}` },
    }));
  const ends = new Intl.DateTimeFormat(language, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  lines.push(
    ...ending.map(({ name, at }) => ({
      text: t("mail.figures.ends", { name, time: ends.format(new Date(`${at}Z`)) }),
      action: {
        label: t("mail.figures.change"),
        url: `${url}/secrets`,
      },
    })),
  );
  const most = looks.find(({ kind, name }) => kind !== "missed" && name !== null);
  const stop = `${publicUrl}${PATH}/${hotelId}/${tokenOf(jwtKey, hotelId, row.userId)}`;
  const content: MailContent = MAILS.figures(t, {
    ...{ hotel, days, visits, lines, url, stop },
    ...(extras.count > 0 && {
      extras: { count: extras.count, sum: extras.sums.map((sum) => moneyWords(sum, language)).join(" + ") },
    }),
    ...(most?.name && { most: { thing: most.name, count: most.guests } }),
  });
  return { ...(await layOut(writing, to, content)), stop };
}

/** The token stops working when the account loses the hotel. */
function tokenOf(jwtKey: Uint8Array, hotelId: string, userId: string): string {
  return createHmac("sha256", jwtKey).update(`figures mail\0${hotelId}\0${userId}`).digest("base64url");
}

export function figuresMailRoutes({ sql, ...keys }: Parts): Hono<RequestVariables> {
  async function known(hotelId: string, token: string) {
    const [hotel] = await sql<{ userId: string; every: string }[]>`
      select user_id as "userId", figures_mail as every from public.hotels where id = ${hotelId}`;
    return hotel && allKeys(keys).some((key) => isSameText(token, tokenOf(key, hotelId, hotel.userId)))
      ? hotel
      : undefined;
  }
  const set = async (hotelId: string, every: string) =>
    await sql`update public.hotels set figures_mail = ${every} where id = ${hotelId} and figures_mail <> ${every}`;

  const routes = new Hono<RequestVariables>();
  routes.on(["GET", "POST"], "/figures-mail/:hotelId/:token", async (c) => {
    const { hotelId } = c.req.param();
    // Mail programs take the mark behind a link for a part of it.
    const [token = ""] = /^[\w-]*/.exec(c.req.param("token")) ?? [];
    const hotel = await known(hotelId, token);
    if (!hotel) return c.notFound();
    // Programs that follow links in mails are no readers, and some are whole browsers.
    const isPress = c.req.method === "POST";
    const pressed = c.req.query("again") === undefined ? "never" : "month";
    if (isPress) await set(hotelId, pressed);
    const every = isPress ? pressed : hotel.every;
    c.header("Content-Security-Policy", PAGE_POLICY);
    c.header("Cache-Control", "no-store");
    c.header("Referrer-Policy", "no-referrer");
    const address = `${PATH}/${hotelId}/${token}`;
    const words = wordsFor(c.req.raw);
    const { t } = words;
    const title = t(TITLES[every as keyof typeof TITLES] ?? "server.figures.month");
    const isOn = every !== "never";
    const body = html`<p>${t(isOn ? "server.figures.says" : "server.figures.still")}</p>
      <form method="post" action="${address}${isOn ? "" : "?again"}"><button>${t(isOn ? "mail.figures.stop" : "server.figures.again")}</button></form>`;
    return c.html(serverPage({ title, body, layout: "alone", words }));
  });
  return routes;
}
