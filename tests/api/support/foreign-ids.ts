/**
 * Every route that takes an id, with requests that carry one: in the URL, a filter, the body, or as a foreign
 * key. A route that is missing here fails tests/api/foreign-ids.test.ts.
 */
import { randomUUID } from "node:crypto";
import { LEGAL_PAGES } from "../../../src/lib/legal.ts";
import { REST_ROUTES, type Requests } from "../../../testbed/foreign-ids-rest.ts";
import { checkoutBody } from "../../../testbed/stripe.ts";

const NO_ID = "takes no id";
const PUBLIC = "shows to anyone what guests may see, and the id is printed on the hotel's codes";
const SECRET = "takes a secret that was mailed or handed out, not an id";
const PROVIDER = "stands in for the payment provider's own site, on the server's own machine only";

export const ROUTES: Readonly<Record<string, Requests | string>> = {
  "GET /health": NO_ID,
  "GET /livez": NO_ID,
  "GET /readyz": NO_ID,
  "GET /config.json": NO_ID,
  "GET /admin.webmanifest": NO_ID,
  "GET /admin-icon-180.png": NO_ID,
  "GET /admin-icon-192.png": NO_ID,
  "GET /admin-icon-512.png": NO_ID,
  "GET /admin-worker.js": NO_ID,
  "GET /auth/v1/settings": NO_ID,
  "POST /auth/v1/signup": NO_ID,
  "POST /auth/v1/token": SECRET,
  "POST /auth/v1/recover": NO_ID,
  "POST /auth/v1/resend": NO_ID,
  "GET /auth/v1/verify": SECRET,
  "POST /auth/v1/verify": SECRET,
  "GET /auth/v1/user": NO_ID,
  "PUT /auth/v1/user": ({ userId }) => [
    {
      what: "names a user",
      method: "PUT",
      path: "/auth/v1/user",
      body: { id: userId, data: {} },
      isNobodys: true,
    },
  ],
  "POST /auth/v1/logout": ({ sessionId }) => [
    {
      what: "names a session",
      method: "POST",
      path: `/auth/v1/logout?scope=${sessionId}`,
      isNobodys: true,
    },
  ],
  "GET /auth/v1/sessions": NO_ID,
  "DELETE /auth/v1/sessions/:id": ({ sessionId }) => [
    { what: "ends a session", method: "DELETE", path: `/auth/v1/sessions/${sessionId}` },
  ],
  "POST /auth/v1/invitation": SECRET,
  "POST /auth/v1/invitation/accept": SECRET,
  "POST /auth/v1/stations": ({ hotelId, rows }) => [
    {
      what: "makes a station",
      method: "POST",
      path: "/auth/v1/stations",
      body: { id: rows.stations, hotel_id: hotelId, name: "Reception" },
    },
  ],
  "POST /auth/v1/stations/people": ({ hotelId, rows }) => [
    {
      what: "sets a PIN",
      method: "POST",
      path: "/auth/v1/stations/people",
      body: { id: rows.station_people, hotel_id: hotelId, member_id: null, name: "Anna", pin: "4821" },
    },
  ],
  "POST /auth/v1/stations/shift": ({ rows }) => [
    {
      what: "begins a shift",
      method: "POST",
      path: "/auth/v1/stations/shift",
      body: { person_id: rows.station_people, pin: "1234" },
      isNobodys: true,
    },
  ],
  "POST /auth/v1/stations/lock": NO_ID,
  "POST /auth/v1/factors": NO_ID,
  "GET /auth/v1/factors/recovery-codes": NO_ID,
  "POST /auth/v1/factors/recovery-codes": NO_ID,
  "DELETE /auth/v1/factors/recovery-codes": NO_ID,
  "POST /auth/v1/factors/recovery-codes/regenerate": NO_ID,
  "POST /auth/v1/factors/recovery-codes/verify": SECRET,
  "POST /auth/v1/factors/:id/challenge": ({ factorId }) => [
    {
      what: "asks for a factor's challenge",
      method: "POST",
      path: `/auth/v1/factors/${factorId}/challenge`,
      body: {},
    },
  ],
  "POST /auth/v1/factors/:id/verify": ({ factorId }) => [
    {
      what: "verifies a factor",
      method: "POST",
      path: `/auth/v1/factors/${factorId}/verify`,
      body: { challenge_id: "x", code: "123456" },
      isNobodys: true,
    },
  ],
  "DELETE /auth/v1/factors/:id": ({ factorId }) => [
    { what: "removes a factor", method: "DELETE", path: `/auth/v1/factors/${factorId}` },
  ],
  "GET /auth/v1/passkeys": NO_ID,
  "PATCH /auth/v1/passkeys/:id": ({ passkeyId }) => [
    {
      what: "renames a passkey",
      method: "PATCH",
      path: `/auth/v1/passkeys/${passkeyId}`,
      body: { friendly_name: "Taken" },
    },
  ],
  "DELETE /auth/v1/passkeys/:id": ({ passkeyId }) => [
    { what: "removes a passkey", method: "DELETE", path: `/auth/v1/passkeys/${passkeyId}` },
  ],
  "POST /auth/v1/passkeys/registration/options": NO_ID,
  "POST /auth/v1/passkeys/registration/verify": SECRET,
  "POST /auth/v1/passkeys/authentication/options": NO_ID,
  "POST /auth/v1/passkeys/authentication/verify": SECRET,
  "GET /auth/v1/user/data": NO_ID,
  "POST /auth/v1/user/delete": ({ userId }) => [
    {
      what: "names a user",
      method: "POST",
      path: "/auth/v1/user/delete",
      body: { id: userId, password: "x" },
      isNobodys: true,
    },
  ],
  "POST /auth/v1/user/reauthenticate": ({ userId }) => [
    {
      what: "names a user",
      method: "POST",
      path: "/auth/v1/user/reauthenticate",
      body: { id: userId, password: "x" },
      isNobodys: true,
    },
  ],
  ...REST_ROUTES,
  "GET /storage/v1/object/public/logos/:hotelId/:name": PUBLIC,
  "GET /storage/v1/render/image/public/logos/:hotelId/:name": PUBLIC,
  "POST /storage/v1/object/logos/:hotelId/:name": ({ hotelId, logo }) => [
    {
      what: "uploads a logo",
      method: "POST",
      path: `/storage/v1/object/logos/${hotelId}/${randomUUID()}.png`,
    },
    {
      what: "uploads over a logo",
      method: "POST",
      path: `/storage/v1/object/logos/${hotelId}/${logo}`,
      headers: { "x-upsert": "true" },
    },
  ],
  "PUT /storage/v1/object/logos/:hotelId/:name": ({ hotelId, logo }) => [
    { what: "replaces a logo", method: "PUT", path: `/storage/v1/object/logos/${hotelId}/${logo}` },
  ],
  "DELETE /storage/v1/object/logos": ({ hotelId, logo }) => [
    {
      what: "removes a logo",
      method: "DELETE",
      path: "/storage/v1/object/logos",
      body: { prefixes: [`${hotelId}/${logo}`] },
    },
  ],
  "GET /storage/v1/object/public/photos/:hotelId/:name": PUBLIC,
  "POST /storage/v1/object/photos/:hotelId/:name": ({ hotelId, photo }) => [
    { what: "uploads a photo", method: "POST", path: `/storage/v1/object/photos/${hotelId}/${photo}` },
  ],
  "POST /storage/v1/object/copy": ({ hotelId, photo }, own) => {
    const copies = (sourceKey: string, destinationKey: string) => ({
      method: "POST" as const,
      path: "/storage/v1/object/copy",
      body: { bucketId: "photos", sourceKey, destinationKey },
      // Between a hotel and itself there is nothing to copy.
      isNobodys: true,
    });
    return [
      { what: "takes a photo", ...copies(`${hotelId}/${photo}`, `${own.hotelId}/${photo}`) },
      { what: "gives a photo", ...copies(`${own.hotelId}/${photo}`, `${hotelId}/${photo}`) },
    ];
  },
  "GET /storage/v1/object/messages/:hotelId/:name": ({ hotelId, rows }) => [
    {
      what: "reads the photo of a message",
      method: "GET",
      path: `/storage/v1/object/messages/${hotelId}/${rows.messages}`,
    },
  ],
  "POST /storage/v1/object/messages/:hotelId/:name": ({ hotelId, rows }) => [
    {
      what: "uploads the photo of a find",
      method: "POST",
      path: `/storage/v1/object/messages/${hotelId}/${rows.messages}`,
      // The message is a guest's.
      isNobodys: true,
    },
  ],
  "POST /functions/v1/stripe-checkout": ({ userId, customerId }, _own, url) => [
    {
      what: "names another buyer",
      method: "POST",
      path: "/functions/v1/stripe-checkout",
      body: checkoutBody(url, { customer: customerId, client_reference_id: userId }),
      isNobodys: true,
    },
  ],
  "POST /functions/v1/stripe-portal": ({ customerId }) => [
    {
      what: "names another customer",
      method: "POST",
      path: "/functions/v1/stripe-portal",
      body: { return_url: "http://localhost/admin/subscription", customer: customerId },
      isNobodys: true,
    },
  ],
  "POST /functions/v1/stripe-webhook": ({ customerId }) => [
    {
      what: "reports about a customer, unsigned",
      method: "POST",
      path: "/functions/v1/stripe-webhook",
      body: { type: "customer.subscription.deleted", data: { object: { customer: customerId } } },
      isNobodys: true,
    },
  ],
  "POST /functions/v1/translate": ({ hotelId }) => [
    {
      what: "stops a translation",
      method: "POST",
      path: "/functions/v1/translate",
      body: { hotel_id: hotelId, language: "fr", action: "stop" },
    },
  ],
  "POST /functions/v1/translate-answer": ({ hotelId }) => [
    {
      what: "has an answer translated at a hotel's cost",
      method: "POST",
      path: "/functions/v1/translate-answer",
      body: { hotel_id: hotelId, language: "ar", text: "Hello" },
    },
  ],
  "POST /functions/v1/support": ({ hotelId }) => [
    {
      what: "writes to the operator about a hotel",
      method: "POST",
      path: "/functions/v1/support",
      body: { id: randomUUID(), hotel_id: hotelId, text: "Hello" },
    },
  ],
  "POST /functions/v1/check-domain": ({ hotelId }) => [
    {
      what: "has a hotel's domain looked up",
      method: "POST",
      path: "/functions/v1/check-domain",
      body: { hotel_id: hotelId },
    },
  ],
  "POST /functions/v1/plan-prices": NO_ID,
  "POST /functions/v1/nearby": ({ hotelId }) => [
    {
      what: "asks where a hotel is",
      method: "POST",
      path: "/functions/v1/nearby",
      body: { hotel_id: hotelId, address: "1 Quay" },
    },
  ],
  "GET /functions/v1/figures-mail/:hotelId/:token": ({ hotelId }) => [
    {
      what: "looks at the end of a hotel's mails, without its token",
      method: "GET",
      path: `/functions/v1/figures-mail/${hotelId}/x`,
      // Nobody knows the token but whoever has the mail.
      isNobodys: true,
    },
  ],
  "POST /functions/v1/figures-mail/:hotelId/:token": ({ hotelId }) => [
    {
      what: "ends a hotel's mails, without its token",
      method: "POST",
      path: `/functions/v1/figures-mail/${hotelId}/x`,
      isNobodys: true,
    },
  ],
  "POST /functions/v1/looks": ({ hotelId }) => [
    {
      what: "says what a guest looked for, as any guest may",
      method: "POST",
      path: "/functions/v1/looks",
      body: { hotel_id: hotelId, looks: ["missed/en/sauna"] },
      // Everybody gets the same answer, and looks count for any existing hotel.
      isNobodys: true,
    },
  ],
  "POST /functions/v1/code": ({ hotelId }) => [
    {
      what: "asks what a code opens, as any guest may",
      method: "POST",
      path: "/functions/v1/code",
      body: { hotel_id: hotelId, code: "0".repeat(13) },
      // Everybody who has the card gets the same answer.
      isNobodys: true,
    },
  ],
  "POST /functions/v1/track-scan": ({ hotelId }) => [
    {
      what: "says that a page was opened, as any guest may",
      method: "POST",
      path: "/functions/v1/track-scan",
      body: { hotel_id: hotelId, visit_id: randomUUID(), source: "link" },
      // Everybody gets the same answer, and visits count for any existing hotel.
      isNobodys: true,
    },
  ],
  "GET /dev/mailbox.json": NO_ID,
  "GET /dev/mailbox": NO_ID,
  "GET /dev/payments/checkout/:id{\\w+}": PROVIDER,
  "POST /dev/payments/checkout/:id{\\w+}": PROVIDER,
  "GET /dev/payments/portal/:customer{\\w+}": PROVIDER,
  "POST /dev/payments/portal/:customer{\\w+}": PROVIDER,
  "GET /view/:id/:icon{icon-(?:180|192|512)\\.png}": PUBLIC,
  "GET /view/:id/card.jpg": PUBLIC,
  [`GET /view/:id/:legal{(?:${LEGAL_PAGES.join("|")})}`]: PUBLIC,
  "GET /view/:id/:file{[\\w-]+\\.(?:svg|webmanifest)}": PUBLIC,
  "POST /view/:id/preview": "reads its token from a form: tests/api/guest-preview.test.ts has a stranger's",
  "GET /view/:id/letters": PUBLIC,
  "GET /view/:id/report": PUBLIC,
  "POST /view/:id/report": "opens a case for the operator: tests/api/taken-down.test.ts",
  "POST /view/:id/letters":
    "opens by a code of the hotel alone: tests/api/house-secrets.test.ts has another's",
  "POST /view/:id/room": "opens by a room's code alone: tests/api/rooms.test.ts has another hotel's",
  "GET /view/:id/:kind{(?:request|feedback|lost)}": PUBLIC,
  "POST /view/:id/:kind{(?:request|feedback|lost)}":
    "takes what any guest may send to a hotel, and signs each form: tests/api/messages.test.ts",
  "POST /view/:id/:kind{(?:request|feedback|lost)}/whatsapp":
    "leads to the chat that any guest may begin: tests/api/whatsapp.test.ts",
  "GET /message/:secret{[\\w-]{32}}": SECRET,
  "POST /message/:secret{[\\w-]{32}}": SECRET,
  "POST /message/:secret{[\\w-]{32}}/tell": SECRET,
  "GET /view/:file{\\w+\\.(?:md|jsonld)}": PUBLIC,
  "GET /robots.txt": NO_ID,
  "GET /sitemap.xml": NO_ID,
  "GET /sitemap/:file{[0-9a-z]{1,32}\\.xml}": PUBLIC,
  "GET /view/*": PUBLIC,
  "GET /hotel/*": PUBLIC,
  "GET /answer-worker.js": NO_ID,
  "GET /guest-worker.js": NO_ID,
  "GET /qr-scanner": NO_ID,
  "GET /": NO_ID,
  "GET /login": NO_ID,
  "GET /signup": NO_ID,
  "GET /verify-email": NO_ID,
  "GET /reset-password": NO_ID,
  "GET /join": NO_ID,
  "GET /admin": NO_ID,
  // The same page for everybody.
  "GET /admin/*": NO_ID,
};
