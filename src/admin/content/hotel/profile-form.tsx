import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { useUser } from "../../account/auth/auth-provider.tsx";
import { useReplaceNumbers } from "../../filling/suggestions/use-replace-numbers.ts";
import { keepAsDraft } from "../../rows/open-save.ts";
import { editOver, HOTEL, type WaitingSave } from "../../rows/saves.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { useWaiting } from "../../rows/waiting-provider.tsx";
import { textLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { cellClass, FieldInput } from "../sections/inputs.tsx";
import { completionPercent, fieldGroups, profileFields } from "./fields.ts";
import { HotelForm } from "./hotel-form.tsx";
import { type Hotel, type HotelUpdate, useUpdateHotel } from "./hotels.ts";
import { LogoField, removeLogo } from "./logo.tsx";

interface ProfileFormProps {
  hotel: Hotel;
  /** What the server has refused: the form begins with it. */
  stopped: WaitingSave | undefined;
  /** Allows leaving without asking about unsaved changes. */
  leaving: boolean;
}

export function ProfileForm({ hotel, stopped, leaving }: ProfileFormProps) {
  const userId = useUser().id;
  const supabase = useSupabase();
  const update = useUpdateHotel();
  const replaceNumbers = useReplaceNumbers();
  const { find, orKeep } = useWaiting();
  const [fields] = useState(() => profileFields(hotel));
  useState(() => stopped && keepAsDraft(userId, stopped, fields));
  const row = useRowForm({ name: `${hotel.id}/profile`, fields, row: hotel });
  const { form } = row;
  const { errors, dirtyFields } = form.formState;
  const typed = useWatch({ control: form.control });
  const percent = completionPercent({
    ...typed,
    times_confirmed: typed.times_confirmed || Boolean(dirtyFields.check_in || dirtyFields.check_out),
  });

  /** Removes the logo before only once nothing shows it any more. */
  async function store(over: Hotel, changes: HotelUpdate): Promise<Hotel> {
    const saved = await update.mutateAsync({ original: over, changes });
    if (over.logo_url !== saved.logo_url) await removeLogo(supabase, over.logo_url);
    return saved;
  }

  function save(over: Hotel, changes: HotelUpdate): Promise<Hotel | undefined> {
    const about = { id: hotel.id, hotelId: hotel.id, collection: HOTEL, title: hotel.name };
    const edit = editOver(find(hotel.id), over, changes);
    return orKeep({ ...about, kind: "edit", ...edit }, () => store(edit.original, edit.changes));
  }

  return (
    <HotelForm
      row={row}
      fields={fields}
      hotel={hotel}
      leaving={leaving}
      done={{
        title: "Profile Updated Successfully!",
        text: "Guests see the new version from now on.",
      }}
      onSave={save}
      onSaved={(saved, over) => void replaceNumbers(over.country, saved)}
    >
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
            {columns.map((column) => (
              <div key={column} className={cellClass(fields[column])}>
                <FieldInput
                  field={fields[column]}
                  error={errors[column]?.message}
                  registered={form.register(column)}
                  control={form.control}
                />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </HotelForm>
  );
}
