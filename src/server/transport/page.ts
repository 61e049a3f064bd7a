/** The few pages that the server writes itself, outside of the admin and the guest page. They have no script. */
import { html, raw } from "hono/html";
import { PRODUCT } from "../../product.ts";
import { pagePolicy } from "./browser-policy.ts";
import type { PageWords } from "./page-words.ts";
import { DARK, LIGHT } from "./product-colors.ts";

function variables(colors: typeof LIGHT): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name}: ${color}`)
    .join("; ");
}

const STYLE = `
  :root { color-scheme: light dark; ${variables(LIGHT)} }
  @media (prefers-color-scheme: dark) { :root { ${variables(DARK)} } }
  body { margin: 0; padding: 24px 16px; background: var(--canvas); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 42rem; margin: 0 auto }
  h1 { font: 600 28px/1.25 Georgia, serif }
  a { color: var(--accent); word-break: break-all }
  button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 8px; background: var(--accent);
    color: var(--onAccent); font: inherit; font-weight: 600; cursor: pointer }
  button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  button.quiet { border: 1px solid var(--line); background: var(--surface); color: var(--ink) }
  label { display: block; font-weight: 600 }
  input { display: block; box-sizing: border-box; width: 100%; max-width: 24rem; min-height: 48px; margin: 4px 0 16px; padding: 0 12px;
    border: 1px solid var(--soft); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit }
  input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  input[aria-invalid] { border-color: var(--danger) }
  .refusal { margin: -8px 0 16px; color: var(--danger) }
  .notice { padding: 12px 16px; border: 2px dashed var(--accent); border-radius: 12px; background: var(--surface) }
  details { margin: 16px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface) }
  summary { min-height: 44px; cursor: pointer }
  summary span, .product { color: var(--soft) }
  .alone { min-height: calc(100svh - 48px); display: flex; flex-direction: column; justify-content: center; max-width: 30rem }
  .alone h1 { margin: 0 0 12px; font-size: 32px; font-weight: 500; text-wrap: balance }
  .alone p { margin: 0 0 16px }
  .product { letter-spacing: .02em }
  .ways { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 8px 0 16px }
  .ways a { display: inline-flex; align-items: center; min-height: 48px }
  a.button { padding: 0 24px; border-radius: 8px; background: var(--accent); color: var(--onAccent);
    font-weight: 600; text-decoration: none }
  .aside { padding-top: 16px; border-top: 1px solid var(--line); color: var(--soft) }
  iframe { width: 100%; height: 42rem; border: 1px solid var(--line); border-radius: 8px; background: #fffdf9 }
`;

/** Browsers ask pages without one for /favicon.ico, which the policy forbids. */
const NO_ICON = "data:,";

export const PAGE_POLICY = pagePolicy(STYLE);
/** For a page with frames that have a style of their own, because they inherit its policy. */
export function policyWith(style: string): string {
  return pagePolicy(STYLE, style);
}

const ENGLISH = { language: "en", direction: "ltr" } as const;

type Markup = ReturnType<typeof html>;

/**
 * @param body markup; plain strings in it are escaped
 * @param layout "alone": a few words in the middle of the window
 */
export function serverPage({
  title,
  body,
  layout = "",
  words: { language, direction } = ENGLISH,
}: {
  title: string;
  body: Markup | Markup[];
  layout?: "alone" | "";
  /** Pages for developers have none. */
  words?: Pick<PageWords, "language" | "direction">;
}): Markup {
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="${NO_ICON}">
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main class="${layout}">
      <p class="product">${PRODUCT}</p>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}
