/**
 * Words of docs/api.md for tables, functions and routes that the catalogue does not know. A table, function or route
 * without its line here fails `npm run docs:api`.
 */

/** A row of each table in words. The sections' tables have the words of their declarations. */
export const TABLE_WORDS: Readonly<Record<string, string>> = {
  announcements: "news above a guest page, with a beginning and an end",
  changes: "a row of content before and after a change",
  codes: "a printed code of a room, place or thing",
  custom_sections: "a section of the owner's own, on Pro",
  custom_section_items: "an item of such a section",
  desk_events: "who took the desk over, and when",
  hotels: "a hotel: name, address, times, look, settings",
  inbox: "a message with what its list shows, in the list's order",
  invitations: "an open invitation to a hotel's team",
  members: "a person who works at a hotel, with a role",
  message_events: "what happened to a message, and by whom",
  message_kinds: "whether a hotel takes requests, feedback, lost and found things",
  message_photos: "that a message has a photo",
  message_texts: "what guest and house wrote after a message",
  messages: "what a guest sent, or the desk wrote down",
  photos: "a picture that was uploaded",
  plans: "a plan with its limits",
  push_devices: "a device that is told of new messages",
  qr_scans: "one counted visit",
  room_days: "what a room asks of housekeeping on a day",
  domains: "a hotel's own host",
  secrets: "a code of a door, safe or gate",
  section_visibility: "whether a section is switched on",
  station_people: "a name that begins shifts at stations",
  stations: "a computer at reception",
  stripe_user_subscriptions: "the plan in force",
  subscriptions: "an account's subscription",
  topics: "a thing that guests may ask for",
  translation_runs: "how far a translation by the service is",
  translations: "an owner's text in another language",
};

export const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  add_codes: "Adds codes; labels that are there already are passed over. Answers how many are new.",
  alarm_log: "The alarms of the last day, without a guest's words.",
  allow_late_checkout: "Answers a request for late check-out, and notes it for the room.",
  answer_message: "Answers a message; refused with IN007 if a colleague has answered since `seen`.",
  change_member: "Changes a member's role; owners only.",
  colleagues: "The names of those who work at the hotel now.",
  copy_items: "Copies items into another hotel of the caller, all or nothing.",
  copy_section: "Copies a custom section into another hotel of the caller.",
  extras: "How many priced requests the desk said yes to this month, and what they brought.",
  guest_hotel: "Everything that guests read of a hotel, in one document; null if there is none.",
  hear_alarms: "Notes that this screen rings for the waiting alarms.",
  hearers: "Whose devices are told of the desk's messages, and of housekeeping's.",
  history: "The latest changes of a hotel before a moment, by press.",
  hotel_codes: "A page of the codes with their tokens and scans.",
  hotel_name_available: "Whether no hotel has this name or one that reads alike.",
  house_code: "The house's own code, made when it is first asked for.",
  inbox_figures: "How messages were dealt with in the last twelve weeks.",
  inbox_news: "What is new, rings or was changed, and who else is at work; screens ask it every few seconds.",
  looked_for: "What guests looked for, and searched in vain.",
  mute_networks: "Mutes the networks of some messages for a day.",
  note_call: "Notes that somebody calls because of a message.",
  remove_member: "Removes a member; an owner does it, or the member who leaves.",
  reorder_items: "Puts the items of a list into the given order.",
  ring_test: "Tells everybody whom an alarm tells, as a test.",
  rooms: "All rooms with a code, as they are today.",
  rounds: "What housekeeping has to do, without who the guest is.",
  scan_analytics: "A hotel's scans by day, week and month, devices and referrers.",
  section_overview: "Each section: whether it is on, what it holds, and whether guests see it.",
  set_message_state: "Changes a message's state if it still is as seen.",
  set_room: "Notes what became of a room today.",
  settle_missed_search: "Says that words were answered, or dismisses them.",
  show_section: "Shows a section, in another's place where the plan has no room.",
  station_now: "How a station is, without a word of a guest.",
  take_over: "Notes that the caller takes the desk over.",
  team: "Everybody who works at a hotel; owners only.",
  told: "Whom a message told, or who is not reached.",
  translation_progress: "How far each offered language is.",
  translation_texts: "A page of texts with their translation and its state.",
  undo_changes: "Takes changes of the last 30 days back, with the caller's rights.",
  withdrawn_rounds: "What was in somebody's rounds and needs nobody any more.",
  worked_for: "The hotels of others at which the caller works.",
  write_down_find: "Writes a found thing down, under an id that the client made.",
};

