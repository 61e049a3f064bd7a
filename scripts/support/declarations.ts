/** All declarations in the words of src/fields, by table. */
import { SIGN_UP_FIELDS } from "../../src/admin/account/auth/sign-up.ts";
import { ANNOUNCEMENTS } from "../../src/sections/announcements.ts";
import { CUSTOM_SECTIONS, customSection } from "../../src/sections/custom.ts";
import { HOTEL_FIELDS } from "../../src/sections/hotel.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import type { Declared } from "./declared-tables.ts";

/** Columns that identify and order a row. */
const ROW = ["id", "hotel_id", "position", "created_at", "updated_at"];
/** An item's further columns: innfo.can_be_hidden(). */
const ITEM = [...ROW, "is_hidden", "shown_during"];

export const DECLARATIONS: readonly Declared[] = [
  ...SECTIONS.map(({ id, table, fields, unique, card }) => ({
    ...{ section: id, table, fields, unique, card, others: [...ITEM, "source"], canBeHidden: true },
  })),
  { ...CUSTOM_SECTIONS, others: ROW },
  { ...ANNOUNCEMENTS, others: ROW },
  {
    ...customSection({ id: "", name: "", description: "", icon: "", color: "" }),
    others: [...ITEM, "section_id"],
    canBeHidden: true,
  },
  { table: "hotels", fields: HOTEL_FIELDS },
  { table: "hotels", fields: signUpFields() },
];

/** Named like the columns that they end up in. */
function signUpFields() {
  const { hotelName, ...others } = SIGN_UP_FIELDS;
  return { name: hotelName, ...others };
}
