import type { Section } from "../../sections/index.ts";
import { saveFile } from "../qr/save-file.ts";
import type { Item } from "../sections/items.ts";

/** Hands the rows to the browser's downloads. The code that writes them is loaded when first used. */
export async function saveCsv(section: Section, items: readonly Item[], fileName: string): Promise<void> {
  const { toCsv } = await import("./write.ts");
  saveFile(new Blob([toCsv(section, items)], { type: "text/csv;charset=utf-8" }), fileName);
}
