/** Texts of a list of rows, made from its collection's nouns. */
import { t } from "../../../lib/texts/t.ts";
import type { Collection } from "../../../sections/index.ts";
import { capitalized, counted, titled } from "../../ui/words.ts";

/** The texts of an empty list. */
export function emptyWords({ one, many }: Collection) {
  return {
    /** "No FAQs Added", "No Items Added". */
    title: capitalized(t`No ${titled(many)} Added`),
    /** "Add Your First FAQ". */
    add: capitalized(t`Add Your First ${titled(one)}`),
  };
}

/** The question before a row is deleted, and the message afterwards. */
export function deleteWords({ one, deleteWarning }: Collection) {
  return {
    /**
     * Without the specification's last sentence, "This action cannot be undone.": Undo stands below the page.
     * "Are you sure you want to delete this section? This will also delete all items in this section."
     */
    question: [t`Are you sure you want to delete this ${one}?`, deleteWarning].filter(Boolean).join(" "),
    /** "Section deleted successfully!", "Item deleted successfully!". */
    done: t`${capitalized(one)} deleted successfully!`,
    /** While the deletion waits on this device. */
    waits: t`${capitalized(one)} will be deleted with a network`,
    undone: t`${capitalized(one)} restored`,
  };
}

/** The same for several rows at once. */
export function deleteManyWords(collection: Pick<Collection, "one" | "many">, count: number) {
  return {
    /** "Are you sure you want to delete these 3 amenities?" */
    question:
      count === 1
        ? t`Are you sure you want to delete this ${collection.one}?`
        : t`Are you sure you want to delete these ${counted(count, collection)}?`,
    /** "3 amenities deleted successfully!". */
    done: t`${counted(count, collection)} deleted successfully!`,
    undone: t`${counted(count, collection)} restored`,
  };
}
