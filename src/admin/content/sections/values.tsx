/** A column's value, as owners look at it. */

import { Star } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { type Field, type FieldKind, hasNoValue } from "../../../fields/index.ts";
import { mailLink, safeUrl } from "../../../lib/links/safe-link.ts";
import { photoUrl } from "../../../lib/look/photo.ts";
import type { PhoneUse } from "../../../lib/phone/dial.ts";
import { textLink } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { decimalInWords, hostOf, valueInWords } from "./fact-words.ts";
import { useShownNumbers } from "./phone-plans.ts";

interface ValueProps {
  field: Field;
  value: unknown;
  /** For phone numbers. */
  use?: PhoneUse | undefined;
}

/** Unsafe links are shown as plain text. */
const SHOWN: Record<FieldKind, ((text: string, use: ValueProps["use"]) => ReactNode) | "in words"> = {
  text: "in words",
  longText: "in words",
  time: "in words",
  moment: "in words",
  choice: "in words",
  color: "in words",
  flag: "in words",
  details: "in words",
  hours: "in words",
  accent: "in words",
  wifi: "in words",
  phone: (text, use) => <PhoneValue typed={text} use={use} />,
  email: (text) => <SafeLink href={mailLink(text)}>{text}</SafeLink>,
  url: (text) => (
    <SafeLink href={safeUrl(text)} newTab>
      {hostOf(text)}
    </SafeLink>
  ),
  rating: (text) => <Stars rating={Number(text)} />,
  photo: (path) => (
    <img
      src={photoUrl(path, 1200, "webp")}
      alt=""
      loading="lazy"
      className="aspect-video w-full rounded-xl object-cover"
    />
  ),
};

export function FieldValue({ field, value, use }: ValueProps): ReactNode {
  if (hasNoValue(value)) return null;
  const show = SHOWN[field.kind];
  return show === "in words" ? valueInWords(field, value, "\n") : show(String(value), use);
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
    <span
      role="img"
      aria-label={`${decimalInWords(rating)} out of 5`}
      className="inline-flex items-center gap-2"
    >
      <span className="inline-flex gap-0.5 text-brass">
        {STARS.map((star) => (
          <Star key={star} className="size-4" fill={star <= Math.round(rating) ? "currentColor" : "none"} />
        ))}
      </span>
      <span className="font-medium">{decimalInWords(rating)}</span>
    </span>
  );
}

/** A phone number with the same links as on the guest page. */
function PhoneValue({ typed, use }: Pick<ValueProps, "use"> & { typed: string }) {
  return useShownNumbers(typed, use).map(({ text, href }, index) => (
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
