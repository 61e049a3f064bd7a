import { describe, expect, test } from "vitest";
import { deleteWords, emptyWords } from "../../src/admin/content/sections/list-words.ts";
import { formWords } from "../../src/admin/ui/words.ts";
import { amenities } from "../../src/sections/amenities.ts";
import { CUSTOM_SECTIONS, customSection } from "../../src/sections/custom.ts";
import { faqs } from "../../src/sections/faqs.ts";
import { importantContacts } from "../../src/sections/important-contacts.ts";
import type { Collection } from "../../src/sections/index.ts";
import { transport } from "../../src/sections/transport.ts";

const wellness = customSection({
  id: "a2c4",
  name: "Wellness",
  description: "Sauna and more",
  icon: "Heart",
  color: "bg-teal-500",
});

/** As the specification words them, but for its last sentence: a deletion is followed by Undo. */
const SCENARIOS: [Collection, Record<"added" | "updated" | "deleted" | "question", string>][] = [
  [
    amenities,
    {
      added: "Amenity added successfully!",
      updated: "Amenity updated successfully!",
      deleted: "Amenity deleted successfully!",
      question: "Are you sure you want to delete this amenity?",
    },
  ],
  [
    importantContacts,
    {
      added: "Contact added successfully!",
      updated: "Contact updated successfully!",
      deleted: "Contact deleted successfully!",
      question: "Are you sure you want to delete this contact?",
    },
  ],
  [
    CUSTOM_SECTIONS,
    {
      added: "Section created successfully!",
      updated: "Section updated successfully!",
      deleted: "Section deleted successfully!",
      question:
        "Are you sure you want to delete this section? This will also delete all items in this section.",
    },
  ],
  [
    wellness,
    {
      added: "Item added successfully!",
      updated: "Item updated successfully!",
      deleted: "Item deleted successfully!",
      question: "Are you sure you want to delete this item?",
    },
  ],
];

test.each(SCENARIOS)(
  "$id are added, changed and deleted in the specification's words",
  (collection, words) => {
    expect({
      added: formWords(collection, false).done,
      updated: formWords(collection, true).done,
      deleted: deleteWords(collection).done,
      question: deleteWords(collection).question,
    }).toEqual(words);
  },
);

describe("Titles and buttons", () => {
  test.each<[string, string]>([
    [emptyWords(faqs).title, "No FAQs Added"],
    [emptyWords(faqs).add, "Add Your First FAQ"],
    [emptyWords(wellness).title, "No Items Added"],
    [formWords(wellness, false).title, "Add Item"],
    [formWords(transport, true).title, "Edit Car Service"],
    [formWords(transport, true).submit, "Update Car Service"],
  ])("%s", (words, expected) => expect(words).toBe(expected));
});
