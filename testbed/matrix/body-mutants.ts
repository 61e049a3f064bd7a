/** Functions and views with one check removed. */
import type { Sql } from "../../src/server/database/connection.ts";
import type { Mutant, Probe } from "./attempt.ts";
import type { CatalogueFunction } from "./catalogue.ts";
import { type AccessMatrix, CALLER, mutantOf } from "./index.ts";

/** Parts that are removed from a body, one occurrence at a time, and their replacements. */
const WEAKENINGS: readonly [lost: RegExp, instead: string][] = [
  [/[\w.]+ = any \((?:array\(select \* from innfo\.hotels_of\('\w+'\)\)|edited|\$2)\)/gi, "true"],
  [
    /(?<!\bset )\b[\w.]*(?:hotel_id|user_id|section_id|\bid) = (?:lower\([\w.]+\)|\(select auth\.uid\(\)\)|[\w.$]+(?![\w.]|\s*\())/gi,
    "true",
  ],
  [/coalesce\(v\.is_visible, true\)/gi, "true"],
  [/innfo\.columns_for_guests\([^)]+\)/gi, "'*'"],
  [/if plan\.custom_sections/gi, "if true"],
  [/limit case when .* end/gi, ""],
  [/\(NOT s\.awaits_factor\)/gi, "true"],
];

/** Checks whose loss changes no answer, by function; "#2" is the second of the same words. */
const HELD_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // Figures are joined to the hotel's own codes: that they are the hotel's saves reading all others'.
  "public.hotel_codes(text)": ["c.hotel_id = hotel_codes.hotel_id", "m.hotel_id = hotel_codes.hotel_id"],
  // It finds rows that the same transaction has added, by what no other row has.
  "innfo.give_back_age(text, text, timestamp with time zone[], bigint[])": [
    "c.hotel_id = in_hotel",
    "t.hotel_id = $1",
  ],
  // tests/db/alarms.test.ts: whose alarms and calls are in sight; there is none in the matrix.
  "public.inbox_news(text, text, text, boolean)": ["m.hotel_id = inbox_news.hotel_id #10"],
  "public.station_now(boolean)": ["m.hotel_id = h.id #2"],
  // The message was looked up with both; they save a look elsewhere.
  "public.note_call(text, uuid, text)": ["m.hotel_id = note_call.hotel_id", "m.id = message.id"],
  // tests/api/shown-sections.test.ts: whose order changes, which empty section is switched on, and which one gives its place.
  "public.show_section(text, text, text)": [
    "h.id = hotel.id",
    "s.section_id = show_section.section_id",
    "s.section_id = show_section.section_id #2",
    "s.section_id = show_section.section_id #3",
    "s.section_id = show_section.instead_of",
  ],
  // tests/api/extras.test.ts and request-hours.test.ts, with another hotel that has neither.
  "public.extras(text)": ["t.hotel_id = h.id"],
  "innfo.sent_message(uuid)": ["t.hotel_id = m.hotel_id"],
  "innfo.message_form(text, text)": ["f.hotel_id = h.id"],
  // tests/api/told.test.ts: who is told and not reached, by role, device and address.
  "public.hear_alarms(text)": ["s.hotel_id = hear_alarms.hotel_id", "m.hotel_id = hear_alarms.hotel_id"],
  "public.ring_test(text)": [
    "t.hotel_id = ring_test.hotel_id",
    "d.hotel_id = ring_test.hotel_id",
    "u.id = manager",
  ],
  "public.told(text, uuid)": [
    "told.hotel_id = any (array(select * from innfo.hotels_of('desk')))",
    "told.hotel_id = any (array(select * from innfo.hotels_of('editor')))",
    "l.hotel_id = told.hotel_id",
  ],
  "innfo.unreached(text)": [
    "last.user_id = (select auth.uid())",
    "t.hotel_id = unreached.hotel_id",
    "r.hotel_id = unreached.hotel_id",
    "r.user_id = last.user_id",
    "s.hotel_id = unreached.hotel_id",
    "s.id = d.session_id",
    "d.hotel_id = unreached.hotel_id",
    "s.user_id = last.user_id",
    "(select auth.uid())",
  ],
  // tests/api/taken-down.test.ts: whom to dial there, by its own country.
  "innfo.taken_down_page(text)": ["h.id = t.hotel_id", "t.hotel_id = lower(taken_down_page.hotel_id)"],
  // Translations are the hotel's own: that the topics are saves reading all others'.
  "innfo.guest_translations(text, text)": ["o.hotel_id = hotel.id"],
  // It names one of the tellings that its callers have chosen.
  "innfo.told_in_words(uuid)": ["t.id = telling_id"],
  // tests/api/repeats.test.ts
  "innfo.message_of(uuid)": ["r.id = message_of.id"],
};

/** For views, and for functions with the server's rights that a request may call. */
export async function bodyMutants(sql: Sql, matrix: AccessMatrix): Promise<Mutant[]> {
  const { functions, relations } = matrix.catalogue;
  /** All probes that depend on functions: their answers, views, and the plans' rules. */
  const everything = ({ kind, about, expected }: Probe) =>
    kind === "function" ||
    relations.some(({ id, isView }) => isView && id === about) ||
    String(expected).startsWith("IN");
  /** The function's own probes come first: most mutants are told apart by them. */
  const mutant = (name: string, ddl: string, about: string) => {
    const { probes, ...rest } = mutantOf(matrix, ddl, name, everything);
    const others = (index: number) => Number(matrix.probes[index]?.about !== about);
    const ordered = (indexes: number[]) => indexes.toSorted((one, two) => others(one) - others(two));
    return {
      ...rest,
      probes: {
        "as granted": ordered(probes["as granted"]),
        "policies alone": ordered(probes["policies alone"]),
      },
    };
  };
  const definers = reached(matrix).filter(({ definer }) => definer);
  const views = await sql<{ id: string; definition: string }[]>`
    select format('%I.%I', schemaname, viewname) as id, definition from pg_views where schemaname = 'public'`;
  const asOwner = `'${matrix.world.owner.userId}'::uuid`;
  return [
    ...definers.flatMap(({ id, definition }) =>
      weakened(definition, asOwner)
        .filter(({ lost }) => !HELD_ELSEWHERE[id]?.includes(lost))
        .map(({ lost, ddl }) => mutant(`${id} without: ${lost}`, ddl, id)),
    ),
    ...views
      .filter(({ definition }) => definition.search(CALLER) >= 0)
      .map(({ id, definition }) =>
        mutant(
          `${id} takes everybody for one owner`,
          `create or replace view ${id} as ${definition.replaceAll(CALLER, asOwner)}`,
          id,
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
  return patterns.flatMap(([pattern, instead]) => {
    const seen = new Map<string, number>();
    return [...definition.matchAll(pattern)].map(({ 0: words, index }) => {
      const nth = (seen.get(words) ?? 0) + 1;
      seen.set(words, nth);
      return {
        lost: nth > 1 ? `${words} #${nth}` : words,
        ddl: definition.slice(0, index) + instead + definition.slice(index + words.length),
      };
    });
  });
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
