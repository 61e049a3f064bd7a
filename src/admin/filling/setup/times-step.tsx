import { useState } from "react";
import { useNavigate } from "react-router";
import { hotelFields } from "../../content/hotel/fields.ts";
import { HotelForm } from "../../content/hotel/hotel-form.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useChangeHotel, useHotelTable } from "../../content/hotel/hotels.ts";
import { useReplaceNumbers } from "../../content/hotel/use-replace-numbers.ts";
import { FieldCells } from "../../content/sections/inputs.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf } from "./steps.ts";

const GROUPS = [
  { title: "Times", columns: ["check_in", "check_out", "breakfast"] },
  { title: "Wi-Fi", columns: ["wifi"] },
  { title: "What we suggest follows these", columns: ["language", "country"] },
] as const;

/** What guests ask first. Going on says that the times are right. */
export function TimesStep() {
  const hotel = useHotel();
  const change = useChangeHotel();
  const replaceNumbers = useReplaceNumbers();
  const navigate = useNavigate();
  const [fields] = useState(() => {
    const all = hotelFields(hotel);
    const columns = GROUPS.flatMap((group): readonly (keyof typeof all)[] => group.columns);
    return Object.fromEntries(columns.map((column) => [column, all[column]]));
  });
  const row = useRowForm({
    name: `${hotel.id}/setup-times`,
    table: useHotelTable(hotel.id),
    fields,
    row: hotel,
    change: (over, changes) => change(over, { ...changes, times_confirmed: true }),
    onSaved: ({ saved, over }) => {
      if (over && saved) void replaceNumbers(over.country, saved);
      void navigate(pathOf("amenities"));
      return undefined;
    },
  });
  const { form } = row;
  return (
    <HotelForm
      row={row}
      actions={
        <StepActions step="times" busy={form.formState.isSubmitting && "Saving..."}>
          Continue
        </StepActions>
      }
    >
      <StepTitle
        title="Times and Wi-Fi"
        text="What guests ask first. Change what differs, and go on once the times are right."
      />
      {GROUPS.map(({ title, columns }) => (
        <section key={title}>
          <h3 className="mb-3 text-lg font-semibold">{title}</h3>
          <div className="grid gap-5 sm:grid-cols-2">
            <FieldCells fields={fields} columns={columns} />
          </div>
        </section>
      ))}
    </HotelForm>
  );
}
