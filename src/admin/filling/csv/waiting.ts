import { isRequiredWhenShown, type Section } from "../../../sections/index.ts";
import type { Item } from "../../content/sections/items.ts";

export function lacks(item: Item, column: string): boolean {
  return (item[column] ?? "") === "";
}

export function lackedBy(section: Section, items: readonly Item[]): string[] {
  return Object.keys(section.fields).filter(
    (column) => isRequiredWhenShown(section, column) && items.some((item) => lacks(item, column)),
  );
}

export function isWaiting(section: Section, item: Item): boolean {
  return item.is_hidden === true && lackedBy(section, [item]).length > 0;
}
