import { useQuery } from "@tanstack/react-query";
import type { Choice } from "../../../../fields/index.ts";
import type { GuestDocument } from "../../../../lib/documents/guest-document.ts";
import { addressOf } from "../../../../lib/documents/guest-document.ts";
import { declared } from "../../../../lib/texts/t.ts";
import { SECTIONS } from "../../../../sections/index.ts";
import { useHotel } from "../../../content/hotel/hotel-provider.tsx";
import { readOfHotel } from "../../../content/hotel/read-of-hotel.ts";
import { useSupabase } from "../../../rows/supabase.tsx";

/** Targets of a code: the sections that guests see, each followed by its items. Undefined until they are read. */
export function useOpens() {
  const supabase = useSupabase();
  const { id } = useHotel();
  return useQuery({
    queryKey: ["opens", id],
    queryFn: async ({ signal }) =>
      choicesIn(await readOfHotel<GuestDocument>(supabase, "guest_hotel", { hotel_id: id }, signal)),
  });
}

function choicesIn({ sections, custom_sections }: GuestDocument): Choice[] {
  return [
    ...SECTIONS.flatMap(({ id, title, card }) => {
      const items = sections.find((section) => section.id === id)?.items ?? [];
      return items.length > 0 ? ofSection(id, declared(title), items, card.title) : [];
    }),
    ...custom_sections.flatMap(({ id, name, items }) =>
      items.length > 0 ? ofSection(id, name, items, "title") : [],
    ),
  ];
}

function ofSection(
  value: string,
  label: string,
  items: GuestDocument["sections"][number]["items"],
  name: string,
) {
  const ofItems = items.map((item) => ({ value: addressOf(item), label: `${label} › ${item[name]}` }));
  return [{ value, label }, ...ofItems];
}
