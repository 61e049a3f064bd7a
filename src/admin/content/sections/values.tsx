/** A column's value, as owners look at it. */

import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { asDetails, type Field, type FieldKind, labelOf, wifiInWords } from "../../../fields/index.ts";
import { ENGLISH_HOURS } from "../../../lib/opening-hours/english.ts";
import type { OpeningHours } from "../../../lib/opening-hours/hours.ts";
import { formatFor, inLines } from "../../../lib/opening-hours/words.ts";
import type { PhoneUse } from "../../../lib/phone/dial.ts";
import { photoUrl } from "../../../lib/photo.ts";
import { mailLink, safeUrl } from "../../../lib/safe-link.ts";
import { textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useHotel } from "../hotel/hotel-provider.tsx";

interface ValueProps {
  field: Field;
  value: unknown;
  /** For phone numbers. */
  use?: PhoneUse | undefined;
}

/** Unsafe links are shown as plain text. */
type Shown = (text: string, props: ValueProps) => ReactNode;

const plain: Shown = (text) => text;
const chosen: Shown = (text, { field }) => labelOf(field, text);

const KINDS: Record<FieldKind, Shown> = {
  text: plain,
  longText: plain,
  time: plain,
  moment: (text) => text.slice(0, 16).replace("T", " "),
  phone: (text, { use }) => <PhoneValue typed={text} use={use} />,
  email: (text) => <SafeLink href={mailLink(text)}>{text}</SafeLink>,
  url: (text) => <Website typed={text} />,
  rating: (text) => <Stars rating={Number(text)} />,
  choice: chosen,
  color: chosen,
  flag: (_, { field, value }) => (value === true ? field.label : null),
  details: (_, { value }) => linesOf(value),
  hours: (_, { value }) => inLines(value as OpeningHours, formatFor(ENGLISH_HOURS)).join("\n"),
  photo: (path) =>
    path && (
      <img
        src={photoUrl(path, 1200, "webp")}
        alt=""
        loading="lazy"
        className="aspect-video w-full rounded-xl object-cover"
      />
    ),
  accent: plain,
  wifi: (_, { value }) => wifiInWords(value),
};

export function FieldValue(props: ValueProps): ReactNode {
  return KINDS[props.field.kind](String(props.value ?? ""), props);
}

function linesOf(details: unknown): string {
  return Object.entries(asDetails(details))
    .map(([name, text]) => `${name}: ${text}`)
    .join("\n");
}

function Website({ typed }: { typed: string }) {
  const url = safeUrl(typed);
  return (
    <SafeLink href={url} newTab>
      {url ? new URL(url).host.replace(/^www\./, "") : typed}
    </SafeLink>
  );
}

function SafeLink({ href, newTab, children }: { href: string | undefined; newTab?: true; children: string }) {
  if (!href) return children;
  return (
    <a href={href} className={cx(textLink, "py-2")} {...(newTab && { target: "_blank", rel: "noreferrer" })}>
      {children}
    </a>
  );
}

const STARS = [1, 2, 3, 4, 5];

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5`} className="inline-flex items-center gap-2">
      <span className="inline-flex gap-0.5 text-brass">
        {STARS.map((star) => (
          <Star
            key={star}
            aria-hidden="true"
            className="size-4"
            fill={star <= Math.round(rating) ? "currentColor" : "none"}
          />
        ))}
      </span>
      <span className="font-medium">{rating.toFixed(1)}</span>
    </span>
  );
}

/** The numbering plans of all countries, loaded when the first number is shown. */
const PLANS = {
  queryKey: ["phone-numbers"],
  queryFn: () => import("../../../lib/phone/phone-numbers.ts"),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
};

interface PhoneValueProps {
  typed: string;
  use?: PhoneUse | undefined;
}

/** A phone number with the same links as on the guest page. */
function PhoneValue({ typed, use }: PhoneValueProps) {
  const { country } = useHotel();
  const { data: plans } = useQuery(PLANS);
  // Plain text until the plans are loaded, and if loading fails.
  const numbers = plans?.phoneNumbers(typed, { country, use }) ?? [{ text: typed, href: undefined }];
  return numbers.map(({ text, href }, index) => (
    <Fragment key={text}>
      {index > 0 && ", "}
      {href ? (
        <a href={href} className={cx(textLink, "py-2")}>
          {text}
        </a>
      ) : (
        text
      )}
    </Fragment>
  ));
}
