/** All declarations in the words of src/fields, by table. */
import { SIGN_UP_FIELDS } from "../../src/admin/account/auth/sign-up.ts";
import type { Fields } from "../../src/fields/index.ts";
import { ANNOUNCEMENTS } from "../../src/sections/announcements.ts";
import { CUSTOM_SECTIONS, customSection } from "../../src/sections/custom.ts";
import { HOTEL_COLUMNS_FOR_GUESTS, HOTEL_FIELDS } from "../../src/sections/hotel.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import type { Declared } from "./declared-tables.ts";

/** Columns that identify and order a row. */
const ROW = ["id", "hotel_id", "position", "created_at", "updated_at"];
/** An item's further columns: innfo.can_be_hidden(). */
const ITEM = [...ROW, "is_hidden", "shown_during"];

const CUSTOM_ITEMS = customSection({ id: "", name: "", description: "", icon: "", color: "" });

/** Guests read each field of an item, and when it is shown. */
const itemColumns = (fields: Fields) => ["id", ...Object.keys(fields), "shown_during"];

export const DECLARATIONS: readonly Declared[] = [
  ...SECTIONS.map(({ id, table, fields, unique, card }) => ({
    ...{ section: id, table, fields, unique, card, others: [...ITEM, "source"], canBeHidden: true },
    forGuests: itemColumns(fields),
  })),
  { ...CUSTOM_SECTIONS, others: ROW, forGuests: ["id", ...Object.keys(CUSTOM_SECTIONS.fields)] },
  { ...ANNOUNCEMENTS, others: [...ROW, "closes", "closes_breakfast", "opens_again", "times"] },
  {
    ...CUSTOM_ITEMS,
    others: [...ITEM, "section_id"],
    canBeHidden: true,
    forGuests: itemColumns(CUSTOM_ITEMS.fields),
  },
  { table: "hotels", fields: HOTEL_FIELDS, forGuests: HOTEL_COLUMNS_FOR_GUESTS },
  { table: "hotels", fields: signUpFields() },
];

/** Named like the columns that they end up in. */
function signUpFields() {
  const { hotelName, ...others } = SIGN_UP_FIELDS;
  return { name: hotelName, ...others };
}
