/** One quiet line at the end of a hotel's page. */
import type { GuestHotel } from "../../lib/documents/guest-document.ts";
import { safeUrl } from "../../lib/links/safe-link.ts";
import { useReading } from "../language/reading.ts";
import { Link } from "../parts/link.tsx";

/** The hotel's own imprint comes first. Our privacy notice says what this page stores, and links to the hotel's own. */
export function LegalLinks({ hotel }: { hotel: GuestHotel }) {
  const { t, tag } = useReading();
  const page = (name: string) => `/view/${hotel.id}/${name}?lang=${tag}`;
  return (
    <p className="social soft">
      <a href={page("privacy")}>{t("legal.privacy")}</a>
      <Link href={safeUrl(hotel.imprint_url) ?? page("imprint")}>{t("legal.imprint")}</Link>
      <a href={page("accessibility")}>{t("legal.accessibility")}</a>
      <a href={page("report")}>{t("legal.report")}</a>
    </p>
  );
}
