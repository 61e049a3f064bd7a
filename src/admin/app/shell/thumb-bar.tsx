import { Link, useLocation } from "react-router";
import { useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import { newCount, useNews } from "../../inbox/messages/news.ts";
import { INBOX_PATH } from "../../inbox/messages/paths.ts";
import { BELOW_TOASTS } from "../../ui/bottom-bar.tsx";
import { cx } from "../../ui/cx.ts";
import { DESTINATIONS, destinationOf } from "../destinations.ts";
import { isOpenTo } from "../navigation.ts";

/** The five destinations of a phone, at the thumb, or those open to the account's role. A screen's own bar at the bottom takes their place. */
export function ThumbBar() {
  const { pathname } = useLocation();
  const here = destinationOf(pathname);
  const { data: news } = useNews();
  const { role } = useSelectedHotel();
  const open = DESTINATIONS.filter(({ path }) => isOpenTo(role, path));
  if (open.length < 2) return null;
  return (
    <nav
      {...BELOW_TOASTS}
      aria-label="Shortcuts"
      className="@container fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col border-t border-line bg-surface pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] in-[:root:has([data-at-bottom])]:hidden lg:hidden"
    >
      {open.map(({ path, word, icon: Icon }) => (
        <Link
          key={path}
          to={path}
          aria-current={path === here ? (path === pathname ? "page" : "true") : undefined}
          className={cx(
            "relative flex min-h-15 min-w-0 flex-col items-center justify-center gap-0.5 text-[0.8125rem]",
            path === here ? "font-semibold text-accent" : "text-ink-soft",
          )}
        >
          <Icon className="size-6" strokeWidth={path === here ? 2 : 1.75} />
          <span className="max-w-full truncate @max-[19.5rem]:sr-only">{word}</span>
          {path === INBOX_PATH && !!news?.new && (
            <span className="absolute top-1.5 start-[calc(50%+0.375rem)] rounded-full bg-brass px-1.5 text-xs font-semibold text-surface">
              {newCount(news.new)}
              <span className="sr-only"> new</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
