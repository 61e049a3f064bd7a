/**
 * What browsers may do with each kind of answer: docs/decisions/0021-what-browsers-may-do.md.
 * A route sets what its answer needs; whatever it leaves out is closed here.
 */
import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

type Directives = Record<string, string>;

/** Directives on top of "nothing at all, shown in no frame". */
function policy(directives: Directives): string {
  const all = {
    "default-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    ...directives,
  };
  return Object.entries(all)
    .map((directive) => directive.join(" ").trim())
    .join("; ");
}

/** Text never becomes a script or markup: what would do so throws (Trusted Types). */
const NO_TEXT_AS_CODE = { "require-trusted-types-for": "'script'", "trusted-types": "'none'" };

/** For data, pictures and refusals: should one be opened as a document after all, it can do nothing. */
const NOTHING = policy({ sandbox: "" });

/**
 * The admin: its own files, and the guest page as a preview.
 *
 * @param nonce for the one library that writes a <style> with sizes measured in the window: what keeps
 *   the page still behind a dialog
 */
export function adminPolicy(nonce: string): string {
  return policy({
    "script-src": "'self'",
    "style-src": `'self' 'nonce-${nonce}'`,
    // Pictures of codes are drawn here, and a logo is shown before it is uploaded.
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "frame-src": "'self'",
    ...NO_TEXT_AS_CODE,
  });
}

/**
 * A page guests see: its own files, and the one inline style, to the letter. The admin shows it beside
 * its forms.
 */
export function guestPolicy(styles: string): string {
  return policy({
    "script-src": "'self'",
    "style-src": hash(styles),
    "font-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "frame-ancestors": "'self'",
    ...NO_TEXT_AS_CODE,
    // Vouches for the address of the page's worker: src/guest/island/offline.ts.
    "trusted-types": "innfo-worker",
  });
}

/** A worker is bound by its own policy, not by that of the page (CSP 3, section 4.1). */
export const WORKER_POLICY = policy({ "connect-src": "'self'" });

/** A page the server writes itself: one style, forms to this site, no script. */
export function pagePolicy(styles: string): string {
  return policy({ "style-src": hash(styles), "form-action": "'self'" });
}

function hash(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

/** A year, in seconds. */
const HSTS_AGE = 31_536_000;

/**
 * Closes what no route has opened, on every answer: refusals and redirects too.
 *
 * @param withSubdomains also reach the domains below over https: for who owns all of them
 */
export function browserPolicy(publicUrl: string, withSubdomains: boolean): MiddlewareHandler[] {
  const isHttps = publicUrl.startsWith("https:");
  const rest: MiddlewareHandler = async (c, next) => {
    await next();
    const { headers } = c.res;
    // What is not said to be for everyone may be about one person.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    const given = headers.get("Content-Security-Policy") ?? NOTHING;
    headers.set("Content-Security-Policy", isHttps ? `${given}; upgrade-insecure-requests` : given);
  };
  return [
    rest,
    secureHeaders({
      // A route may set its own.
      overwrite: false,
      xFrameOptions: "DENY",
      // A reset link's page has tokens in its address: not even this site's own log is told of it.
      referrerPolicy: "no-referrer",
      strictTransportSecurity: isHttps && `max-age=${HSTS_AGE}${withSubdomains ? "; includeSubDomains" : ""}`,
      permissionsPolicy: Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, []])),
    }),
  ];
}

/** What a browser could ask its user for, and this site never does. Sharing and copying stay: it alone may. */
const UNUSED_FEATURES = [
  "accelerometer",
  "browsingTopics",
  "camera",
  "clipboardRead",
  "displayCapture",
  "geolocation",
  "gyroscope",
  "hid",
  "idleDetection",
  "localFonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickeyCredentialsGet",
  "screenWakeLock",
  "serial",
  "usb",
  "xrSpatialTracking",
] as const;
