/** The bar of a hotel's page. */
import type { GuestKind } from "../../forms/index.ts";
import type { GuestHotel } from "../../lib/documents/guest-document.ts";
import { mailLink, mapLink } from "../../lib/links/safe-link.ts";
import { phoneLink } from "../../lib/phone/phone-numbers.ts";
import { useReading } from "../language/reading.ts";
import { Icon, type IconName } from "../parts/icons.tsx";
import { Link } from "../parts/link.tsx";
import { FormLink } from "./message-links.tsx";

/** The form that the dock links to. */
const ASK = "request" satisfies GuestKind;

/** Stays at the bottom, within the thumb's reach. In a section, the way back replaces the link to the form. */
export function Dock({
  hotel,
  messages,
  hasSections,
}: {
  hotel: Pick<GuestHotel, "id" | "name" | "phone" | "email" | "address" | "country">;
  /** Kinds of forms that it may link to. */
  messages: readonly string[];
  hasSections: boolean;
}) {
  const { t } = useReading();
  return (
    <nav className="dock" aria-label={t("page.quickAccess")}>
      <DockLink icon="Phone" label={t("page.call")} href={phoneLink(hotel.phone, hotel)} long={hotel.phone} />
      {messages.includes(ASK) ? (
        <FormLink hotelId={hotel.id} kind={ASK}>
          <Icon name="MessageCircle" />
          <span>{t("page.ask")}</span>
        </FormLink>
      ) : (
        <DockLink icon="Mail" label={t("page.writeEmail")} href={mailLink(hotel.email)} />
      )}
      {hasSections && <DockLink icon="ArrowLeft" label={t("page.back")} href="#top" className="up" />}
      <DockLink
        icon="Navigation"
        label={t("page.directions")}
        href={mapLink(`${hotel.name}, ${hotel.address}`)}
      />
    </nav>
  );
}

interface DockLinkProps {
  icon: IconName;
  label: string;
  href: string | undefined;
  /** Used if there is room. */
  long?: string;
  className?: string;
}

function DockLink({ icon, label, href, long, className }: DockLinkProps) {
  if (!href) return null;
  return (
    <Link href={href} className={className}>
      <Icon name={icon} />
      <span>{label}</span>
      {long && (
        <bdi aria-hidden="true" translate="no">
          {long}
        </bdi>
      )}
    </Link>
  );
}
