/** The mails of a server on localhost without SMTP: a page for people, JSON for programs. */
import { Hono } from "hono";
import { html } from "hono/html";
import type { Basics } from "../transport/basics.ts";
import { MAILBOX, onlyHere } from "../transport/dev-pages.ts";
import { policyWith, serverPage } from "../transport/page.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import type { Mail } from "./delivery.ts";
import { MAIL_STYLE } from "./layout.ts";
import type { MailOutbox } from "./outbox.ts";

export function mailboxRoutes({
  outbox,
  jwtKey,
}: Pick<Basics, "jwtKey"> & { outbox: Pick<MailOutbox<object>, "received"> }): Hono<RequestVariables> {
  const mailbox = new Hono<RequestVariables>();

  const guard = onlyHere(jwtKey, "The mailbox opens", () => MAILBOX);
  for (const path of ["/mailbox", "/mailbox.json"]) mailbox.use(path, guard);

  mailbox.get("/mailbox.json", async (c) => c.json(await outbox.received()));

  mailbox.get("/mailbox", async (c) => {
    const mails = await outbox.received();
    // Reloads itself until the first mail arrives.
    if (mails.length === 0) c.header("Refresh", "2");
    // Mails have their own style, most of it in attributes, as mail programs need it.
    c.header("Content-Security-Policy", `${policyWith(MAIL_STYLE)}; style-src-attr 'unsafe-inline'`);
    return c.html(
      serverPage({
        title: "Mailbox",
        body:
          mails.length === 0
            ? html`<p>No mail yet. Mails appear here because no SMTP server is set.</p>`
            : mails.map(mailCard),
      }),
    );
  });

  return mailbox;
}

function mailCard({ to, subject, html: content }: Mail, index: number) {
  return html`<details ${index === 0 ? "open" : ""}>
    <summary><strong>${subject}</strong><br><span>to ${to}</span></summary>
    <iframe title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${inNewTab(content)}"></iframe>
  </details>`;
}

/** Makes links open a new tab, because they cannot navigate within a sandboxed frame. */
function inNewTab(content: string): string {
  return content.replace("<head>", '<head><base target="_blank">');
}
