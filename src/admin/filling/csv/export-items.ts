import type { Section } from "../../../sections/index.ts";
import type { Item } from "../../content/sections/items.ts";
import { saveCsv } from "../../ui/save-file.ts";

/** Downloads the rows. The code that writes them is loaded on first use. */
export async function exportItems(section: Section, items: readonly Item[], fileName: string): Promise<void> {
  const { toCsv } = await import("./written.ts");
  saveCsv(toCsv(section, items), fileName);
}
