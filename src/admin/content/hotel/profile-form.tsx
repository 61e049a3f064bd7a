import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useUser } from "../../account/auth/auth-provider.tsx";
import type { WaitingOrder } from "../../rows/orders.ts";
import { useRowForm } from "../../rows/use-row-form.ts";
import { textLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { FieldCells } from "../sections/inputs.tsx";
import { completionPercent, fieldGroups, profileFields } from "./fields.ts";
import { HotelForm } from "./hotel-form.tsx";
import { type Hotel, hotelTable } from "./hotels.ts";
import { LogoField } from "./logo.tsx";
import { useReplaceNumbers } from "./use-replace-numbers.ts";

interface ProfileFormProps {
  hotel: Hotel;
  /** What the server has refused: the form begins with it. */
  stopped: WaitingOrder | undefined;
  /** Allows leaving without asking about unsaved changes. */
  leaving: boolean;
}

export function ProfileForm({ hotel, stopped, leaving }: ProfileFormProps) {
  const userId = useUser().id;
  const replaceNumbers = useReplaceNumbers();
  const [fields] = useState(() => profileFields(hotel));
  const row = useRowForm({
    name: `${hotel.id}/profile`,
    table: hotelTable(userId, hotel.id),
    fields,
    row: hotel,
    stopped,
    onSaved: ({ saved, over }) => {
      if (over && saved) void replaceNumbers(over.country, saved);
      return { title: "Profile Updated Successfully!", text: "Guests see the new version from now on." };
    },
  });
  const { form } = row;
  const { errors, dirtyFields } = form.formState;
  const typed = useWatch({ control: form.control });
  const percent = completionPercent({
    ...typed,
    times_confirmed: typed.times_confirmed || Boolean(dirtyFields.check_in || dirtyFields.check_out),
  });

  return (
    <HotelForm row={row} leaving={leaving}>
      <Card>
        <div className="mb-2 flex items-baseline justify-between gap-4">
          <span className="font-medium">Profile completion</span>
          <span className="font-display text-2xl font-semibold">{percent}%</span>
        </div>
        <ProgressBar label="Profile completion" percent={percent} />
      </Card>
      <Card>
        <CardTitle>Logo</CardTitle>
        <p className="mt-1 mb-5 text-ink-soft">
          At the top of your guest page and in the middle of your code.{" "}
          <Link to="/admin/look" className={textLink}>
            Cover, color and headings
          </Link>{" "}
          have a screen of their own.
        </p>
        <LogoField hotelId={hotel.id} error={errors.logo_url?.message} />
      </Card>
      {fieldGroups(hotel).map(({ title, description, columns }) => (
        <Card key={title}>
          <CardTitle>{title}</CardTitle>
          <p className="mt-1 mb-5 text-ink-soft">{description}</p>
          <div className="grid gap-5 @xl:grid-cols-2">
            <FieldCells fields={fields} columns={columns} />
          </div>
        </Card>
      ))}
    </HotelForm>
  );
}
