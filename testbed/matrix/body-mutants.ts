/** Functions and views with one check removed. */
import type { Sql } from "../../src/server/database/connection.ts";
import type { Mutant, Probe } from "./attempt.ts";
import type { CatalogueFunction } from "./catalogue.ts";
import { type AccessMatrix, CALLER, mutantOf } from "./index.ts";

/** What is removed from a body, one occurrence at a time, and what replaces it. */
const WEAKENINGS: readonly [lost: RegExp, instead: string][] = [
  [/[\w.]+ = any \((?:array\(select \* from innfo\.hotels_of\('\w+'\)\)|edited|\$2)\)/gi, "true"],
  [
    /(?<!\bset )\b[\w.]*(?:hotel_id|user_id|section_id|\bid) = (?:lower\([\w.]+\)|\(select auth\.uid\(\)\)|[\w.$]+(?![\w.]|\s*\())/gi,
    "true",
  ],
  [/coalesce\(v\.is_visible, true\)/gi, "true"],
  [/ - (?:private_columns|\$2)/gi, ""],
  [/if plan\.custom_sections/gi, "if true"],
  [/limit case when .* end/gi, ""],
  [/\(NOT s\.awaits_factor\)/gi, "true"],
];

/**
 * Checks whose loss changes how much an answer counts or whom it names, which no probe reads, or that stand behind another
 * check. Held by tests/db/{inbox,noticed,roles}, tests/api/{together,stations,members,codes}.
 */
const HELD_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  "innfo.hotels_of(text)": ["h.id = r.hotel_id"],
  "innfo.is_at_station()": [
    "(select auth.uid())",
    "p.id = (select auth.uid())",
    "s.id = (select auth.uid())",
  ],
  "innfo.lacks_factor(text)": [
    "(select auth.uid())",
    "r.hotel_id = lacks_factor.hotel_id",
    "r.user_id = (select auth.uid())",
  ],
  "innfo.name_of(uuid)": ["s.id = u.id"],
  "innfo.rounds_of(text)": [
    "m.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))",
    "m.hotel_id = rounds_of.hotel_id",
  ],
  "public.colleagues(text)": ["s.hotel_id = h.id"],
  "public.hotel_codes(text)": ["c.hotel_id = hotel_codes.hotel_id", "m.hotel_id = hotel_codes.hotel_id"],
  "public.inbox_news(text, text, text, boolean)": [
    "c.hotel_id = inbox_news.hotel_id",
    "i.hotel_id = inbox_news.hotel_id",
    "inbox_news.hotel_id = any (array(select * from innfo.hotels_of('desk')))",
    "k.hotel_id = inbox_news.hotel_id",
    "m.hotel_id = inbox_news.hotel_id",
    "p.hotel_id = inbox_news.hotel_id",
    "s.hotel_id = inbox_news.hotel_id",
    "s.id = p.session_id",
  ],
  "public.answer_message(text, uuid, text, text, text, text)": [
    "m.hotel_id = answer_message.hotel_id",
    "m.hotel_id = any (array(select * from innfo.hotels_of('desk')))",
  ],
  "public.mute_networks(text, jsonb)": [
    "m.hotel_id = any (array(select * from innfo.hotels_of('desk')))",
    "m.hotel_id = mute_networks.hotel_id",
  ],
  "public.set_message_state(text, uuid, text, text)": [
    "m.hotel_id = set_message_state.hotel_id",
    "set_message_state.hotel_id = any (array(select * from innfo.hotels_of('desk')))",
    "set_message_state.hotel_id = any (array(select * from innfo.hotels_of('housekeeping')))",
  ],
  "public.station_now(boolean)": ["(select auth.uid())", "m.hotel_id = h.id", "s.id = station.id"],
  "public.take_over(text)": ["(select auth.uid())", "e.hotel_id = take_over.hotel_id"],
  "public.withdrawn_rounds(text)": ["e.hotel_id = withdrawn_rounds.hotel_id"],
};

/** For views, and for functions with the server's rights that a request may call. */
export async function bodyMutants(sql: Sql, matrix: AccessMatrix): Promise<Mutant[]> {
  const { functions, relations } = matrix.catalogue;
  /** All probes that depend on functions: their answers, views, and the plans' rules. */
  const everything = ({ kind, about, expected }: Probe) =>
    kind === "function" ||
    relations.some(({ id, isView }) => isView && id === about) ||
    String(expected).startsWith("IN");
  const mutant = (name: string, ddl: string) => mutantOf(matrix, ddl, name, everything);
  const definers = reached(matrix).filter(({ definer }) => definer);
  const views = await sql<{ id: string; definition: string }[]>`
    select format('%I.%I', schemaname, viewname) as id, definition from pg_views where schemaname = 'public'`;
  const asOwner = `'${matrix.world.owner.userId}'::uuid`;
  return [
    ...definers.flatMap(({ id, definition }) =>
      weakened(definition, asOwner)
        .filter(({ lost }) => !HELD_ELSEWHERE[id]?.includes(lost))
        .map(({ lost, ddl }) => mutant(`${id} without: ${lost}`, ddl)),
    ),
    ...views
      .filter(({ definition }) => definition.search(CALLER) >= 0)
      .map(({ id, definition }) =>
        mutant(
          `${id} takes everybody for one owner`,
          `create or replace view ${id} as ${definition.replaceAll(CALLER, asOwner)}`,
        ),
      ),
    ...functions.flatMap((callable) => rightsMutant(matrix, callable)),
  ];
}

/** Functions that some role may call, and the functions they call. */
function reached({ catalogue, probes }: AccessMatrix): CatalogueFunction[] {
  const called = new Set(
    probes.flatMap(({ kind, about, expected }) =>
      kind === "privilege" && expected === "permitted" ? [about] : [],
    ),
  );
  const found = catalogue.functions.filter(({ id }) => called.has(id));
  // A set grows during iteration.
  const all = new Set(found);
  for (const { definition } of all) {
    for (const other of catalogue.functions) {
      if (definition.includes(`${other.schema}.${other.name}(`)) all.add(other);
    }
  }
  return [...all];
}

function weakened(definition: string, asOwner: string): { lost: string; ddl: string }[] {
  const patterns: typeof WEAKENINGS = [...WEAKENINGS, [CALLER, asOwner]];
  return patterns.flatMap(([pattern, instead]) =>
    [...definition.matchAll(pattern)].map(({ 0: lost, index }) => ({
      lost,
      ddl: definition.slice(0, index) + instead + definition.slice(index + lost.length),
    })),
  );
}

/** The function with the server's rights instead of its caller's, or the reverse. */
function rightsMutant(
  matrix: AccessMatrix,
  { schema, id, definer, isProcedure }: CatalogueFunction,
): Mutant[] {
  if (schema !== "public" || isProcedure) return [];
  const rights = definer ? "security invoker" : "security definer";
  const ddl = `alter function ${id} ${rights}`;
  return [mutantOf(matrix, ddl, ddl, ({ kind, about }) => kind === "function" && about === id)];
}
