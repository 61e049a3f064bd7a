/** The page for a person who followed or typed a wrong address. Programs get JSON: refusal.ts. */
import type { Context } from "hono";
import { html } from "hono/html";
import { PAGE_POLICY, serverPage } from "./page.ts";
import { wordsFor } from "./page-words.ts";

/** Only programs call these paths, whatever their Accept header says. */
const FOR_PROGRAMS =
  /^\/(auth|rest|storage|functions|realtime|graphql)\/v1(\/|$)|^\/(assets|dev|health|metrics|config\.json)(\/|$)/;

/** Mails name these, and mail programs damage links. */
const MAILED = /^\/auth\/v1\/verif|^\/functions\/v1\/figures-mail/;

/** Whether a browser asks for a document to show to a person. */
export function isNavigation({ method, url, headers }: Request): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const { pathname } = new URL(url);
  if (FOR_PROGRAMS.test(pathname) && !MAILED.test(pathname)) return false;
  return /(^|,)\s*text\/html\s*(;|,|$)/i.test(headers.get("accept") ?? "");
}

/** @returns the address that a mail program encoded, such as "/join%23token"; undefined for any other path */
export function mendedAddress(path: string): string | undefined {
  if (!/%(?:3f|23)/i.test(path)) return undefined;
  const mended = path.replaceAll(/%(?:3f|23|3d|26)/gi, (code) => decodeURIComponent(code));
  // Never the address of another host.
  return mended.replace(/^[/\\]+/, "/");
}

/** Answers 404. */
export function showNotFound(c: Context): Response | Promise<Response> {
  c.header("Content-Security-Policy", PAGE_POLICY);
  c.header("Cache-Control", "no-store");
  c.header("Vary", "Accept-Language");
  const words = wordsFor(c.req.raw);
  const { t } = words;
  const body = html`<p>${t("server.lost.text")}</p>
      <p class="ways"><a class="button" href="/admin">${t("server.lost.admin")}</a> <a href="/login">${t("mail.signIn")}</a></p>
      <p class="aside">${t("server.lost.guest")}</p>`;
  return c.html(serverPage({ title: t("server.lost.title"), body, layout: "alone", words }), 404);
}
