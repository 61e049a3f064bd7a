/** One quiet line at the end of a hotel's page. */
import type { GuestHotel } from "../../lib/documents/guest-document.ts";
import type { SiteFacts } from "../../lib/legal.ts";
import { mailLink, safeUrl } from "../../lib/links/safe-link.ts";
import { PRODUCT } from "../../product.ts";
import { useReading } from "../language/reading.ts";
import { Link } from "../parts/link.tsx";

/** The hotel's own imprint comes first. Our privacy notice says what this page stores, and links to the hotel's own. */
export function LegalLinks({ hotel, facts }: { hotel: GuestHotel; facts: SiteFacts }) {
  const { t, tag } = useReading();
  const operator = mailLink(facts.operator.email);
  const page = (name: string) => `/view/${hotel.id}/${name}?lang=${tag}`;
  return (
    <p className="social soft">
      <a href={page("privacy")}>{t("legal.privacy")}</a>
      <Link href={safeUrl(hotel.imprint_url) ?? page("imprint")}>{t("legal.imprint")}</Link>
      <a href={page("accessibility")}>{t("legal.accessibility")}</a>
      {operator && <a href={`${operator}?subject=${PRODUCT}%20${hotel.id}`}>{t("legal.report")}</a>}
    </p>
  );
}
