import { ChevronRight, LogOut, type LucideIcon, Plus } from "lucide-react";
import { Link } from "react-router";
import { MOODS, moodOf } from "../../lib/look/moods.ts";
import { LANGUAGES } from "../../lib/messages/languages.ts";
import { declared, t } from "../../lib/texts/t.ts";
import { useUser } from "../account/auth/auth-provider.tsx";
import { useLeave } from "../account/auth/leave.tsx";
import { usePlan } from "../account/subscription/plan.ts";
import { completionPercent } from "../content/hotel/fields.ts";
import { useSelectedHotel } from "../content/hotel/hotel-provider.tsx";
import { cx } from "../ui/cx.ts";
import { LINES } from "../ui/row.tsx";
import { listedInWords } from "../ui/words.ts";
import { wordOf } from "./destinations.ts";
import { isInMenu, MENU, type NavigationEntry, OF_HOTEL } from "./navigation.ts";
import { OwnCover } from "./own-cover.tsx";

/** Everything an owner sets up once: each row says its state, and leads to its screen. */
export function HotelOverview() {
  const place = useSelectedHotel();
  const { hotel } = place;
  const plan = usePlan();
  const { email } = useUser();
  const { leave, question } = useLeave();
  const { profile, look, languages, members, subscription, account } = OF_HOTEL;
  const states: Readonly<Record<string, string>> = {
    [profile.path]: t`Name, times, Wi-Fi, contact · ${completionPercent(hotel)}% complete`,
    [look.path]: t`${declared(MOODS[moodOf(hotel.type_mood)].label)} headings`,
    [languages.path]: listedInWords([hotel.language, ...hotel.languages].map(languageName)),
    [members.path]: t`Who works here`,
    [subscription.path]: plan.name,
    [account.path]: email ?? "",
  };
  // In the menu's order, without what the bar has.
  const rows = MENU.flatMap(({ entries }): readonly NavigationEntry[] => entries).filter(
    ({ path, section }) => !section && !wordOf(path) && isInMenu(place, path),
  );
  return (
    <>
      {question}
      <OwnCover className="min-h-44 rounded-2xl p-5" />
      <ul className={cx(LINES, "border-t-0")}>
        {rows.map(({ path, title, icon, description = "" }) => (
          <li key={path}>
            <Link to={path} className={ROW}>
              <RowWords icon={icon} title={title} state={states[path] ?? description} />
              <ChevronRight className="size-5 shrink-0 text-ink-soft cramped:hidden" />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/admin/hotels/new" className={ROW}>
            <RowWords icon={Plus} title="Add Hotel" state="With a guest page and a code of its own" />
          </Link>
        </li>
        <li>
          <button type="button" className={`${ROW} cursor-pointer text-start`} onClick={leave}>
            <RowWords icon={LogOut} title="Sign Out" state="On this device" />
          </button>
        </li>
      </ul>
    </>
  );
}

const ROW = "flex w-full min-h-18 items-center gap-4 py-3 hover:bg-canvas cramped:gap-3";

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
