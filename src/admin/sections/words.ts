/** A section's nouns, put into sentences and titles. */
import type { Section } from "../../sections/index.ts";

/** At the start of a sentence: "Car service", "FAQ". */
export function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** In titles and on buttons: "Car Service", "FAQ". */
export function titled(noun: string): string {
  return noun.split(" ").map(capitalized).join(" ");
}

/** "1 amenity", "3 amenities". */
export function counted(count: number, { one, many }: Pick<Section, "one" | "many">): string {
  return `${count} ${count === 1 ? one : many}`;
}
