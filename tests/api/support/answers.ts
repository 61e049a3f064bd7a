/** A request for every route of the server, and the kind of its answer. */
import { GUEST_KINDS } from "../../../src/forms/index.ts";
import { LEGAL_PAGES } from "../../../src/lib/legal.ts";
import { keyQuery, MAILBOX } from "../../../src/server/transport/dev-pages.ts";
import type { TestServer } from "../../../testbed/server.ts";
import type { Owner } from "../../../testbed/tokens.ts";

/** "closed": an answer that is none of our pages, such as data, pictures, files, refusals, redirects. */
export type Kind =
  | "closed"
  | "refusedPreview"
  | "admin"
  | "guest"
  | "message"
  | "page"
  | "mailbox"
  | "worker";

export interface Answer {
  path: string;
  status: number;
  kind: Kind;
  /** Allowed values of Cache-Control. */
  cache?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Ids to fill into the requests. */
export interface Subject {
  server: TestServer;
  owner: Owner & { hotelId: string };
  /** Path of an existing logo. */
  logo: string;
  /** Path of a photo. */
  photo: string;
  /** Path of a file of the admin. */
  asset: string;
}

const KEPT_BRIEFLY = "public, max-age=0, stale-if-error=86400";
const KEPT_FOR_GOOD = "public, max-age=31536000, immutable";
const KEPT_AN_HOUR = "public, max-age=3600";
const KEPT_A_DAY = "public, max-age=86400";
const ASKED_AGAIN = "public, no-cache";

const closed = (path: string, status = 200, cache = "no-store"): Answer => ({
  path,
  status,
  kind: "closed",
  cache,
});
const admin = (path: string): Answer => ({ path, status: 200, kind: "admin", cache: "no-cache" });

/** By method and path as the server declares them. */
export function answersByRoute({ server, owner, logo, photo, asset }: Subject): Record<string, Answer> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const { email, hotelId } = owner;
  const key = (page: string) => keyQuery(server.jwtKey, page);
  const nothing = "00000000-0000-4000-8000-000000000000";
  const form = `/view/:id/:kind{(?:${GUEST_KINDS.join("|")})}`;
  const sent = `/message/${"x".repeat(32)}`;
  const mine = (answer: Answer, body?: unknown): Answer => ({ ...answer, headers, body });
  return {
    "GET /health": closed("/health"),
    "GET /livez": closed("/livez"),
    "GET /readyz": closed("/readyz"),
    "GET /config.json": closed("/config.json"),
    "GET /auth/v1/settings": closed("/auth/v1/settings"),
    "POST /auth/v1/signup": { ...closed("/auth/v1/signup", 400), body: { email: "x" } },
    "POST /auth/v1/token": closed("/auth/v1/token", 400),
    "POST /auth/v1/recover": { ...closed("/auth/v1/recover"), body: { email } },
    "POST /auth/v1/resend": { ...closed("/auth/v1/resend"), body: { email, type: "signup" } },
    "GET /auth/v1/verify": closed("/auth/v1/verify?type=signup&token=x", 303),
    "POST /auth/v1/verify": {
      ...closed("/auth/v1/verify?type=signup&token=x", 303),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    },
    "GET /auth/v1/user": mine(closed("/auth/v1/user")),
    "PUT /auth/v1/user": mine(closed("/auth/v1/user"), { data: {} }),
    "POST /auth/v1/logout": mine(closed("/auth/v1/logout?scope=others", 204)),
    "GET /auth/v1/sessions": mine(closed("/auth/v1/sessions")),
    "DELETE /auth/v1/sessions/:id": mine(closed(`/auth/v1/sessions/${nothing}`, 404)),
    "GET /auth/v1/user/data": mine(closed("/auth/v1/user/data")),
    "POST /auth/v1/user/delete": mine(closed("/auth/v1/user/delete", 400), {}),
    "POST /auth/v1/user/reauthenticate": mine(closed("/auth/v1/user/reauthenticate", 400), {}),
    "POST /auth/v1/invitation": { ...closed("/auth/v1/invitation", 403), body: { token: "x" } },
    "POST /auth/v1/invitation/accept": { ...closed("/auth/v1/invitation/accept", 403), body: { token: "x" } },
    "POST /auth/v1/stations": mine(closed("/auth/v1/stations", 400), {}),
    "POST /auth/v1/stations/people": mine(closed("/auth/v1/stations/people", 400), {}),
    "POST /auth/v1/stations/shift": mine(closed("/auth/v1/stations/shift", 400), {}),
    "POST /auth/v1/stations/lock": mine(closed("/auth/v1/stations/lock", 403)),
    "POST /auth/v1/factors": mine(closed("/auth/v1/factors", 400), {}),
    "GET /auth/v1/factors/recovery-codes": mine(closed("/auth/v1/factors/recovery-codes", 404)),
    "POST /auth/v1/factors/recovery-codes": mine(closed("/auth/v1/factors/recovery-codes", 422), {}),
    "DELETE /auth/v1/factors/recovery-codes": mine(closed("/auth/v1/factors/recovery-codes", 404)),
    "POST /auth/v1/factors/recovery-codes/regenerate": mine(
      closed("/auth/v1/factors/recovery-codes/regenerate", 422),
    ),
    "POST /auth/v1/factors/recovery-codes/verify": mine(
      closed("/auth/v1/factors/recovery-codes/verify", 400),
      {},
    ),
    "DELETE /auth/v1/factors/:id": mine(closed(`/auth/v1/factors/${nothing}`, 404)),
    "POST /auth/v1/factors/:id/challenge": mine(closed(`/auth/v1/factors/${nothing}/challenge`, 404), {}),
    "POST /auth/v1/factors/:id/verify": mine(closed(`/auth/v1/factors/${nothing}/verify`, 400), {}),
    "GET /auth/v1/passkeys": mine(closed("/auth/v1/passkeys")),
    "PATCH /auth/v1/passkeys/:id": mine(closed(`/auth/v1/passkeys/${nothing}`, 404), {
      friendly_name: "Key",
    }),
    "DELETE /auth/v1/passkeys/:id": mine(closed(`/auth/v1/passkeys/${nothing}`, 404)),
    "POST /auth/v1/passkeys/registration/options": mine(closed("/auth/v1/passkeys/registration/options"), {}),
    "POST /auth/v1/passkeys/registration/verify": mine(
      closed("/auth/v1/passkeys/registration/verify", 400),
      {},
    ),
    "POST /auth/v1/passkeys/authentication/options": {
      ...closed("/auth/v1/passkeys/authentication/options"),
      body: {},
    },
    "POST /auth/v1/passkeys/authentication/verify": closed("/auth/v1/passkeys/authentication/verify", 400),
    "POST /rest/v1/rpc/:callable": mine(closed("/rest/v1/rpc/hotel_name_available"), { hotel_name: "X" }),
    "GET /rest/v1/:relation": mine(closed("/rest/v1/hotels?select=id")),
    "POST /rest/v1/:relation": mine(closed("/rest/v1/faqs", 400), { no_such_column: 1 }),
    "PATCH /rest/v1/:relation": mine(closed(`/rest/v1/hotels?id=eq.${hotelId}`, 204), { address: "2 Quay" }),
    "DELETE /rest/v1/:relation": mine(closed(`/rest/v1/faqs?id=eq.${nothing}`, 204)),
    "ALL /rest/v1/rpc/:callable": closed("/rest/v1/rpc/hotel_name_available", 405),
    "ALL /rest/v1/:relation": closed("/rest/v1/hotels", 405),
    "ALL /rest/v1/*": closed("/rest/v1/a/b/c", 404),
    "GET /storage/v1/object/public/logos/:hotelId/:name": closed(
      `/storage/v1/object/public/logos/${logo}`,
      200,
      ASKED_AGAIN,
    ),
    "GET /storage/v1/render/image/public/logos/:hotelId/:name": closed(
      `/storage/v1/render/image/public/logos/${logo}?width=144`,
      200,
      ASKED_AGAIN,
    ),
    "POST /storage/v1/object/logos/:hotelId/:name": mine(
      closed(`/storage/v1/object/logos/${hotelId}/x`, 415),
    ),
    "PUT /storage/v1/object/logos/:hotelId/:name": mine(closed(`/storage/v1/object/logos/${hotelId}/x`, 404)),
    "DELETE /storage/v1/object/logos": mine(closed("/storage/v1/object/logos"), { prefixes: [] }),
    "GET /storage/v1/object/public/photos/:hotelId/:name": closed(
      `/storage/v1/object/public/photos/${photo}-480.avif`,
      200,
      KEPT_FOR_GOOD,
    ),
    "POST /storage/v1/object/photos/:hotelId/:name": mine(
      closed(`/storage/v1/object/photos/${hotelId}/x`, 400),
    ),
    "POST /storage/v1/object/copy": mine(closed("/storage/v1/object/copy", 400), {}),
    "GET /storage/v1/object/messages/:hotelId/:name": mine(
      closed(`/storage/v1/object/messages/${hotelId}/${nothing}`, 404),
    ),
    "POST /storage/v1/object/messages/:hotelId/:name": mine(
      closed(`/storage/v1/object/messages/${hotelId}/${nothing}`, 403),
    ),
    "ALL /storage/v1/*": closed("/storage/v1/nothing", 404),
    "POST /functions/v1/stripe-checkout": closed("/functions/v1/stripe-checkout", 401),
    "POST /functions/v1/stripe-portal": closed("/functions/v1/stripe-portal", 401),
    "POST /functions/v1/stripe-webhook": closed("/functions/v1/stripe-webhook", 400),
    "POST /functions/v1/translate": closed("/functions/v1/translate", 401),
    "POST /functions/v1/translate-answer": closed("/functions/v1/translate-answer", 401),
    "POST /functions/v1/check-domain": closed("/functions/v1/check-domain", 401),
    "POST /functions/v1/nearby": closed("/functions/v1/nearby", 401),
    "POST /functions/v1/plan-prices": closed("/functions/v1/plan-prices", 401),
    "POST /functions/v1/support": closed("/functions/v1/support", 401),
    "GET /functions/v1/figures-mail/:hotelId/:token": closed("/functions/v1/figures-mail/1/x", 404),
    "POST /functions/v1/figures-mail/:hotelId/:token": closed("/functions/v1/figures-mail/1/x", 404),
    "POST /functions/v1/looks": closed("/functions/v1/looks", 204),
    "GET /view/:id/letters": { path: `/view/${hotelId}/letters`, status: 200, kind: "message" },
    "POST /view/:id/letters": { path: `/view/${hotelId}/letters`, status: 422, kind: "message" },
    "GET /view/:id/report": { path: `/view/${hotelId}/report`, status: 200, kind: "message" },
    "POST /view/:id/report": { path: `/view/${hotelId}/report`, status: 422, kind: "message" },
    "POST /view/:id/room": { path: `/view/${hotelId}/room`, status: 404, kind: "message" },
    "POST /functions/v1/code": closed("/functions/v1/code", 204),
    "POST /functions/v1/track-scan": closed("/functions/v1/track-scan", 204),
    "GET /dev/mailbox.json": closed(`/dev/mailbox.json${key(MAILBOX)}`),
    "GET /dev/mailbox": { path: `/dev/mailbox${key(MAILBOX)}`, status: 200, kind: "mailbox" },
    "GET /dev/payments/checkout/:id{\\w+}": {
      path: `/dev/payments/checkout/x${key("x")}`,
      status: 410,
      kind: "page",
    },
    "POST /dev/payments/checkout/:id{\\w+}": {
      path: `/dev/payments/checkout/x${key("x")}`,
      status: 303,
      kind: "page",
    },
    "GET /dev/payments/portal/:customer{\\w+}": {
      path: `/dev/payments/portal/x${key("x")}`,
      status: 200,
      kind: "page",
    },
    "POST /dev/payments/portal/:customer{\\w+}": {
      path: `/dev/payments/portal/x${key("x")}`,
      status: 303,
      kind: "page",
    },
    "GET /view/:id/:file{[\\w-]+\\.(?:svg|webmanifest)}": closed("/view/1/icon.svg", 200, KEPT_BRIEFLY),
    "GET /view/:file{\\w+\\.(?:md|jsonld)}": {
      path: "/view/1.md",
      status: 200,
      kind: "guest",
      cache: KEPT_BRIEFLY,
    },
    "GET /robots.txt": closed("/robots.txt", 200, KEPT_AN_HOUR),
    "GET /sitemap.xml": closed("/sitemap.xml", 200, KEPT_AN_HOUR),
    "GET /sitemap/:file{[0-9a-z]{1,32}\\.xml}": closed("/sitemap/1.xml", 200, KEPT_AN_HOUR),
    "GET /view/:id/:icon{icon-(?:180|192|512)\\.png}": closed("/view/1/icon-180.png", 200, KEPT_BRIEFLY),
    "GET /view/:id/card.jpg": closed("/view/1/card.jpg", 200, KEPT_BRIEFLY),
    "POST /view/:id/preview": { ...closed("/view/1/preview", 400), kind: "refusedPreview", body: {} },
    [`GET ${form}`]: { path: `/view/${hotelId}/lost`, status: 200, kind: "message" },
    [`POST ${form}`]: { path: `/view/${hotelId}/lost`, status: 422, kind: "message" },
    [`POST ${form}/whatsapp`]: closed(`/view/${hotelId}/lost/whatsapp`, 303),
    "GET /message/:secret{[\\w-]{32}}": { path: sent, status: 404, kind: "message" },
    "POST /message/:secret{[\\w-]{32}}": closed(sent, 303),
    "POST /message/:secret{[\\w-]{32}}/tell": closed(`${sent}/tell`, 422),
    [`GET /view/:id/:legal{(?:${LEGAL_PAGES.join("|")})}`]: {
      path: "/view/1/privacy",
      status: 200,
      kind: "guest",
      cache: KEPT_BRIEFLY,
    },
    "GET /view/*": { path: "/view/1", status: 200, kind: "guest", cache: KEPT_BRIEFLY },
    "GET /hotel/*": { path: "/hotel/1", status: 200, kind: "guest", cache: KEPT_BRIEFLY },
    "GET /admin.webmanifest": closed("/admin.webmanifest", 200, KEPT_A_DAY),
    "GET /admin-icon-180.png": closed("/admin-icon-180.png", 200, KEPT_A_DAY),
    "GET /admin-icon-192.png": closed("/admin-icon-192.png", 200, KEPT_A_DAY),
    "GET /admin-icon-512.png": closed("/admin-icon-512.png", 200, KEPT_A_DAY),
    "GET /admin-worker.js": { path: "/admin-worker.js", status: 200, kind: "worker", cache: "no-cache" },
    "GET /answer-worker.js": { path: "/answer-worker.js", status: 200, kind: "worker", cache: "no-cache" },
    "GET /guest-worker.js": { path: "/guest-worker.js", status: 200, kind: "worker", cache: "no-cache" },
    "GET /qr-scanner": { path: "/qr-scanner", status: 200, kind: "guest", cache: "public, max-age=300" },
    "GET /": closed("/", 302),
    "GET /login": admin("/login"),
    "GET /signup": admin("/signup"),
    "GET /verify-email": admin("/verify-email"),
    "GET /reset-password": admin("/reset-password?access_token=x"),
    "GET /join": admin("/join"),
    "GET /admin": admin("/admin"),
    "GET /admin/*": admin("/admin/amenities"),
    "ALL /assets/*": closed(asset, 200, KEPT_FOR_GOOD),
  };
}

