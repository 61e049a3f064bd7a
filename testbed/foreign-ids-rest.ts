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

function call(name: string, { hotelId, rows, userId }: Ids, own: Ids): Attempt[] {
  const request = (body: object): Attempt => ({
    what: `calls ${name}`,
    method: "POST",
    path: `/rest/v1/rpc/${name}`,
    body,
  });
  switch (name) {
    // They take no id, or answer only what guests may see.
    case "hotel_name_available":
    case "guest_hotel":
      return [];
    case "reorder_items":
      // Everybody gets the same answer, and only the caller's own rows move.
      return [{ ...request({ table_name: "faqs", item_ids: [rows.faqs] }), isNobodys: true }];
    case "copy_items": {
      const copy = { table_name: "faqs", item_ids: [rows.faqs], copy_id: rows.faqs };
      return [
        request({ ...copy, to_hotel: hotelId }),
        // Rows of others are skipped, as if they did not exist.
        { ...request({ ...copy, to_hotel: own.hotelId }), isNobodys: true },
      ];
    }
    case "copy_section": {
      const copy = { item_ids: [rows.custom_section_items], copy_id: rows.custom_section_items };
      return [
        request({ ...copy, section_id: rows.custom_sections, to_hotel: hotelId }),
        // The section cannot be copied; nor can one's own, into the same hotel.
        { ...request({ ...copy, section_id: rows.custom_sections, to_hotel: own.hotelId }), isNobodys: true },
      ];
    }
    case "undo_changes":
      return [
        // Nobody has deleted it.
        { ...request({ hotel_id: hotelId, row_ids: [rows.faqs] }), isNobodys: true },
        request({ hotel_id: hotelId, since: "2026-01-01" }),
      ];
    case "add_codes":
      return [request({ hotel_id: hotelId, codes: [{ label: "Boat house" }] })];
    case "history":
    case "hotel_codes":
    case "house_code":
    case "looked_for":
    case "scan_analytics":
    case "section_overview":
      return [request({ hotel_id: hotelId })];
    case "translation_progress":
    case "inbox_news":
    case "colleagues":
    case "extras":
    case "hearers":
    case "alarm_log":
    case "hear_alarms":
    case "ring_test":
    case "told":
    case "rooms":
    case "rounds":
    case "take_over":
    case "withdrawn_rounds":
    case "team":
      return [request({ hotel_id: hotelId })];
    case "set_room":
      return [request({ hotel_id: hotelId, code_id: rows.codes, changes: { wish: "left" } })];
    case "allow_late_checkout":
      return [request({ hotel_id: hotelId, message_id: rows.messages, until: tomorrowAtOne() })];
    case "mute_networks":
      return [request({ hotel_id: hotelId, message_ids: [rows.messages] })];
    case "inbox_figures":
      return [request({ hotel_id: hotelId, target_minutes: 30 })];
    case "settle_missed_search":
      return [
        // The answer is that there is no such search.
        {
          ...request({ hotel_id: hotelId, words: "sauna", language: "en", state: "dismissed" }),
          isNobodys: true,
        },
      ];
    // It takes no id.
    case "worked_for":
    case "station_now":
      return [];
    case "change_member":
      return [
        { ...request({ hotel_id: hotelId, user_id: userId, role: "desk", topics: null }), isNobodys: true },
      ];
    case "remove_member":
      return [{ ...request({ hotel_id: hotelId, user_id: userId }), isNobodys: true }];
    case "set_message_state":
      return [request({ hotel_id: hotelId, message_id: rows.messages, seen: "new", state: "done" })];
    case "note_call":
      return [request({ hotel_id: hotelId, message_id: rows.messages, number: "112" })];
    case "answer_message":
      return [request({ hotel_id: hotelId, message_id: rows.messages, words: "On the way" })];
    case "write_down_find":
      // The id is the client's to choose, and no row of it is made.
      return [
        {
          ...request({ hotel_id: hotelId, id: rows.messages, item: "Scarf", place: null }),
          isNobodys: true,
        },
      ];
    case "translation_texts":
      return [request({ hotel_id: hotelId, language: "fr" })];
    case "show_section":
      return [request({ hotel_id: hotelId, section_id: "faqs" })];
    default:
      throw new Error(`testbed/foreign-ids-rest.ts does not say which ids ${name} takes`);
  }
}