const ANYBODY = "anybody";
const SIGNED_IN = "signed in";

/** Who may call a route, what it does, and one call. */
export type RouteWords = readonly [who: string, what: string, example: string];

/** By method and path as the server declares them. */
export const ROUTE_WORDS: Readonly<Record<string, RouteWords>> = {
  "GET /config.json": [
    ANYBODY,
    "Names the address, the publishable key and what is switched on.",
    'fetch("/config.json")',
  ],
  "GET /health": [ANYBODY, "Whether server and database answer.", 'fetch("/health")'],
  "GET /livez": [ANYBODY, "Whether the process lives.", 'fetch("/livez")'],
  "GET /readyz": [ANYBODY, "Whether it takes requests.", 'fetch("/readyz")'],

  "GET /auth/v1/settings": [ANYBODY, "What sign-up asks for.", 'fetch("/auth/v1/settings")'],
  "POST /auth/v1/signup": [ANYBODY, "Signs up.", "innfo.auth.signUp({ email, password })"],
  "POST /auth/v1/token": [
    ANYBODY,
    "Signs in, and renews a session.",
    "innfo.auth.signInWithPassword({ email, password })",
  ],
  "POST /auth/v1/recover": [
    ANYBODY,
    "Mails a link to set a new password.",
    "innfo.auth.resetPasswordForEmail(email)",
  ],
  "POST /auth/v1/resend": [
    ANYBODY,
    "Mails a confirmation again.",
    'innfo.auth.resend({ type: "signup", email })',
  ],
  "GET /auth/v1/verify": [
    "who has the mail",
    "Shows a mailed link's page, which changes nothing.",
    "the link of the mail",
  ],
  "POST /auth/v1/verify": [
    "who has the mail",
    "Uses a mailed link up.",
    'fetch(link, { method: "POST", redirect: "manual" })',
  ],
  "GET /auth/v1/user": [SIGNED_IN, "The account.", "innfo.auth.getUser()"],
  "PUT /auth/v1/user": [
    SIGNED_IN,
    "Changes address, password or data; the first two need a recent proof.",
    "innfo.auth.updateUser({ password })",
  ],
  "POST /auth/v1/logout": [
    SIGNED_IN,
    "Ends this session, the others or all.",
    'innfo.auth.signOut({ scope: "others" })',
  ],
  "GET /auth/v1/sessions": [SIGNED_IN, "The signed-in devices.", 'fetch("/auth/v1/sessions", { headers })'],
  "DELETE /auth/v1/sessions/:id": [
    SIGNED_IN,
    "Signs one of them out.",
    'fetch("/auth/v1/sessions/" + id, { method: "DELETE", headers })',
  ],
  "GET /auth/v1/user/data": [
    SIGNED_IN,
    "Everything that the account stores; needs a recent proof.",
    'fetch("/auth/v1/user/data", { headers })',
  ],
  "POST /auth/v1/user/delete": [
    SIGNED_IN,
    "Deletes the account, with its password, a code or a passkey.",
    'post("/auth/v1/user/delete", { password })',
  ],
  "POST /auth/v1/user/reauthenticate": [
    SIGNED_IN,
    "Proves who is there, for ten minutes.",
    'post("/auth/v1/user/reauthenticate", { password })',
  ],
  "POST /auth/v1/invitation": [
    "who has the mail",
    "What an invitation offers.",
    'post("/auth/v1/invitation", { token })',
  ],
  "POST /auth/v1/invitation/accept": [
    "who has the mail",
    "Accepts it.",
    'post("/auth/v1/invitation/accept", { token })',
  ],
  "POST /auth/v1/stations": [
    "owner",
    "Turns this session into a station; needs a recent proof.",
    'post("/auth/v1/stations", { id, hotel_id, name })',
  ],
  "POST /auth/v1/stations/people": [
    "owner",
    "Sets a name's PIN; needs a recent proof.",
    'post("/auth/v1/stations/people", { id, hotel_id, member_id: null, name, pin })',
  ],
  "POST /auth/v1/stations/shift": [
    "station",
    "Begins a shift.",
    'post("/auth/v1/stations/shift", { person_id, pin })',
  ],
  "POST /auth/v1/stations/lock": ["station", "Ends the shift.", 'post("/auth/v1/stations/lock")'],
  "POST /auth/v1/factors": [
    SIGNED_IN,
    "Begins to set an authenticator app up.",
    'innfo.auth.mfa.enroll({ factorType: "totp" })',
  ],
  "DELETE /auth/v1/factors/:id": [SIGNED_IN, "Removes it.", "innfo.auth.mfa.unenroll({ factorId })"],
  "POST /auth/v1/factors/:id/challenge": [
    SIGNED_IN,
    "Begins a check.",
    "innfo.auth.mfa.challenge({ factorId })",
  ],
  "POST /auth/v1/factors/:id/verify": [
    SIGNED_IN,
    "Shows a code.",
    "innfo.auth.mfa.verify({ factorId, challengeId, code })",
  ],
  "GET /auth/v1/factors/recovery-codes": [
    SIGNED_IN,
    "How many recovery codes are left.",
    'fetch("/auth/v1/factors/recovery-codes", { headers })',
  ],
  "POST /auth/v1/factors/recovery-codes": [
    SIGNED_IN,
    "Makes recovery codes.",
    'post("/auth/v1/factors/recovery-codes")',
  ],
  "DELETE /auth/v1/factors/recovery-codes": [
    SIGNED_IN,
    "Removes them.",
    'fetch("/auth/v1/factors/recovery-codes", { method: "DELETE", headers })',
  ],
  "POST /auth/v1/factors/recovery-codes/regenerate": [
    SIGNED_IN,
    "Replaces them.",
    'post("/auth/v1/factors/recovery-codes/regenerate")',
  ],
  "POST /auth/v1/factors/recovery-codes/verify": [
    SIGNED_IN,
    "Shows one in place of an app's code.",
    'post("/auth/v1/factors/recovery-codes/verify", { code })',
  ],
  "GET /auth/v1/passkeys": [SIGNED_IN, "The account's passkeys.", 'fetch("/auth/v1/passkeys", { headers })'],
  "PATCH /auth/v1/passkeys/:id": [
    SIGNED_IN,
    "Renames one.",
    'fetch("/auth/v1/passkeys/" + id, { method: "PATCH", headers, body })',
  ],
  "DELETE /auth/v1/passkeys/:id": [
    SIGNED_IN,
    "Removes one.",
    'fetch("/auth/v1/passkeys/" + id, { method: "DELETE", headers })',
  ],
  "POST /auth/v1/passkeys/registration/options": [
    SIGNED_IN,
    "Begins to add one.",
    'post("/auth/v1/passkeys/registration/options")',
  ],
  "POST /auth/v1/passkeys/registration/verify": [
    SIGNED_IN,
    "Adds it.",
    'post("/auth/v1/passkeys/registration/verify", credential)',
  ],
  "POST /auth/v1/passkeys/authentication/options": [
    ANYBODY,
    "Begins a sign-in by passkey.",
    'post("/auth/v1/passkeys/authentication/options")',
  ],
  "POST /auth/v1/passkeys/authentication/verify": [
    ANYBODY,
    "Signs in by passkey.",
    'post("/auth/v1/passkeys/authentication/verify", credential)',
  ],

  "GET /rest/v1/:relation": [
    "as its table says",
    "Reads rows, at most 1,000 and 8 MB.",
    'innfo.from("amenities").select("id, name").range(0, 99)',
  ],
  "POST /rest/v1/:relation": [
    "as its table says",
    "Adds rows, at most 1,000.",
    'innfo.from("amenities").insert(rows).select()',
  ],
  "PATCH /rest/v1/:relation": [
    "as its table says",
    "Changes the rows of a filter.",
    'innfo.from("amenities").update({ name }).eq("id", id)',
  ],
  "DELETE /rest/v1/:relation": [
    "as its table says",
    "Deletes the rows of a filter.",
    'innfo.from("amenities").delete().eq("id", id)',
  ],
  "POST /rest/v1/rpc/:callable": [
    "as its function says",
    "Calls a function.",
    'innfo.rpc("guest_hotel", { hotel_id: "1" })',
  ],

  "GET /storage/v1/object/public/logos/:hotelId/:name": [
    ANYBODY,
    "A hotel's logo.",
    'innfo.storage.from("logos").getPublicUrl(path)',
  ],
  "GET /storage/v1/render/image/public/logos/:hotelId/:name": [
    ANYBODY,
    "The logo in a square of this width.",
    'fetch("/storage/v1/render/image/public/logos/" + path + "?width=144")',
  ],
  "POST /storage/v1/object/logos/:hotelId/:name": [
    "editor",
    "Uploads a logo.",
    'innfo.storage.from("logos").upload(path, file)',
  ],
  "PUT /storage/v1/object/logos/:hotelId/:name": [
    "editor",
    "Replaces it.",
    'innfo.storage.from("logos").update(path, file)',
  ],
  "DELETE /storage/v1/object/logos": [
    "editor",
    "Removes logos.",
    'innfo.storage.from("logos").remove([path])',
  ],
  "GET /storage/v1/object/public/photos/:hotelId/:name": [
    ANYBODY,
    "A photo in 480, 800 or 1200 pixels, AVIF or WebP.",
    'fetch("/storage/v1/object/public/photos/" + path + "-800.webp")',
  ],
  "POST /storage/v1/object/photos/:hotelId/:name": [
    "editor",
    "Uploads a photo, named by its hash.",
    'innfo.storage.from("photos").upload(path, file)',
  ],
  "POST /storage/v1/object/copy": [
    "editor of both",
    "Copies a photo into another hotel's folder.",
    'innfo.storage.from("photos").copy(path, other)',
  ],
  "GET /storage/v1/object/messages/:hotelId/:name": [
    "desk",
    "A guest's photo.",
    'innfo.storage.from("messages").download(path)',
  ],
  "POST /storage/v1/object/messages/:hotelId/:name": [
    "desk",
    "Uploads the photo of a find.",
    'innfo.storage.from("messages").upload(path, file)',
  ],

  "POST /functions/v1/track-scan": [
    ANYBODY,
    "Counts a visit of a guest page.",
    'innfo.functions.invoke("track-scan", { body: { hotel_id } })',
  ],
  "POST /functions/v1/looks": [
    ANYBODY,
    "Reports what a guest looked for.",
    'navigator.sendBeacon("/functions/v1/looks", body)',
  ],
  "POST /functions/v1/code": [
    "who has a card",
    "What a card says.",
    'innfo.functions.invoke("code", { body: { hotel_id, code } })',
  ],
  "POST /functions/v1/translate": [
    "editor",
    "Has open texts translated by the site's service.",
    'innfo.functions.invoke("translate", { body: { hotel_id, language: "de", action: "start" } })',
  ],
  "POST /functions/v1/translate-answer": [
    "desk",
    "Translates an answer to a guest.",
    'innfo.functions.invoke("translate-answer", { body: { hotel_id, language: "de", text } })',
  ],
  "POST /functions/v1/check-domain": [
    "owner",
    "Looks the hotel's domain up in DNS now.",
    'innfo.functions.invoke("check-domain", { body: { hotel_id } })',
  ],
  "POST /functions/v1/nearby": [
    "editor",
    "Places around a point, from OpenStreetMap. Where the map has too many, the header `Innfo-Narrowed-To` names the smaller radius in metres.",
    'innfo.functions.invoke("nearby", { body: { hotel_id, address } })',
  ],
  "POST /functions/v1/plan-prices": [
    SIGNED_IN,
    "What the plan costs.",
    'innfo.functions.invoke("plan-prices")',
  ],
  "POST /functions/v1/stripe-checkout": [
    SIGNED_IN,
    "Begins a purchase.",
    'innfo.functions.invoke("stripe-checkout", { body: { price_id, success_url, cancel_url } })',
  ],
  "POST /functions/v1/stripe-portal": [
    SIGNED_IN,
    "Opens the pages that change or end it; needs a recent proof.",
    'innfo.functions.invoke("stripe-portal", { body: { return_url } })',
  ],
  "POST /functions/v1/stripe-webhook": [
    "Stripe",
    "Says that a customer's state has changed.",
    "Stripe's own",
  ],
  "POST /functions/v1/support": [
    "owner on Pro",
    "Sends the operator a letter.",
    'innfo.functions.invoke("support", { body: { id, hotel_id, text } })',
  ],
  "GET /functions/v1/figures-mail/:hotelId/:token": [
    "who has the mail",
    "Shows the page that ends the mail about figures.",
    "the link of the mail",
  ],
  "POST /functions/v1/figures-mail/:hotelId/:token": [
    "who has the mail",
    "Ends it (RFC 8058).",
    'fetch(link, { method: "POST" })',
  ],

  "GET /view/*": [ANYBODY, "The guest page.", 'fetch("/view/1?lang=de")'],
  "GET /view/:file{\\w+\\.(?:md|jsonld)}": [
    ANYBODY,
    "The same as Markdown, and as schema.org data.",
    'fetch("/view/1.md")',
  ],
  "GET /robots.txt": [ANYBODY, "Names the sitemap.", 'fetch("/robots.txt")'],
  "GET /sitemap.xml": [ANYBODY, "The index of hotels that search engines may list.", 'fetch("/sitemap.xml")'],
};

/** Where a route belongs that programs call. Other paths are for browsers. */
export const FOR_PROGRAMS = /^\w+ \/(?:auth|rest|storage|functions)\/v1\//;
