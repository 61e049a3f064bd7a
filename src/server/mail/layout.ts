/** The one layout of all mails, as HTML and as text. */
import { html, raw } from "hono/html";
import { PRODUCT } from "../../product.ts";
import type { PageWords } from "../transport/page-words.ts";
import { DARK, LIGHT } from "../transport/product-colors.ts";
import type { Mail } from "./delivery.ts";

export interface MailLine {
  text: string;
  action: { label: string; url: string };
}

export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** The mail's one action, as a button. */
  action?: { label: string; url: string };
  /** Sentences that each have an action, below the paragraphs. */
  lines?: MailLine[];
  /** Where this kind of mail can be ended. */
  ending?: { label: string; url: string };
  /** Small print: what to do if the mail was not expected. */
  footnote: string;
}

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "Georgia,'Times New Roman',serif";

/** Styles for mail programs that support them: dark mode and narrow screens. Others use the attributes. */
export const MAIL_STYLE = `
@media (max-width:640px) {
  .canvas { padding: 0 !important }
  .sheet { border-radius: 0 !important }
  .inner { padding-left: 24px !important; padding-right: 24px !important }
  .button, .button a { display: block !important; width: auto !important; text-align: center !important }
}
@media (prefers-color-scheme:dark) {
  body, .canvas { background: ${DARK.canvas} !important }
  .sheet { background: ${DARK.surface} !important }
  .ink { color: ${DARK.ink} !important }
  .soft { color: ${DARK.soft} !important }
  .rule { border-color: ${DARK.line} !important }
  .link { color: ${DARK.accent} !important }
  .button { background: ${DARK.accent} !important }
  .button a { color: ${DARK.onAccent} !important }
}`;

/**
 * Uses tables and attributes, because Outlook on Windows lays out with Word, and no pictures, which programs block.
 * The table repeats language and direction, because some programs drop those of <html>.
 */
export async function layOut(
  { t, language, direction }: PageWords,
  to: string,
  { subject, paragraphs, lines = [], action, ending, footnote }: MailContent,
): Promise<Mail> {
  const link = (to?: MailLine["action"]) => (to ? [`${to.label}: ${to.url}`] : []);
  const said = lines.map((line) => [line.text, ...link(line.action)].join("\n"));
  const text = [...[...paragraphs, ...said, ...link(action), footnote, ...link(ending)], `— ${PRODUCT}`].join(
    "\n\n",
  );
  const page = await html`<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${subject}</title>
    <style>${raw(MAIL_STYLE)}</style>
  </head>
  <body style="margin:0;padding:0;background:${LIGHT.canvas}">
    <table role="presentation" lang="${language}" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr><td class="canvas" align="center" style="padding:40px 16px;background:${LIGHT.canvas}">
        <table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;border-radius:16px;background:${LIGHT.surface}">
          <tr><td class="inner rule ink" style="padding:24px 40px;border-bottom:1px solid ${LIGHT.line};color:${LIGHT.ink};font:600 18px/1.4 ${raw(SERIF)}">${PRODUCT}</td></tr>
          <tr><td class="inner ink" style="padding:36px 40px 28px;color:${LIGHT.ink};font:400 17px/1.6 ${raw(SANS)}">
            <h1 class="ink" style="margin:0 0 20px;color:${LIGHT.ink};font:500 28px/1.25 ${raw(SERIF)}">${subject}</h1>
            ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>`)}
            ${lines.map(
              (line) => html`<p style="margin:0 0 16px">${line.text}<br>${linked(line.action)}</p>`,
            )}
            ${action ? button(action, t("mail.openAddress")) : ""}
          </td></tr>
          <tr><td class="inner rule soft" style="padding:20px 40px 32px;border-top:1px solid ${LIGHT.line};color:${LIGHT.soft};font:400 16px/1.6 ${raw(SANS)}">${footnote}${ending ? html`<br>${linked(ending)}` : ""}</td></tr>
        </table>
        <p class="soft" style="margin:20px 0 24px;color:${LIGHT.soft};font:400 14px/1.5 ${raw(SANS)}">${PRODUCT} · ${t("mail.tagline")}</p>
      </td></tr>
    </table>
  </body>
</html>
`;
  return {
    to,
    subject,
    text,
    html: String(page),
    links: [action, ...lines.map((line) => line.action)].flatMap((each) => each?.url ?? []),
  };
}

function linked({ label, url }: MailLine["action"]) {
  return html`<a href="${url}" class="link" style="display:inline-block;padding:9px 0;color:${LIGHT.accent};font-weight:600">${label}</a>`;
}

function button({ label, url }: { label: string; url: string }, otherwise: string) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 28px"><tr><td class="button" align="center" bgcolor="${LIGHT.accent}" style="border-radius:27px;background:${LIGHT.accent}"><a href="${url}" style="display:inline-block;padding:15px 32px;color:${LIGHT.onAccent};font:600 17px/24px ${raw(SANS)};text-decoration:none">${label}</a></td></tr></table>
            <p class="soft" style="margin:0 0 16px;color:${LIGHT.soft};font-size:16px">${otherwise}<br><a href="${url}" dir="ltr" class="link" style="color:${LIGHT.accent};word-break:break-all">${url}</a></p>`;
}
