/** A collection's nouns and verbs, put into sentences and titles. */
import type { Collection } from "../../sections/index.ts";

/** On a form's title and button, while it is going on, and once it is done. */
export const VERBS = {
  add: { title: "Add", button: "Add", busy: "Adding...", done: "added" },
  create: { title: "Create", button: "Create", busy: "Creating...", done: "created" },
  update: { title: "Edit", button: "Update", busy: "Updating...", done: "updated" },
} as const;

/** At the start of a sentence: "Car service", "FAQ". */
export function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** In titles and on buttons: "Car Service", "FAQ". */
export function titled(noun: string): string {
  return noun.split(" ").map(capitalized).join(" ");
}

/** With a full stop, unless its writer has ended it. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text.trim()) ? text : `${text}.`;
}

/** "1 amenity", "3 amenities". */
export function counted(count: number, { one, many }: Pick<Collection, "one" | "many">): string {
  return `${count} ${count === 1 ? one : many}`;
}
