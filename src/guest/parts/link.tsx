import type { ReactNode } from "react";
import type { GuestHotel } from "../../lib/documents/guest-document.ts";
import { phoneNumbers } from "../../lib/phone/phone-numbers.ts";
import { useReading } from "../language/reading.ts";

interface LinkProps {
  /** An address that lib/links/safe-link.ts has checked; without one, the content is plain text. */
  href: string | undefined;
  /** Whether paper shows the address, because links cannot be followed there. */
  onPaper?: boolean | undefined;
  className?: string | undefined;
  /** Accessible name, if the content alone is unclear. */
  label?: string;
  children: ReactNode;
}

/** Websites open in a new tab. rel="nofollow" tells search engines that we do not vouch for them. */
export function Link({ href, onPaper, className, label, children }: LinkProps) {
  if (!href) return <span>{children}</span>;
  const beside = href.startsWith("http") ? { target: "_blank", rel: "noopener nofollow" } : {};
  return (
    <a href={href} {...beside} className={className} data-paper={onPaper ? "" : undefined} aria-label={label}>
      {children}
    </a>
  );
}

/** A name, number, address or code: no browser translates it. */
export function AsWritten({ children }: { children: ReactNode }) {
  return <bdi translate="no">{children}</bdi>;
}

export function PhoneLinks({ hotel }: { hotel: Pick<GuestHotel, "phone" | "country"> }) {
  return phoneNumbers(hotel.phone, hotel).map(({ text, href }) => (
    <Link key={text} href={href}>
      <AsWritten>{text}</AsWritten>
    </Link>
  ));
}

/** Loads this very page again: an empty reference (RFC 3986, 4.4). */
export function TryNow() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: see above
    <a className="button" href="">
      {useReading().t("unavailable.tryNow")}
    </a>
  );
}
