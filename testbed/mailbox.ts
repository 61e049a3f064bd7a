/** Mails that a test server sent, and what readers do with their links. */

import type { Mail } from "../src/server/mail/delivery.ts";
import { keyQuery, MAILBOX } from "../src/server/transport/dev-pages.ts";
import type { TestServer } from "./server.ts";

type Server = Pick<TestServer, "url" | "jwtKey">;

/** Address of the mailbox, as a page or with ".json" for tools. */
export function mailboxOf({ url, jwtKey }: Server, format: "" | ".json" = ""): string {
  return `${url}/dev/mailbox${format}${keyQuery(jwtKey, MAILBOX)}`;
}

/** Newest first. */
export async function mailsTo(server: Server, address: string): Promise<Mail[]> {
  const response = await fetch(mailboxOf(server, ".json"));
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ to }) => to === address);
}

/** The main link of the newest mail to this address. */
export async function mailedLink(server: Server, address: string): Promise<string> {
  const [mail] = await mailsTo(server, address);
  const [link] = mail?.links ?? [];
  if (!link) throw new Error(`No mail with a link was sent to ${address}`);
  return link;
}

/**
 * Opens the link, as mail scanners also do. @returns the target, or undefined if the page shows its button
 */
export async function openLink(link: string): Promise<URL | undefined> {
  const response = await fetch(link, { redirect: "manual" });
  const location = response.headers.get("location");
  return location === null ? undefined : new URL(location);
}

/**
 * Presses the button on the link's page.
 *
 * @param password typed there, if the page asks for one
 * @returns the target
 */
export async function pressLink(link: string, password?: string): Promise<URL> {
  const response = await submitLink(link, password);
  const location = response.headers.get("location");
  if (location === null) throw new Error(`The link answers ${response.status} and leads nowhere`);
  return new URL(location);
}

/** @returns the answer to the button on the link's page */
export function submitLink(link: string, password?: string): Promise<Response> {
  const body = password === undefined ? null : new URLSearchParams({ password });
  return fetch(link, { method: "POST", redirect: "manual", body });
}

/** The parameters that a landing page finds in the fragment. */
export function fragment(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

/** The parameters that a landing page finds in the query. */
export function query(url: URL): Record<string, string> {
  return Object.fromEntries(url.searchParams);
}
