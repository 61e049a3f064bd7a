import { type Field, url } from "../../../fields/index.ts";
import { t } from "../../../lib/texts/t.ts";
import { z } from "../../../lib/zod.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useHotelTable } from "../../content/hotel/hotels.ts";
import { useRowForm } from "../../rows/use-row-form.ts";
import { RowEditor } from "../messages/row-editor.tsx";

const LINK = url.optional({
  label: t`Public review page`,
  placeholder: "https://g.page/r/…/review",
  appears: t`To every guest, after feedback`,
});

const FIELDS = {
  review_url: {
    ...LINK,
    schema: LINK.schema.pipe(
      z
        .string()
        .regex(/^https:/i, t`Please enter a link that starts with https://`)
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
    onSaved: () => ({ title: t`Review page saved`, passing: true }),
  });
  return <RowEditor row={row} submit="Save Link" />;
}
