import { Link } from "react-router";
import { useMay } from "../../content/hotel/hotel-provider.tsx";
import { textLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { listedInWords } from "../../ui/words.ts";
import { useShutNames } from "../team/stations.ts";

/** For owners who have not read the mail: why somebody cannot begin a shift at a station. */
export function ShutNames() {
  const owns = useMay("owner");
  const query = useShutNames(owns);
  if (!owns) return null;
  if (!query.data) return <NotLoaded inline query={query} what="whether your stations open" hint="" />;
  if (query.data.length === 0) return null;
  const shut = query.data;
  const isOne = shut.length === 1;
  const reasons = [...new Set(shut.map(({ why }) => why))];
  const namesFor = (why: string) => shut.filter((one) => one.why === why).map(({ name }) => name);
  return (
    <Card>
      <CardTitle>{isOne ? "A name is locked" : "Names are locked"}</CardTitle>
      <p className="mt-1 wrap-anywhere">
        {reasons.map((why) => `${listedInWords(namesFor(why))}: ${why}. `)}
        <Link to="/admin/members" className={textLink}>
          {isOne ? "Set a new PIN" : "Set new PINs"}
        </Link>
      </p>
    </Card>
  );
}
