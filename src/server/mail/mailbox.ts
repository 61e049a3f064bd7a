/** The mails of a server on localhost without SMTP: as a page for people, as JSON for tools. */
import { Hono } from "hono";
import { html } from "hono/html";
import { isOnThisMachine } from "../client-address.ts";
import type { Context, RequestVariables } from "../context.ts";
import { isLocal } from "../env.ts";
import { PAGE_POLICY, page } from "../page.ts";
import { refuse } from "../refusal.ts";
import type { Mail } from "./transport.ts";

export function mailboxRoutes({ mailer }: Pick<Context, "mailer">): Hono<RequestVariables> {
  const mailbox = new Hono<RequestVariables>();

  mailbox.use(async (c, next) => {
    // The host too: a site elsewhere may point its own name at this machine (DNS rebinding).
    if (!isOnThisMachine(c) || !isLocal(c.req.url)) {
      return refuse(c, 403, "The mailbox opens on the server's own machine only");
    }
    c.header("Cache-Control", "no-store");
    return next();
  });

  mailbox.get("/mailbox.json", (c) => c.json(mailer.received()));

  mailbox.get("/mailbox", (c) => {
    const mails = mailer.received();
    // Whoever opens it too early sees the first mail come in.
    if (mails.length === 0) c.header("Refresh", "2");
    // Mails carry their styles inline, as mail programs want them, and their frames share this policy.
    c.header("Content-Security-Policy", `${PAGE_POLICY}; style-src-attr 'unsafe-inline'`);
    return c.html(
      page({
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

/** Its links cannot lead anywhere within a sandboxed frame. */
function inNewTab(content: string): string {
  return content.replace("<head>", '<head><base target="_blank">');
}
