/** What a waiting save is about, which is kept by its id alone. */
import { ANNOUNCEMENTS } from "../../sections/announcements.ts";
import { CUSTOM_SECTIONS, customSection } from "../../sections/custom.ts";
import { type Collection, SECTIONS } from "../../sections/index.ts";
import type { WaitingSave } from "./saves.ts";

const KNOWN: readonly Collection[] = [...SECTIONS, ANNOUNCEMENTS, CUSTOM_SECTIONS];

/** Every other one has the items of a custom section, and its id. */
export function collectionOf({ collection: id }: Pick<WaitingSave, "collection">): Collection {
  return (
    KNOWN.find((collection) => collection.id === id) ??
    customSection({ id, name: "", description: "", icon: "", color: "" })
  );
}

/** Where its list is. */
export function pathOf({ collection: id }: Pick<WaitingSave, "collection">): string {
  if (id === ANNOUNCEMENTS.id) return "/admin/announcements";
  if (id === CUSTOM_SECTIONS.id) return "/admin/sections";
  return `/admin/${SECTIONS.find((section) => section.id === id)?.route ?? `sections/${id}`}`;
}
