/**
 * Restricts what browsers may do with each kind of answer: docs/decisions/0021-what-browsers-may-do.md. A route sets
 * the headers its answer needs; this closes everything it leaves out.
 */
import { hash as digest } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { RequestVariables } from "./request-variables.ts";

type Directives = Record<string, string>;

/** Adds directives to "nothing at all, shown in no frame". */
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

/** Trusted Types: turning text into script or markup throws. */
const NO_TEXT_AS_CODE = { "require-trusted-types-for": "'script'", "trusted-types": "'none'" };

/** The one policy by which a page may name its worker: src/lib/worker-url.ts. */
const WORKER_URLS = "innfo-worker";
/** The one by which it reads its own packed lists: src/guest/script/unpack.ts. */
const PACKED_LISTS = "innfo-list";
/** The one by which the admin names the workers that read files: src/admin/ui/in-worker.ts. */
const FILE_WORKER_URLS = "innfo-file";

/** For data, pictures and refusals: a browser that opens one as a document can do nothing with it. */
const NOTHING = policy({ sandbox: "" });

/**
 * The admin: its own files, and the guest page as a preview.
 * @param nonce for the one library that writes a <style> with measured sizes, to keep the page still behind a
 * dialog
 */
export function adminPolicy(nonce: string): string {
  return policy({
    "script-src": "'self'",
    "style-src": `'self' 'nonce-${nonce}'`,
    // Posters and stickers use the guest page's faces, and an owner chooses among these.
    "font-src": "'self'",
    // The admin draws QR codes, and shows photos before they are uploaded.
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    // Typed values are sent into the preview's frame: src/admin/content/preview.
    "form-action": "'self'",
    ...NO_TEXT_AS_CODE,
    "trusted-types": `${WORKER_URLS} ${FILE_WORKER_URLS}`,
  });
}

/** A page for guests: its own files, such as the styles for paper, and the one inline style. The admin may show it in a frame. */
export function guestPolicy(styles: string, more: Directives = {}): string {
  return policy({
    "script-src": "'self'",
    "style-src": `'self' ${hash(styles)}`,
    "font-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "frame-ancestors": "'self'",
    ...NO_TEXT_AS_CODE,
    "trusted-types": `${WORKER_URLS} ${PACKED_LISTS}`,
    ...more,
  });
}

/** The policy of a preview's frame in place of a page. */
export const REFUSED_PREVIEW_POLICY = policy({ "frame-ancestors": "'self'" });

/** A worker has its own policy, independent of the page's (CSP 3, section 4.1). */
export const WORKER_POLICY = policy({ "connect-src": "'self'" });

/** The worker that reads photographed pages loads Tesseract, in WebAssembly, and its data about languages. */
const PHOTO_WORKER_POLICY = policy({
  "script-src": "'self' 'wasm-unsafe-eval'",
  "connect-src": "'self'",
});

/** The workers that read spreadsheets and texts load the readers that a file needs, and nothing else. */
const SHEET_WORKER_POLICY = policy({ "script-src": "'self'" });

/** Policies of file-reading workers, by the beginnings of their files' names. */
export const FILE_READERS: Readonly<Record<string, string>> = {
  "photo-worker": PHOTO_WORKER_POLICY,
  "sheet-worker": SHEET_WORKER_POLICY,
  "folder-worker": SHEET_WORKER_POLICY,
};

/** A page the server writes itself: its styles, an empty icon, forms to this site, no script. */
export function pagePolicy(...styles: string[]): string {
  return policy({ "style-src": styles.map(hash).join(" "), "img-src": "data:", "form-action": "'self'" });
}

function hash(content: string): string {
  return `'sha256-${digest("sha256", content, "base64")}'`;
}

/** A year, in seconds. */
const HSTS_AGE = 31_536_000;

/** Closes what no route has opened, on every answer, including refusals and redirects. */
export function browserPolicy(publicUrl: string): MiddlewareHandler<RequestVariables>[] {
  const isHttps = publicUrl.startsWith("https:");
  const rest: MiddlewareHandler<RequestVariables> = async (c, next) => {
    await next();
    const { headers } = c.res;
    // How long a hotel's own host promises https is for its owner to say, through the proxy.
    if (c.get("isGuestHost")) headers.delete("Strict-Transport-Security");
    // Unless marked as public, an answer may be about one person.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    const given = headers.get("Content-Security-Policy") ?? NOTHING;
    headers.set("Content-Security-Policy", isHttps ? `${given}; upgrade-insecure-requests` : given);
  };
  return [
    rest,
    secureHeaders({
      // A route may set its own values.
      overwrite: false,
      // No code sets it, and deleting takes as long as setting.
      removePoweredBy: false,
      // Only Internet Explorer reads it.
      xDownloadOptions: false,
      xFrameOptions: "DENY",
      // The address of a reset link's page contains tokens, which must not reach even this site's own log.
      referrerPolicy: "no-referrer",
      strictTransportSecurity: isHttps && `max-age=${HSTS_AGE}`,
      permissionsPolicy: Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, []])),
    }),
  ];
}

/**
 * Features that a browser could ask its user for and this site never uses. Sharing and copying are used, so
 * they stay allowed for this site.
 */
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
  "screenWakeLock",
  "serial",
  "usb",
  "xrSpatialTracking",
] as const;