/** Answers that belong to no single route, by description. */
export async function otherAnswers({ server }: Subject): Promise<Record<string, Answer>> {
  const { headers } = await fetch(`${server.url}/view/1`);
  return {
    "GET: a page that is not there": closed("/no-such-page", 404),
    "GET: a file that is not there": closed("/assets/no-such-file.js", 404),
    "GET: a hotel that is not there": { path: "/view/zzzzzzzzzz", status: 404, kind: "guest" },
    "GET: a picture that is not there": closed("/storage/v1/object/public/logos/1/x.png", 404),
    "GET: a guest page that has not changed": {
      path: "/view/1",
      status: 304,
      kind: "guest",
      cache: KEPT_BRIEFLY,
      headers: { "if-none-match": headers.get("etag") ?? "" },
    },
    "HEAD: a guest page": { path: "/view/1", status: 200, kind: "guest", cache: KEPT_BRIEFLY },
    "OPTIONS: a preflight of another site's script": {
      ...closed("/auth/v1/user", 404),
      headers: { "access-control-request-method": "PUT", "access-control-request-headers": "authorization" },
    },
    "GET: a token that is not ours": {
      ...closed("/rest/v1/hotels", 401),
      headers: { authorization: "Bearer x" },
    },
    "POST: a body that is too large": { ...closed("/auth/v1/token", 413), body: "x".repeat(2 ** 20 + 1) },
  };
}
