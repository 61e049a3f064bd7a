import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { LEGAL_PAGES, type LegalPage } from "../../../lib/legal.ts";
import { useUser } from "../../account/auth/auth-provider.tsx";
import type { WaitingOrder } from "../../rows/orders.ts";
import { useRowForm } from "../../rows/use-row-form.ts";
import { textLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
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
      {fieldGroups(hotel).map(({ title, description, columns, folded }) => {
        const Frame = folded ? FoldedCard : UnfoldedCard;
        return (
          <Frame key={title} title={title} invalid={columns.some((column) => errors[column])}>
            <p className="mt-1 mb-5 text-ink-soft">{description}</p>
            <div className="grid gap-5 @xl:grid-cols-2">
              <FieldCells fields={fields} columns={columns} />
            </div>
            {folded && <LegalPages hotelId={hotel.id} />}
          </Frame>
        );
      })}
    </HotelForm>
  );
}

interface GroupProps {
  title: string;
  /** Whether an input in it has a problem. */
  invalid: boolean;
  children: ReactNode;
}

function UnfoldedCard({ title, children }: GroupProps) {
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {children}
    </Card>
  );
}

function FoldedCard({ title, invalid, children }: GroupProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <details
        className="group"
        open={open || invalid}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <CardTitle>{title}</CardTitle>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition group-open:rotate-180" />
        </summary>
        {children}
      </details>
    </Card>
  );
}

/** The pages as they are now, and the contract with whoever runs this site. */
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
  imprint: "Imprint",
  privacy: "Privacy notice",
  accessibility: "Accessibility statement",
  contract: "Contract on processing data (Article 28 GDPR)",
};
