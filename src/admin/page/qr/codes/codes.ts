/** The codes of a hotel's rooms, places and things. */

import { useQuery } from "@tanstack/react-query";
import { type Choice, choice, type Fields, optionalChoice, text } from "../../../../fields/index.ts";
import type { Database } from "../../../../lib/database.types.ts";
import { contentFailures } from "../../../../lib/errors.ts";
import { groupBy } from "../../../../lib/group-by.ts";
import { plural, t } from "../../../../lib/texts/t.ts";
import { useHotel } from "../../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../../content/hotel/read-of-hotel.ts";
import { useSupabase } from "../../../rows/supabase.tsx";
import type { DirectTable } from "../../../rows/table.ts";
import { CODES_PATH } from "../paths.ts";

export type HotelCode = Database["public"]["Tables"]["codes"]["Row"] & {
  /** Printed beside the code. */
  letters: string;
  /** Scans of the last twelve months. */
  scans: number;
  messages: number;
};

interface CodeWords {
  label: string;
  /** "3 rooms". */
  counted: (count: number) => string;
  /** "All 3 rooms". */
  all: (count: number) => string;
  /** "Add 3 rooms". */
  add: (count: number) => string;
}

export const CODE_KINDS: Readonly<Record<string, CodeWords>> = {
  room: {
    label: t`Room`,
    counted: (count) => plural(count, { one: "# room", other: "# rooms" }),
    all: (count) => plural(count, { one: "All # room", other: "All # rooms" }),
    add: (count) => plural(count, { one: "Add # room", other: "Add # rooms" }),
  },
  place: {
    label: t`Place`,
    counted: (count) => plural(count, { one: "# place", other: "# places" }),
    all: (count) => plural(count, { one: "All # place", other: "All # places" }),
    add: (count) => plural(count, { one: "Add # place", other: "Add # places" }),
  },
  thing: {
    label: t`Thing`,
    counted: (count) => plural(count, { one: "# thing", other: "# things" }),
    all: (count) => plural(count, { one: "All # thing", other: "All # things" }),
    add: (count) => plural(count, { one: "Add # thing", other: "Add # things" }),
  },
};
export const ANY_CODE: CodeWords = {
  label: t`Code`,
  counted: (count) => plural(count, { one: "# code", other: "# codes" }),
  all: (count) => plural(count, { one: "All # code", other: "All # codes" }),
  add: (count) => plural(count, { one: "Add # code", other: "Add # codes" }),
};
const KIND_CHOICES = Object.entries(CODE_KINDS).map(([value, { label }]) => ({ value, label }));

/** As in the database. */
export const MAX_CODES = 5000;

/** @param opens what of the guest page a code may open */
export function codeFields(opens: readonly Choice[] = []) {
  return {
    label: text.required({
      label: t`Name`,
      maxLength: 40,
      alsoCalled: "room rooms roomnumber zimmer zimmernummer chambre habitacion camera quarto kamer thing",
    }),
    kind: choice({ label: t`What it is`, choices: KIND_CHOICES, initial: "room" }),
    area: text.optional({
      label: t`Floor or area`,
      maxLength: 40,
      alsoCalled: "floor area wing building etage stock stockwerk gebaude bereich piso piano verdieping",
    }),
    opens: optionalChoice({ label: t`Opens`, choices: opens }),
  } satisfies Fields;
}

export const codesKey = (hotelId: string) => ["codes", hotelId] as const;

/** Sorted by area and name; those that ended come last. */
export function useCodes() {
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  return useQuery({
    queryKey: [...codesKey(hotel_id), "list"],
    queryFn: async ({ signal }) =>
      (await readOfHotel<HotelCode[]>(supabase, "hotel_codes", { hotel_id }, signal)).toSorted(byPlace),
  });
}

export function useCodeTable(): DirectTable<HotelCode> {
  const hotelId = useHotel().id;
  return {
    id: "codes",
    table: "codes",
    hotelId,
    parent: { column: "hotel_id", id: hotelId },
    columns: "*",
    orderBy: [],
    // Apart from the list, whose rows have figures.
    queryKey: [...codesKey(hotelId), "rows"],
    keep: false,
    one: t`code`,
    many: t`codes`,
    nameOf: ({ label = "" }) => label,
    fields: codeFields(),
    failures: (action) => contentFailures(action, t`code`, { duplicate: t`This name already has a code.` }),
    path: CODES_PATH,
  };
}

