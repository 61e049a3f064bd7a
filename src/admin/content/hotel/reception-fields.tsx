import { useFormState, useWatch } from "react-hook-form";
import type { Fields, HoursInput } from "../../../fields/index.ts";
import { FieldCells } from "../sections/inputs.tsx";
import { useHotel } from "./hotel-provider.tsx";

/** Reception's hours and, where it closes, how guests come in meanwhile. Needs a FormProvider above it. */
export function ReceptionFields({ fields }: { fields: Fields }) {
  const { night_entry } = useHotel();
  const { dirtyFields } = useFormState();
  const { mode } = useWatch<Record<string, HoursInput>, "reception_hours">({ name: "reception_hours" });
  const closes = mode === "weekly" || mode === "appointment";
  const asksWayIn = closes || night_entry !== null || "night_entry" in dirtyFields;
  return (
    <FieldCells
      fields={fields}
      columns={asksWayIn ? ["reception_hours", "night_entry"] : ["reception_hours"]}
    />
  );
}
