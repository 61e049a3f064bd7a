import { useState } from "react";
import { isCountry } from "../../../lib/country/countries.ts";
import { t } from "../../../lib/texts/t.ts";
import { PROFILE_FAILURES } from "../../content/hotel/failures.ts";
import { hotelFields } from "../../content/hotel/fields.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useChangeHotel } from "../../content/hotel/hotels.ts";
import { useReplaceNumbers } from "../../content/hotel/use-replace-numbers.ts";
import { TextButton } from "../../ui/button.tsx";
import { FormField } from "../../ui/field.tsx";
import { SearchableSelect } from "../../ui/searchable-select.tsx";
import { useTask } from "../../ui/use-task.ts";
import { countryName } from "../../ui/words.ts";

/** Changes the country whose emergency numbers are suggested. Asks for it where it is unknown. */
export function CountryChoice() {
  const hotel = useHotel();
  const { country } = hotel;
  const change = useChangeHotel();
  const replaceNumbers = useReplaceNumbers();
  const [busy, run] = useTask(PROFILE_FAILURES);
  const [changing, setChanging] = useState(false);
  const isKnown = isCountry(country);
  const { choices = [], hint } = hotelFields(hotel).country;

  const choose = (chosen: string) =>
    run(async () => {
      if (chosen !== country) {
        const saved = await change(hotel, { country: chosen });
        await replaceNumbers(country, saved);
      }
      setChanging(false);
    });

  if (isKnown && !changing) {
    return (
      <TextButton className="mt-2" onClick={() => setChanging(true)}>
        Change Country
      </TextButton>
    );
  }
  return (
    <section aria-label="Country" className="mt-3">
      {!isKnown && (
        <>
          <h3 className="font-sans font-medium">In which country are you?</h3>
          <p className="mt-1 text-ink-soft">We add its emergency numbers.</p>
        </>
      )}
      <div className="mt-3">
        <FormField label="Country">
          {(input) => (
            <SearchableSelect
              {...input}
              choices={choices}
              hint={hint}
              value={country ?? ""}
              disabled={busy}
              onChange={(chosen) => void choose(chosen)}
            />
          )}
        </FormField>
      </div>
    </section>
  );
}

/** Suggested emergency numbers of a country. */
export function numbersFor(country: string): string {
  return t`Numbers for ${countryName(country)}`;
}
