/** Requests of /rest/v1 with an id, for every relation and function. */
import { ACCESS, FUNCTIONS } from "./access.ts";
import { type Party, type Place, rowOf } from "./parties.ts";
import { exampleRow } from "./rows.ts";

/** Everything of an owner's that an id can refer to. */
export interface Ids extends Place {
  sessionId: string;
  /** Id of an authenticator app that is being set up. */
  factorId: string;
  passkeyId: string;
  rows: Party["rows"];
  /** A file among the hotel's uploads. */
  logo: string;
  /** Name of a photo that may be uploaded. */
  photo: string;
  customerId: string;
}

export interface Attempt {
  what: string;
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Including the query. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Refused to the id's owner as well. */
  isNobodys?: boolean;
  /** An unused id could be taken by a new row; an id in use is refused, which reveals nothing more. */
  isRefused?: boolean;
}

/** Builds requests from foreign ids, the caller's own ids, and the site's address. */
export type Requests = (ids: Ids, own: Ids, url: string) => Attempt[];

export const REST_ROUTES: Readonly<Record<string, Requests>> = {
  "POST /rest/v1/rpc/:callable": (ids, own) => Object.keys(FUNCTIONS).flatMap((name) => call(name, ids, own)),
  "GET /rest/v1/:relation": (ids) => Object.keys(ACCESS).flatMap((table) => readings(table, ids)),
  "POST /rest/v1/:relation": (ids, own) =>
    tablesThat("adds").flatMap((table) => [
      { what: `adds to ${table}`, method: "POST", path: `/rest/v1/${table}`, body: rowOf(table, ids) },
      {
        what: `upserts into ${table}`,
        method: "POST",
        path: `/rest/v1/${table}`,
        headers: { Prefer: "resolution=ignore-duplicates" },
        body: rowOf(table, ids),
      },
      {
        what: `takes over a row of ${table}`,
        method: "POST",
        path: `/rest/v1/${table}`,
        headers: { Prefer: "resolution=merge-duplicates" },
        body: { ...rowOf(table, own), id: ids.rows[table] },
        // No owner can change a row's id.
        isNobodys: true,
        isRefused: ACCESS[table]?.keys.includes("id") ?? false,
      },
    ]),
  "PATCH /rest/v1/:relation": (ids, own) => [
    ...tablesThat("changes").flatMap((table): Attempt[] => {
      const { [change(table)]: value } = rowOf(table, own);
      const query = (column: string, id: string | undefined) => `${column}=eq.${id}&select=id`;
      const patch = (path: string, what: string): Attempt => ({
        what: `changes ${what} of ${table}`,
        method: "PATCH",
        path: `/rest/v1/${table}?${path}`,
        headers: { Prefer: "return=representation" },
        body: { [change(table)]: value },
      });
      return [
        patch(query("id", ids.rows[table]), "a row"),
        ...(table === "hotels" ? [] : [patch(query("hotel_id", ids.hotelId), "a hotel's rows")]),
      ];
    }),
    {
      what: "moves an item of one's own into a section",
      method: "PATCH",
      path: `/rest/v1/custom_section_items?id=eq.${own.rows.custom_section_items}`,
      body: { section_id: ids.sectionId },
    },
    {
      what: "announces as closed",
      method: "PATCH",
      path: `/rest/v1/announcements?id=eq.${own.rows.announcements}`,
      body: { closes: ids.rows.amenities },
    },
  ],
  "DELETE /rest/v1/:relation": (ids) =>
    tablesThat("deletes").flatMap((table): Attempt[] => [
      {
        what: `deletes from ${table}`,
        method: "DELETE",
        path: `/rest/v1/${table}?id=eq.${ids.rows[table]}`,
        headers: { Prefer: "return=representation" },
      },
    ]),
};

function tablesThat(may: "adds" | "changes" | "deletes"): string[] {
  return Object.keys(ACCESS).filter((table) => ACCESS[table]?.[may]);
}

/** A column that an owner may change. */
function change(table: string): string {
  const column = Object.keys(exampleRow(table)).find((name) => !ACCESS[table]?.keys.includes(name));
  if (!column) throw new Error(`testbed/rows.ts has no column of ${table} that can be changed`);
  return column;
}

/** A late check-out is refused for days long past. */
function tomorrowAtOne(): string {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return `${day}T13:00`;
}

/** One per kind of filter that could reveal whether the row exists. */
function readings(table: string, { rows, hotelId, userId, customerId }: Ids): Attempt[] {
  const read = (what: string, query: string, method: "GET" | "HEAD" = "GET"): Attempt => ({
    what: `${what} of ${table}`,
    method,
    path: `/rest/v1/${table}?${query}`,
  });
  const filters = {
    hotels: [
      `id=eq.${hotelId}`,
      `id=in.(${hotelId})`,
      `id=like.${hotelId.slice(0, -1)}*`,
      `user_id=eq.${userId}`,
    ],
    subscriptions: [`user_id=eq.${userId}`, `customer_id=eq.${customerId}`],
    stripe_user_subscriptions: [`customer_id=eq.${customerId}`],
    // Their rows contain no owner's id.
    plans: [],
    complimentary_plans: [],
  }[table] ?? [
    ...(rows[table] ? [`id=eq.${rows[table]}`, `id=gte.${rows[table]}&id=lte.${rows[table]}`] : []),
    `hotel_id=eq.${hotelId}`,
    `hotel_id=in.(${hotelId},zzzzzzzzzy)`,
    `hotel_id=like.${hotelId.slice(0, -1)}*`,
  ];
  return filters.flatMap((filter) => [
    read(`reads ${filter.split("=")[0]}`, filter),
    { ...read("counts", filter, "HEAD"), headers: { Prefer: "count=exact" } },
    {
      ...read("plans to read", filter),
      headers: { Accept: "application/vnd.pgrst.plan+json" },
      isNobodys: true,
    },
  ]);
}

