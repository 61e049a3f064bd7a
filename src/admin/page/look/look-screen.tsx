import { Copy } from "lucide-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import { Link } from "react-router";
import { isShownDarker } from "../../../lib/look/colors.ts";
import { t } from "../../../lib/texts/t.ts";
import { LOOK_FIELDS } from "../../content/hotel/fields.ts";
import { useOtherHotels } from "../../content/hotel/hotel-choice.ts";
import { HotelForm } from "../../content/hotel/hotel-form.tsx";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { type Hotel, useHotelTable } from "../../content/hotel/hotels.ts";
import { useRowForm } from "../../rows/use-row-form.ts";
import { AccentInput } from "../../ui/accent-input.tsx";
import { Button, textLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import { CoverChoice } from "./cover-choice.tsx";
import { useLogoColors } from "./logo-colors.ts";
import { MoodChoice } from "./mood-choice.tsx";

const CopyLookDialog = onDemand(() => import("./copy-look-dialog.tsx").then((m) => m.CopyLookDialog));

export function LookScreen() {
  const hotel = useHotel();
  const others = useOtherHotels();
  const [copying, setCopying] = useState(false);
  return (
    <>
      {others.length > 0 && (
        <Button icon={Copy} variant="secondary" className="mb-6" onClick={() => setCopying(true)}>
          Copy to Another Hotel
        </Button>
      )}
      {/* Another hotel is another form. */}
      <LookForm key={hotel.id} hotel={hotel} />
      {copying && <CopyLookDialog hotel={hotel} onClose={() => setCopying(false)} />}
    </>
  );
}

/** Cover, color and headings, chosen beside the preview; guests see them once they are saved. */
function LookForm({ hotel }: { hotel: Hotel }) {
  const row = useRowForm({
    name: `${hotel.id}/look`,
    table: useHotelTable(hotel.id),
    fields: LOOK_FIELDS,
    row: hotel,
    onSaved: () => ({ title: t`Look Updated Successfully!`, text: t`Guests see it now.` }),
  });
  const { form } = row;
  const { errors } = form.formState;
  const { field: accent } = useController({ control: form.control, name: "accent" });
  const color = String(accent.value);
  const logoColors = useLogoColors(hotel.logo_url);

  return (
    <HotelForm row={row}>
      <Card>
        <CardTitle>Cover</CardTitle>
        <p className="mt-1 mb-5 text-ink-soft">The top of your guest page.</p>
        <CoverChoice hotel={hotel} color={color} />
      </Card>
      <Card>
        <CardTitle>Color</CardTitle>
        <p className="mt-1 mb-5 text-ink-soft">For buttons, links and a cover without a photo.</p>
        <AccentInput
          label="Color of your hotel"
          error={errors.accent?.message}
          value={color}
          onChange={accent.onChange}
          own={logoColors.data ?? []}
        />
        {logoColors.isError && (
          <LoadFailure
            inline
            what="the colors of your logo"
            hint=""
            error={logoColors.error}
            onRetry={logoColors.refetch}
          />
        )}
        {isShownDarker(color) && (
          <p role="status" className="mt-3 text-sm text-brass">
            We use a darker shade where this color is hard to read.
          </p>
        )}
        {!hotel.logo_url && (
          <p className="mt-3 text-sm text-ink-soft">
            <Link to="/admin/profile" className={textLink}>
              Add a logo
            </Link>{" "}
            to choose its colors.
          </p>
        )}
      </Card>
      <Card>
        <CardTitle>Headings</CardTitle>
        <p className="mt-1 mb-5 text-ink-soft">The letters of headings, and the corners.</p>
        <MoodChoice name={hotel.name} />
      </Card>
    </HotelForm>
  );
}
