import { type Field, url } from "../../../fields/index.ts";
import { z } from "../../../lib/zod.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useHotelTable } from "../../content/hotel/hotels.ts";
import { useRowForm } from "../../rows/use-row-form.ts";
import { RowEditor } from "../messages/row-editor.tsx";

const LINK = url.optional({
  label: "Public review page",
  placeholder: "https://g.page/r/…/review",
  appears: "To every guest, after feedback",
});

const FIELDS = {
  review_url: {
    ...LINK,
    schema: LINK.schema.pipe(
      z
        .string()
        .regex(/^https:/i, "Please enter a link that starts with https://")
        .nullable(),
    ),
  } satisfies Field<string | null>,
};

/** Where guests may tell everybody what they told the hotel. */
export function ReviewLink() {
  const hotel = useHotel();
  const row = useRowForm({
    name: `${hotel.id}/review-link`,
    table: useHotelTable(hotel.id),
    fields: FIELDS,
    row: hotel,
    onSaved: () => ({ title: "Review page saved", passing: true }),
  });
  return <RowEditor row={row} submit="Save Link" />;
}