type Given = Pick<Attempt, "body" | "isNobodys">;

const given = (body: object): Given => ({ body });
const nobodys = (body: object): Given => ({ body, isNobodys: true });

/** Functions that take a hotel's id alone. */
const OF_A_HOTEL = `alarm_log colleagues extras hear_alarms hearers history hotel_codes house_code inbox_news
  looked_for ring_test rooms rounds scan_analytics section_overview take_over team told translation_progress
  withdrawn_rounds`.split(/\s+/);

/** The arguments of each function. */
const GIVEN: Readonly<Record<string, (ids: Ids, own: Ids) => Given[]>> = {
  // They take no id, or answer only what guests may see.
  hotel_name_available: () => [],
  guest_hotel: () => [],
  worked_for: () => [],
  station_now: () => [],
  ...Object.fromEntries(
    OF_A_HOTEL.map((name) => [name, ({ hotelId }: Ids) => [given({ hotel_id: hotelId })]]),
  ),
  // Everybody gets the same answer, and only the caller's own rows move.
  reorder_items: ({ rows }) => [nobodys({ table_name: "faqs", item_ids: [rows.faqs] })],
  copy_items: ({ hotelId, rows }, own) => {
    const copy = { table_name: "faqs", item_ids: [rows.faqs], copy_id: rows.faqs };
    // Rows of others are skipped, as if they did not exist.
    return [given({ ...copy, to_hotel: hotelId }), nobodys({ ...copy, to_hotel: own.hotelId })];
  },
  copy_section: ({ hotelId, rows }, own) => {
    const copy = { item_ids: [rows.custom_section_items], copy_id: rows.custom_section_items };
    const ofSection = { ...copy, section_id: rows.custom_sections };
    // The section cannot be copied; nor can one's own, into the same hotel.
    return [given({ ...ofSection, to_hotel: hotelId }), nobodys({ ...ofSection, to_hotel: own.hotelId })];
  },
  undo_changes: ({ hotelId, rows }) => [
    // Nobody has deleted it.
    nobodys({ hotel_id: hotelId, row_ids: [rows.faqs] }),
    given({ hotel_id: hotelId, since: "2026-01-01" }),
  ],
  add_codes: ({ hotelId }) => [given({ hotel_id: hotelId, codes: [{ label: "Boat house" }] })],
  set_room: ({ hotelId, rows }) => [
    given({ hotel_id: hotelId, code_id: rows.codes, changes: { wish: "left" } }),
  ],
  allow_late_checkout: ({ hotelId, rows }) => [
    given({ hotel_id: hotelId, message_id: rows.messages, until: tomorrowAtOne() }),
  ],
  mute_networks: ({ hotelId, rows }) => [given({ hotel_id: hotelId, message_ids: [rows.messages] })],
  inbox_figures: ({ hotelId }) => [given({ hotel_id: hotelId, target_minutes: 30 })],
  // The answer is that there is no such search.
  settle_missed_search: ({ hotelId }) => [
    nobodys({ hotel_id: hotelId, words: "sauna", language: "en", state: "dismissed" }),
  ],
  change_member: ({ hotelId, userId }) => [
    nobodys({ hotel_id: hotelId, user_id: userId, role: "desk", topics: null }),
  ],
  remove_member: ({ hotelId, userId }) => [nobodys({ hotel_id: hotelId, user_id: userId })],
  set_message_state: ({ hotelId, rows }) => [
    given({ hotel_id: hotelId, message_id: rows.messages, seen: "new", state: "done" }),
  ],
  note_call: ({ hotelId, rows }) => [given({ hotel_id: hotelId, message_id: rows.messages, number: "112" })],
  answer_message: ({ hotelId, rows }) => [
    given({ hotel_id: hotelId, message_id: rows.messages, words: "On the way" }),
  ],
  // The id is the client's to choose, and no row of it is made.
  write_down_find: ({ hotelId, rows }) => [
    nobodys({ hotel_id: hotelId, id: rows.messages, item: "Scarf", place: null }),
  ],
  translation_texts: ({ hotelId }) => [given({ hotel_id: hotelId, language: "fr" })],
  show_section: ({ hotelId }) => [given({ hotel_id: hotelId, section_id: "faqs" })],
};

function call(name: string, ids: Ids, own: Ids): Attempt[] {
  const calls = GIVEN[name]?.(ids, own);
  if (!calls) throw new Error(`testbed/foreign-ids-rest.ts does not say which ids ${name} takes`);
  return calls.map((one) => ({
    what: `calls ${name}`,
    method: "POST",
    path: `/rest/v1/rpc/${name}`,
    ...one,
  }));
}
