/** The collections' tables, without what shows their rows: admin/app/first-reads.ts asks for these before the admin is there. */
import { contentFailures } from "../../../lib/errors.ts";
import { ANNOUNCEMENTS } from "../../../sections/announcements.ts";
import { CUSTOM_SECTIONS, customSection } from "../../../sections/custom.ts";
import { type Collection, SECTIONS } from "../../../sections/index.ts";
import { HOUSE_SECRETS } from "../../../sections/secrets.ts";
import type { TableRow } from "../../rows/merge.ts";
import type { RowTable } from "../../rows/table.ts";

const KNOWN: readonly Collection[] = [...SECTIONS, ANNOUNCEMENTS, HOUSE_SECRETS, CUSTOM_SECTIONS];

/** @param id of no known collection: then it has the items of the custom section with this id */
export function collectionOf(id: string): Collection {
  return (
    KNOWN.find((collection) => collection.id === id) ??
    customSection({ id, name: "", description: "", icon: "", color: "" })
  );
}

/** By their tables; the items of all custom sections have one. */
export const COLLECTIONS = new Map<string, Collection>(
  [...KNOWN, collectionOf("")].map((each) => [each.table, each]),
);

function pathOf({ id }: Collection): string {
  if (id === ANNOUNCEMENTS.id) return "/admin/announcements";
  if (id === HOUSE_SECRETS.id) return "/admin/profile";
  if (id === CUSTOM_SECTIONS.id) return "/admin/sections";
  return `/admin/${SECTIONS.find((section) => section.id === id)?.route ?? `sections/${id}`}`;
}

/** Whether guests see a row, which only items of sections say. */
const SHOWN = ["is_hidden", "shown_during"];

/** Columns of a closing announcement, which no form has. */
export const CLOSING = ["closes", "closes_breakfast", "opens_again", "times"] as const;

/** As the owner arranged them on the guest page, then the others, oldest first. */
const ORDER = ["position", "created_at", "id"].map((column) => ({ column, ascending: true }));

export function itemTable(
  collection: Collection,
  hotelId: string,
): RowTable<Record<string, unknown> & TableRow> {
  const { id, table, one, many, fields, card, errors } = collection;
  const unseen = "layout" in collection ? SHOWN : table === ANNOUNCEMENTS.table ? CLOSING : [];
  return {
    id,
    table,
    hotelId,
    parent: collection.parent ?? { column: "hotel_id", id: hotelId },
    columns: ["id", "updated_at", ...unseen, ...Object.keys(fields)].join(","),
    orderBy: ORDER,
    queryKey: ["items", hotelId, id],
    keep: true,
    one,
    many,
    nameOf: (row) => String(row[card.title] ?? ""),
    fields,
    failures: (action) => contentFailures(action, one, errors),
    path: pathOf(collection),
  };
}
