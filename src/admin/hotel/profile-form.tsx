import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { text } from "../../fields/index.ts";
import { errorCode, NETWORK } from "../../lib/errors.ts";
import { useRowForm } from "../forms/use-row-form.ts";
import { cellClass, FieldInput } from "../sections/inputs.tsx";
import { useSupabase } from "../supabase.tsx";
import { textLink } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { completionPercent, fieldGroups, profileFields } from "./fields.ts";
import { HotelForm } from "./hotel-form.tsx";
import { type Hotel, type HotelUpdate, useUpdateHotel } from "./hotels.ts";
import { type Logo, LogoField, removeLogo, uploadLogo } from "./logo.tsx";

/** For the question which version counts. */
const LOGO = text.optional({ label: "Logo" });

/** @param leaving allows leaving without asking about unsaved changes */
export function ProfileForm({ hotel, leaving }: { hotel: Hotel; leaving: boolean }) {
  const saveProfile = useSaveProfile();
  const [logo, setLogo] = useState<Logo>(hotel.logo_url);
  const [fields] = useState(() => profileFields(hotel));
  const row = useRowForm({ name: `${hotel.id}/profile`, fields, row: hotel });
  const { form, original = hotel } = row;
  const { errors, isDirty, dirtyFields } = form.formState;
  const typed = useWatch({ control: form.control });
  const percent = completionPercent({
    ...typed,
    times_confirmed: typed.times_confirmed || Boolean(dirtyFields.check_in || dirtyFields.check_out),
    logo_url: logo instanceof File ? logo.name : logo,
  });
  const newLogo = logo === original.logo_url ? undefined : logo;
  const changed = isDirty || newLogo !== undefined;

  function startOver(from: Hotel): void {
    row.startOver(from);
    setLogo(from.logo_url);
  }

  // Another window may have saved the hotel meanwhile, so the newer version is loaded.
  useEffect(() => {
    if (!changed && !row.restored && hotel.updated_at > original.updated_at) startOver(hotel);
  });

  return (
    <HotelForm
      row={row}
      fields={fields}
      original={original}
      changed={changed}
      leaving={leaving}
      alsoShown={{ logo_url: LOGO }}
      done={{
        title: "Profile Updated Successfully!",
        text: "Guests see the new version from now on.",
      }}
      onSave={async (over, changes) => startOver(await saveProfile(over, changes, newLogo))}
      onStartOver={() => startOver(original)}
      onLoadNewer={({ current, columns }) => {
        row.loadNewer(current, columns);
        if (newLogo === undefined || columns.includes("logo_url")) setLogo(current.logo_url);
      }}
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
        <LogoField value={logo} onChange={setLogo} />
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

/**
 * Uploads a new logo, saves the changes, and only then removes the previous logo. So when anything fails, the
 * stored hotel's logo still exists.
 * @throws what the upload or the update threw
 */
function useSaveProfile() {
  const supabase = useSupabase();
  const update = useUpdateHotel();
  /** By file, so that a repeated attempt does not upload again. */
  const [uploaded] = useState(() => new Map<File, string>());

  async function upload(hotelId: string, file: File): Promise<string> {
    const url = uploaded.get(file) ?? (await uploadLogo(supabase, hotelId, file));
    uploaded.set(file, url);
    return url;
  }

  /** @param logo undefined for no change */
  return async (original: Hotel, changes: HotelUpdate, logo: Logo | undefined): Promise<Hotel> => {
    const before = logo instanceof File && uploaded.has(logo);
    const logoUrl = logo instanceof File ? await upload(original.id, logo) : logo;
    try {
      const saved = await update.mutateAsync({
        original,
        changes: logoUrl === undefined ? changes : { ...changes, logo_url: logoUrl },
      });
      if (original.logo_url !== saved.logo_url) await removeLogo(supabase, original.logo_url);
      return saved;
    } catch (error) {
      // After a lost answer, the hotel may already show the uploaded file.
      if (logo instanceof File && !before && errorCode(error) !== NETWORK) {
        uploaded.delete(logo);
        await removeLogo(supabase, logoUrl);
      }
      throw error;
    }
  };
}
