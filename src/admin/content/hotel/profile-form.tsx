import { useState } from "react";
import { useWatch } from "react-hook-form";
import { LEGAL_PAGES, type LegalPage } from "../../../lib/legal.ts";
import { t } from "../../../lib/texts/t.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import type { WaitingOrder } from "../../rows/orders.ts";
import { useOutbox } from "../../rows/rows-provider.tsx";
import { useRowForm } from "../../rows/use-row-form.ts";
import { textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Fold } from "../../ui/fold.tsx";
import { BesideName } from "../../ui/in-head.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { percentInWords } from "../sections/fact-words.ts";
import { FieldCells } from "../sections/inputs.tsx";
import { WifiReaders } from "../sections/wifi-input.tsx";
import {
  askedColumns,
  completionPercent,
  LEGAL_COLUMNS,
  LINK_COLUMNS,
  lastColumns,
  MORE_COLUMNS,
  profileFields,
} from "./fields.ts";
import { HotelForm } from "./hotel-form.tsx";
import { type Hotel, hotelTable } from "./hotels.ts";
import { LogoField } from "./logo.tsx";
import { PlaceInputs } from "./place.tsx";
import { ReceptionFields } from "./reception-fields.tsx";
import { useReplaceNumbers } from "./use-replace-numbers.ts";
import { withWelcome } from "./welcome.ts";
import { whatsappLink } from "./whatsapp-link.ts";

interface ProfileFormProps {
  hotel: Hotel;
  /** The order that the server has refused: the form begins with it. */
  stopped: WaitingOrder | undefined;
  /** Allows leaving without asking about unsaved changes. */
  leaving: boolean;
}

export function ProfileForm({ hotel, stopped, leaving }: ProfileFormProps) {
  const userId = useUser().id;
  const replaceNumbers = useReplaceNumbers();
  const outbox = useOutbox();
  const table = hotelTable(userId, hotel.id);
  const [fields] = useState(() => {
    const all = profileFields(hotel);
    return { ...all, whatsapp: whatsappLink(all.whatsapp) };
  });
  const row = useRowForm({
    name: `${hotel.id}/profile`,
    table,
    fields,
    row: hotel,
    stopped,
    change: async (over, changes) => outbox.change(table, over, await withWelcome(over, changes)),
    onSaved: ({ saved, over }) => {
      if (over && saved) void replaceNumbers(over.country, saved);
      return { title: t`Profile Updated Successfully!`, text: t`Guests see it now.` };
    },
  });
  const { form } = row;
  const { errors, dirtyFields } = form.formState;
  const typed = useWatch({ control: form.control });
  const percent = completionPercent({
    ...typed,
    times_confirmed: typed.times_confirmed || Boolean(dirtyFields.check_in || dirtyFields.check_out),
  });

  const isInvalid = (columns: readonly string[]) => columns.some((column) => column in errors);

  return (
    <HotelForm row={row} leaving={leaving}>
      <BesideName>
        <div className="flex min-h-9 items-center gap-2.5">
          <div className="w-12 sm:w-24">
            <ProgressBar label="Profile completion" percent={percent} />
          </div>
          <span className="text-ink-soft">{percentInWords(percent)}</span>
        </div>
      </BesideName>
      <LogoField hotelId={hotel.id} error={errors.logo_url?.message} />
      {askedColumns(hotel).map((columns) => (
        <div
          key={columns.join()}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-x-4 gap-y-5"
        >
          <FieldCells fields={fields} columns={columns} />
        </div>
      ))}
      <div className="border-t border-line">
        <Fold
          title="More"
          inside="Links, reception hours, Wi-Fi password, search engines"
          invalid={isInvalid(MORE_COLUMNS)}
        >
          <WifiReaders />
          <PlaceInputs fields={fields} hotel={hotel} />
          <div className="grid gap-5 @lg:grid-cols-2">
            <FieldCells fields={fields} columns={LINK_COLUMNS} />
            <ReceptionFields fields={fields} />
            <FieldCells fields={fields} columns={lastColumns(hotel)} />
          </div>
        </Fold>
        <Fold
          title="Legal"
          inside="Imprint, privacy notice, accessibility statement"
          invalid={isInvalid(LEGAL_COLUMNS)}
        >
          <p className="mb-5 text-ink-soft">
            We fill in templates with these answers. They are not legal advice.
          </p>
          <div className="grid gap-5 @xl:grid-cols-2">
            <FieldCells fields={fields} columns={LEGAL_COLUMNS} />
          </div>
          <LegalPages hotelId={hotel.id} />
        </Fold>
      </div>
    </HotelForm>
  );
}

/** The pages as they are now, and the contract with the operator. */
function LegalPages({ hotelId }: { hotelId: string }) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-5">
      {LEGAL_PAGES.map((page) => (
        <a
          key={page}
          href={`/view/${hotelId}/${page}`}
          target="_blank"
          rel="noopener"
          className={cx(textLink, "inline-flex min-h-11 items-center")}
        >
          {LEGAL_LABELS[page]}
        </a>
      ))}
    </p>
  );
}

const LEGAL_LABELS: Readonly<Record<LegalPage, string>> = {
  imprint: t`Imprint`,
  privacy: t`Privacy notice`,
  accessibility: t`Accessibility statement`,
  contract: t`Contract on processing data (Article 28 GDPR)`,
};
