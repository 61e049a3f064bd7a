import type { Section } from "../../../sections/index.ts";
import type { Item } from "../../content/sections/items.ts";
import { saveCsv } from "../../ui/save-file.ts";

export async function exportItems(section: Section, items: readonly Item[], fileName: string): Promise<void> {
  const { toCsv } = await import("./written.ts");
  saveCsv(toCsv(section, items), fileName);
}