const numeric = new Intl.Collator(undefined, { numeric: true }).compare;

function byPlace(one: HotelCode, other: HotelCode): number {
  return (
    Number(one.revoked_at !== null) - Number(other.revoked_at !== null) ||
    Number(!one.area) - Number(!other.area) ||
    numeric(one.area ?? "", other.area ?? "") ||
    numeric(one.label, other.label)
  );
}

/** Which codes to show or print, in words that an address may have. */
export type Chosen = {
  value: string;
  label: string;
  codes: readonly HotelCode[];
  /** The choice of which this is a part, as it has more cards than a browser prints at once. */
  of?: string;
};

/** All of them, each kind and each area, and what was added last; none that ended. */
export function choicesOf(all: readonly HotelCode[]): Chosen[] {
  const codes = all.filter(({ revoked_at }) => revoked_at === null);
  if (codes.length === 0) return [];
  const kinds = groupBy(codes, ({ kind }) => kind);
  const newest = codes
    .map(({ created_at }) => created_at)
    .toSorted()
    .at(-1);
  const last = codes.filter(({ created_at }) => created_at === newest);
  const areas = groupBy(
    codes.filter(({ area }) => area),
    ({ area }) => area ?? "",
  );
  const ofKinds = Object.entries(CODE_KINDS).flatMap(([kind, words]) => {
    const own = kinds.get(kind as HotelCode["kind"]) ?? [];
    return own.length > 0 ? [{ value: kind, label: words.all(own.length), codes: own }] : [];
  });
  const ofAreas = [...areas].map(([area, own]) => ({
    value: `in ${area}`,
    label: `${area} (${own.length})`,
    codes: own,
  }));
  return [
    ...(ofKinds.length === 1 ? [] : [{ value: "all", label: ANY_CODE.all(codes.length), codes }]),
    ...ofKinds,
    ...(last.length === codes.length
      ? []
      : [{ value: ADDED_LAST, label: t`Added last (${last.length})`, codes: last }]),
    ...ofAreas,
  ];
}

/** Key of the codes that were added in one step: they have one time. */
const ADDED_LAST = "new";

/** The cards wanted after codes were added: theirs, or all where there are no others. Undefined without codes. */
export function nextCards(choices: readonly Chosen[]): { to: string; label: string } | undefined {
  const last = choices.find(({ value }) => value === ADDED_LAST);
  if (last)
    return {
      to: printPath(last.value),
      label: plural(last.codes.length, {
        one: "Cards for the # Added Last",
        other: "Cards for the # Added Last",
      }),
    };
  return choices[0] && { to: printPath(choices[0].value), label: t`Cards for All` };
}

/** @param chosen a {@link Chosen}'s value, or a code's id */
export function printPath(chosen: string): string {
  return `/admin/qr-code?${new URLSearchParams({ codes: chosen })}`;
}

export function sumOf(codes: readonly HotelCode[]) {
  return {
    scans: codes.reduce((sum, { scans }) => sum + scans, 0),
    messages: codes.reduce((sum, { messages }) => sum + messages, 0),
  };
}

/** "12 scans · 3 messages"; nothing of what has neither. */
export function figuresOf({ scans, messages }: Pick<HotelCode, "scans" | "messages">): string {
  if (scans + messages === 0) return "";
  const words = [plural(scans, { one: "# scan", other: "# scans" })];
  if (messages > 0) words.push(plural(messages, { one: "# message", other: "# messages" }));
  return words.join(" · ");
}

const RANGE = /^(\d{1,5}) ?[-–—] ?(\d{1,5})$/;

/** "101–104, 201, Suite Blue": six names, each once. */
export function labelsIn(typed: string): string[] {
  const names = typed.split(/[\n\t,;،、]/).flatMap((part) => {
    const [, first = "", last = ""] = RANGE.exec(part.trim()) ?? [];
    if (!last) return part.trim().slice(0, 40) || [];
    const length = Math.min(Math.max(0, Number(last) - Number(first) + 1), MAX_CODES);
    // As many digits as in the first: "001-012".
    return Array.from({ length }, (_, index) => String(Number(first) + index).padStart(first.length, "0"));
  });
  return [...new Set(names)].slice(0, MAX_CODES);
}
