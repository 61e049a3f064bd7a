import { BookOpen } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { profileFields } from "../../content/hotel/fields.ts";
import { HotelForm } from "../../content/hotel/hotel-form.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useChangeHotel, useHotelTable } from "../../content/hotel/hotels.ts";
import { LanguageChoice } from "../../content/hotel/language-choice.tsx";
import { ReceptionFields } from "../../content/hotel/reception-fields.tsx";
import { FieldCells } from "../../content/sections/inputs.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { Button } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { StepActions, StepTitle } from "./step-frame.tsx";
import { pathOf } from "./steps.ts";
import { WifiReaderQuestion } from "./wifi-reader-question.tsx";

const FolderDialog = onDemand(() =>
  import("../../filling/folder/folder-dialog.tsx").then((m) => m.FolderDialog),
);

const FIRST = ["check_in", "check_out", "breakfast"] as const;
const AT_THE_DESK = ["reception_hours", "night_entry"] as const;
const ASKED = [...FIRST, "wifi", ...AT_THE_DESK] as const;

/** Guests' first questions. Going on says that the times are right. */
export function TimesStep() {
  const hotel = useHotel();
  const change = useChangeHotel();
  const navigate = useNavigate();
  const [bringing, setBringing] = useState(false);
  const [fields] = useState(() => {
    const all = profileFields(hotel);
    return Object.fromEntries(ASKED.map((column) => [column, all[column]]));
  });
  const row = useRowForm({
    name: `${hotel.id}/setup-times`,
    table: useHotelTable(hotel.id),
    fields,
    row: hotel,
    change: (over, changes) => change(over, { ...changes, times_confirmed: true }),
    onSaved: () => {
      void navigate(pathOf("house"));
      return undefined;
    },
  });
  return (
    <>
      <HotelForm
        row={row}
        actions={<StepActions busy={row.form.formState.isSubmitting && "Saving..."}>Continue</StepActions>}
      >
        <StepTitle title="Times and Wi-Fi" text="Please check the times." />
        <div className="flex flex-wrap gap-x-3 *:grow">
          <LanguageChoice />
          <Button icon={BookOpen} variant="quiet" onClick={() => setBringing(true)}>
            Bring Your Folder
          </Button>
        </div>
        <div className="grid gap-4 min-[22rem]:grid-cols-2 *:last:col-span-full">
          <FieldCells fields={fields} columns={FIRST} />
        </div>
        <section aria-label="Wi-Fi" className="flex flex-col gap-4">
          <FieldCells fields={fields} columns={["wifi"]} />
          <WifiReaderQuestion />
        </section>
        <Fold
          title="Reception"
          inside="Open day and night, or at set times"
          className="border-t"
          invalid={AT_THE_DESK.some((column) => row.form.formState.errors[column] !== undefined)}
        >
          <div className="flex flex-col gap-4">
            <ReceptionFields fields={fields} />
          </div>
        </Fold>
      </HotelForm>
      {bringing && <FolderDialog onClose={() => setBringing(false)} onAdded={() => setBringing(false)} />}
    </>
  );
}
