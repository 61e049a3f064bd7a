import { ChevronRight, LogOut, type LucideIcon, Plus } from "lucide-react";
import { Link } from "react-router";
import { MOODS, moodOf } from "../../lib/look/moods.ts";
import { LANGUAGES } from "../../lib/messages/languages.ts";
import { useUser } from "../account/auth/auth-provider.tsx";
import { useLeave } from "../account/auth/leave.tsx";
import { usePlan } from "../account/subscription/plan.ts";
import { completionPercent } from "../content/hotel/fields.ts";
import { useSelectedHotel } from "../content/hotel/hotel-provider.tsx";
import { LINES } from "../ui/row.tsx";
import { listedInWords } from "../ui/words.ts";
import { isInMenu, OF_HOTEL } from "./navigation.ts";

/** What an owner sets up once: each row says its state, and leads to its screen. */
export function HotelOverview() {
  const place = useSelectedHotel();
  const { hotel } = place;
  const plan = usePlan();
  const { email } = useUser();
  const { leave, question } = useLeave();
  const states: Record<keyof typeof OF_HOTEL, string> = {
    profile: `Name, times, Wi-Fi, contact · ${completionPercent(hotel)}% complete`,
    look: `${MOODS[moodOf(hotel.type_mood)].label} headings`,
    languages: listedInWords([hotel.language, ...hotel.languages].map(languageName)),
    members: "Who works here, and what each may do",
    subscription: plan.name,
    account: email ?? "",
    history: OF_HOTEL.history.description,
    revenue: OF_HOTEL.revenue.description,
  };
  return (
    <>
      {question}
      <ul className={LINES}>
        {Object.entries(OF_HOTEL)
          .filter(([, { path }]) => isInMenu(place, path))
          .map(([key, { path, title, icon }]) => (
            <li key={path}>
              <Link to={path} className={ROW}>
                <RowWords icon={icon} title={title} state={states[key as keyof typeof states]} />
                <ChevronRight className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        <li>
          <Link to="/admin/hotels/new" className={ROW}>
            <RowWords icon={Plus} title="Add Hotel" state="With a guest page and a code of its own" />
          </Link>
        </li>
        <li>
          <button type="button" className={`${ROW} cursor-pointer text-left`} onClick={leave}>
            <RowWords icon={LogOut} title="Sign Out" state="On this device" />
          </button>
        </li>
      </ul>
    </>
  );
}

const ROW = "-mx-3 flex w-[calc(100%+1.5rem)] min-h-18 items-center gap-4 px-3 py-3 hover:bg-canvas";

function RowWords({ icon: Icon, title, state }: { icon: LucideIcon; title: string; state: string }) {
  return (
    <>
      <Icon className="size-6 shrink-0 text-brass" strokeWidth={1.5} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block font-display text-[1.1875rem]/6">{title}</span>
        <span className="block text-[0.9375rem]/5.5 text-ink-soft">{state}</span>
      </span>
    </>
  );
}

function languageName(tag: string): string {
  return LANGUAGES[tag as keyof typeof LANGUAGES] ?? tag;
}
