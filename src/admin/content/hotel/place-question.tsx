import { useDeferredValue } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { t } from "../../../lib/texts/t.ts";
import { isZoneAsked, saidCountry } from "../../account/country/asked.ts";
import { countryName } from "../../ui/words.ts";
import { FieldCells } from "../sections/inputs.tsx";
import { PLACE_COLUMNS, type profileFields } from "./fields.ts";
import type { Hotel } from "./hotels.ts";

export interface PlaceQuestionProps {
  fields: ReturnType<typeof profileFields>;
  hotel: Hotel;
}

/** Country and time zone, where address, phone and country do not tell the stored ones. Needs a FormProvider above it. */
export function PlaceQuestion({ fields, hotel }: PlaceQuestionProps) {
  const { dirtyFields, errors } = useFormState();
  const typed = useWatch<Record<string, string>>({ name: ["address", "phone", "country"] });
  const [address = "", phone = "", country = ""] = useDeferredValue(typed);
  const said = saidCountry({ address, phone, time_zone: hotel.time_zone });
  const asked = {
    country: said !== hotel.country || said === undefined,
    time_zone: isZoneAsked(country || null, hotel.time_zone),
  };
  // A choice stays in sight until it is saved.
  const columns = PLACE_COLUMNS.filter(
    (column) => asked[column] || column in dirtyFields || column in errors,
  );
  if (columns.length === 0) return null;
  const explains = said && asked.country ? t`Your address or phone says ${countryName(said)}.` : undefined;
  return (
    <div className="mb-5 grid gap-5 @xl:grid-cols-2">
      <FieldCells
        fields={{ ...fields, country: { ...fields.country, ...(explains && { explains }) } }}
        columns={columns}
      />
    </div>
  );
}
