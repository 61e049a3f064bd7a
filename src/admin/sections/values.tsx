import {
  BadgePercent,
  Clock,
  Dot,
  Footprints,
  Globe,
  Hourglass,
  type LucideIcon,
  Mail,
  MapPin,
  Phone,
  Star,
  Ticket,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Field, FieldKind } from "../../fields/index.ts";
import { mailLink, safeUrl } from "../../lib/safe-link.ts";
import { cx } from "../ui/cx.ts";
import { textLink } from "../ui/text-link.tsx";
import { PhoneValue } from "./phone-value.tsx";

const KIND_ICONS: Partial<Record<FieldKind, LucideIcon>> = {
  phone: Phone,
  email: Mail,
  url: Globe,
};
/** What a line of plain text is about, by the name of its column. */
const COLUMN_ICONS: Record<string, LucideIcon> = {
  address: MapPin,
  contact_address: MapPin,
  discount: BadgePercent,
  distance: Footprints,
  entry_fee: Ticket,
  estimated_time: Hourglass,
  location: MapPin,
  timing: Clock,
};

/** Stars need no icon before them. */
export function factIcon(column: string, { kind }: Field): LucideIcon | undefined {
  if (kind === "rating") return undefined;
  return KIND_ICONS[kind] ?? COLUMN_ICONS[column] ?? Dot;
}

export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === "" || value === false;
}

/** A column's value as its field's kind is shown. What must not be followed is shown as plain text. */
export function FieldValue({ field, value }: { field: Field; value: unknown }): ReactNode {
  const text = String(value ?? "");
  switch (field.kind) {
    case "phone":
      return <PhoneValue typed={text} />;
    case "email":
      return <SafeLink href={mailLink(text)}>{text}</SafeLink>;
    case "url": {
      const url = safeUrl(text);
      return (
        <SafeLink href={url} newTab>
          {url ? new URL(url).host.replace(/^www\./, "") : text}
        </SafeLink>
      );
    }
    case "rating":
      return <Stars rating={Number(value)} />;
    case "choice":
      return field.choices?.find((choice) => choice.value === text)?.label ?? text;
    case "flag":
      return value === true ? field.label : null;
    default:
      return text;
  }
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
