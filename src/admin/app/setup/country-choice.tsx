import { useId, useState } from "react";
import { isCountry } from "../../../lib/country/countries.ts";
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

/** Says whose emergency numbers are suggested, and changes it; asks where nobody knows. */
export function CountryChoice() {
  const hotel = useHotel();
  const { country } = hotel;
  const change = useChangeHotel();
  const replaceNumbers = useReplaceNumbers();
  const [busy, run] = useTask(PROFILE_FAILURES);
  const [changing, setChanging] = useState(false);
  const title = useId();
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

  return (
    <section aria-labelledby={title} className="rounded-2xl border border-line p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={title} className="text-lg font-semibold">
          {isKnown ? `Numbers for ${countryName(country)}` : "In which country are you?"}
        </h3>
        {isKnown && !changing && <TextButton onClick={() => setChanging(true)}>Change Country</TextButton>}
      </div>
      {!isKnown && <p className="mt-1 text-ink-soft">We add its emergency numbers.</p>}
      {(changing || !isKnown) && (
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
      )}
    </section>
  );
}
