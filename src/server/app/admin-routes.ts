/** Serves the admin's document and the files built for browsers. */
import { randomBytes } from "node:crypto";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Handler, Hono } from "hono";
import { adminPolicy, FILE_READERS, WORKER_POLICY } from "../transport/browser-policy.ts";
import type { Frontend } from "../transport/frontend.ts";
import { languageChooser } from "../transport/language.ts";
import { installRoutes } from "./install.ts";

/** Placeholders in src/admin/index.html: each answer has a nonce of its own, and says what the site offers. */
const STYLE_NONCE = "STYLE_NONCE";
const PUBLIC_CONFIG = "PUBLIC_CONFIG";

const PATHS = ["/login", "/signup", "/verify-email", "/reset-password", "/join", "/admin", "/admin/*"];

export function adminRoutes(frontend: Frontend, config: object): Hono {
  const { assets, source, workers } = frontend;
  const configInAttribute = JSON.stringify(config).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const chooseLanguage = languageChooser(frontend.adminLanguages);
  const showAdmin: Handler = async (c) => {
    const language = chooseLanguage(undefined, c.req.header("accept-language")) ?? "en";
    const html = await frontend.adminHtml(c.req.path, language);
    const nonce = randomBytes(16).toString("base64");
    c.header("Cache-Control", "no-cache");
    c.header("Vary", "Accept-Language");
    // In development, the reload needs an inline script and a connection to another port.
    c.header("Content-Security-Policy", source ? "frame-ancestors 'none'" : adminPolicy(nonce));
    return c.html(html.replaceAll(STYLE_NONCE, nonce).replace(PUBLIC_CONFIG, () => configInAttribute));
  };

  const routes = new Hono();
  routes.get("/", (c) => c.redirect("/admin"));
  routes.route("/", installRoutes());
  routes.on("GET", PATHS, showAdmin);
  for (const [path, worker] of Object.entries(workers)) {
    routes.get(path, (c) =>
      c.body(worker(c.req.query("language") ?? "en"), 200, {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "no-cache",
        "Content-Security-Policy": WORKER_POLICY,
      }),
    );
  }
  if (source) routes.use(source);
  if (assets) {
    routes.use(
      "/assets/*",
      serveStatic({
        root: assets,
        rewriteRequestPath: (path) => path.replace(/^\/assets/, ""),
        precompressed: true,
        // Their names contain a hash of their content.
        onFound(path, c) {
          c.header("Cache-Control", "public, max-age=31536000, immutable");
          const [, reader = ""] = /\/(\w+-worker)-[^/]*$/.exec(path) ?? [];
          if (Object.hasOwn(FILE_READERS, reader)) c.header("Content-Security-Policy", FILE_READERS[reader]);
        },
      }),
    );
  }
  return routes;
}
