import { useEffect, useState } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import { text } from "../../fields/index.ts";
import { brokenRule, errorCode, NETWORK, words } from "../../lib/errors.ts";
import { ChangedElsewhereDialog } from "../forms/changed-elsewhere-dialog.tsx";
import { DraftNotice } from "../forms/draft-notice.tsx";
import { ChangedElsewhereError } from "../forms/save-over.ts";
import { type Conflict, useRowForm } from "../forms/use-row-form.ts";
import { useInPreview } from "../preview/source.ts";
import { cellClass, FieldInput } from "../sections/inputs.tsx";
import { ruleWords } from "../sections/rule-words.ts";
import { useSupabase } from "../supabase.tsx";
import { Button } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { Form } from "../ui/form.tsx";
import { useMessages } from "../ui/messages.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { UnsavedChanges } from "../ui/unsaved-changes.tsx";
import { completionPercent } from "./completion.ts";
import { fieldGroups, HOTEL_COLUMNS, hotelFields } from "./fields.ts";
import { type Hotel, type HotelUpdate, useUpdateHotel } from "./hotels.ts";
import { type Logo, LogoField, removeLogo, uploadLogo } from "./logo.tsx";
import { PROFILE_WORDS } from "./words.ts";

/** For the question which version counts. */
const LOGO = text.optional({ label: "Logo" });

/** @param leaving allows leaving without asking about unsaved changes */
export function ProfileForm({ hotel, leaving }: { hotel: Hotel; leaving: boolean }) {
  const showMessage = useMessages();
  const saveProfile = useSaveProfile();
  const [logo, setLogo] = useState<Logo>(hotel.logo_url);
  const [fields] = useState(() => hotelFields(hotel));
  const row = useRowForm({ name: `${hotel.id}/profile`, fields, row: hotel });
  const { form, original = hotel, conflict, changesOf } = row;
  useInPreview(form, fields, original);
  const { errors, isDirty, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control });
  const { dirtyFields } = form.formState;
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

  function loadNewer({ current, columns }: Conflict<Hotel>): void {
    row.loadNewer(current, columns);
    if (newLogo === undefined || columns.includes("logo_url")) setLogo(current.logo_url);
  }

  /** @param over the version to replace */
  const save = (over: Hotel) =>
    form.handleSubmit(async (values) => {
      try {
        startOver(await saveProfile(over, changesOf(values), newLogo));
        showMessage({
          type: "success",
          title: "Profile Updated Successfully!",
          text: "Guests see the new version from now on.",
        });
      } catch (error) {
        if (error instanceof ChangedElsewhereError) row.setConflict(error);
        else showFailure(error);
      }
    });

  function showFailure(error: unknown): void {
    const broken = brokenRule(error, "hotels", HOTEL_COLUMNS);
    const column = HOTEL_COLUMNS.find((name) => name === broken?.column);
    if (broken && column) {
      form.setError(column, { message: ruleWords(fields[column], broken.rule) }, { shouldFocus: true });
    } else {
      showMessage({ type: "error", title: "Error", text: words(PROFILE_WORDS, error) });
    }
  }

  return (
    <FormProvider {...form}>
      <Form onSubmit={save(original)} className="flex max-w-4xl flex-col gap-6">
        {row.restored && <DraftNotice onDiscard={row.discardDraft} />}
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
            At the top of your guest page and in the middle of your code.
          </p>
          <LogoField value={logo} onChange={setLogo} />
        </Card>
        {fieldGroups(hotel).map(({ title, description, columns }) => (
          <Card key={title}>
            <CardTitle>{title}</CardTitle>
            <p className="mt-1 mb-5 text-ink-soft">{description}</p>
            <div className="grid gap-5 sm:grid-cols-2">
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
        <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-canvas/95 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur sm:mx-0 sm:px-0">
          <p role="status" className="mr-auto text-ink-soft">
            {changed && "You have unsaved changes."}
          </p>
          {changed && (
            <Button variant="secondary" disabled={isSubmitting} onClick={() => startOver(original)}>
              Undo Changes
            </Button>
          )}
          <Button type="submit" disabled={!changed} busy={isSubmitting && "Saving..."}>
            Save Changes
          </Button>
        </div>
        {conflict && (
          <ChangedElsewhereDialog
            one="hotel"
            fields={{ ...fields, logo_url: LOGO }}
            conflict={conflict}
            onLoad={() => loadNewer(conflict)}
            onSave={() => {
              row.dropConflict();
              void save(conflict.current)();
            }}
            onClose={row.dropConflict}
          />
        )}
        <UnsavedChanges when={changed && !isSubmitting && !leaving} onLeave={row.dropDraft} />
      </Form>
    </FormProvider>
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
