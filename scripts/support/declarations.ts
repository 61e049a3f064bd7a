/** Everything that is declared in the words of src/fields, by table. */
import { CUSTOM_SECTIONS, customSection } from "../../src/sections/custom.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import type { Declared } from "./declared-tables.ts";

/** What identifies and orders a row. */
const ROW = ["id", "hotel_id", "position", "created_at", "updated_at"];

export const DECLARATIONS: readonly Declared[] = [
  ...SECTIONS.map(({ id, table, fields, unique }) => ({ section: id, table, fields, unique, others: ROW })),
  { ...CUSTOM_SECTIONS, others: ROW },
  {
    ...customSection({ id: "", name: "", description: "", icon: "", color: "" }),
    others: [...ROW, "section_id"],
  },
];
