/** Credits OpenStreetMap, as https://www.openstreetmap.org/copyright requires. */
import { Link } from "../parts/link.tsx";

/** Only pages with a credit have these rules. */
export const CREDIT_RULES = ".credit a{display:inline-block;padding:12px 0}";

export function MapCredit() {
  return (
    <p className="credit soft" lang="en" dir="ltr">
      <Link href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</Link>
    </p>
  );
}
