/** Asks for what the first screen shows, while the admin's code is still loading. */
import { SECTIONS } from "../../sections/index.ts";
import { rememberedHotel } from "../content/hotel/remembered-hotel.ts";
import { itemTable } from "../content/sections/item-table.ts";
import { readFrameAhead } from "../rows/ahead.ts";
import type { Supabase } from "../rows/supabase.tsx";
import { listAhead } from "../rows/table.ts";

/** The frame, and the rows of a list where the device knows of which hotel. */
export function readFirst(supabase: Supabase, userId: string, path: string): void {
  readFrameAhead(supabase, userId);
  const section = SECTIONS.find(({ route }) => path === `/admin/${route}`);
  const hotelId = rememberedHotel(userId);
  if (section && hotelId) listAhead(supabase, itemTable(section, hotelId));
}
