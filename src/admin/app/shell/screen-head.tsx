import { useLocation } from "react-router";
import { AlsoHere } from "../../content/colleagues-here.tsx";
import { useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import { BackArrow } from "../../ui/back-link.tsx";
import { cx } from "../../ui/cx.ts";
import { TabLink } from "../../ui/tab-link.tsx";
import { useIsNarrow } from "../../ui/use-media-query.ts";
import { aboveOf, wordOf } from "../destinations.ts";
import { HOTEL_OVERVIEW, headerOf, isInMenu, type NavigationEntry, OF_HOTEL } from "../navigation.ts";
import { SETUP_PATH } from "../setup/steps.ts";

interface ScreenHeadProps {
  header: NavigationEntry;
  /** Takes the element in which a screen puts what can be done with all of it. */
  placeRef: (place: HTMLElement | null) => void;
}

/** A screen's name and the way back. On phones the five have the bar's word as their name, and the title below. */
export function ScreenHead({ header: { title, description, path, tab }, placeRef }: ScreenHeadProps) {
  const word = wordOf(path);
  const isNarrow = useIsNarrow();
  const below = isNarrow && word && word !== title ? title : description;
  return (
    <div className="mb-5 sm:mb-6">
      {/* With large letters what can be done goes below the name. */}
      <div className="flex flex-wrap items-start gap-x-2">
        <div className="flex min-w-0 flex-1 basis-40 items-start gap-1 cramped:flex-wrap">
          <WayBack />
          <div className="min-w-0 flex-1 cramped:basis-full">
            <h1 className="text-3xl font-semibold hyphens-auto wrap-anywhere cramped:text-[1.4rem] sm:text-[2.375rem]/[1.15]">
              {below === title ? word : title}
            </h1>
            {/* On a phone the line below says how a section stands, the row that led here what is in it. */}
            {below && (
              <p
                className={cx(
                  "mt-1.5 text-ink-soft",
                  (headerOf(path)?.section || tab || path === SETUP_PATH) && "max-lg:hidden",
                )}
              >
                {below}
              </p>
            )}
          </div>
        </div>
        <div ref={placeRef} className="ms-auto flex flex-wrap items-center justify-end empty:hidden" />
      </div>
      <AlsoHere />
      {!isNarrow && <HotelTabs />}
    </div>
  );
}

/** Places behind "Hotel" on phones stand in the menu, or as a tab, on desks. */
function WayBack() {
  const { pathname, search } = useLocation();
  const above = aboveOf(pathname, search);
  const isNarrow = useIsNarrow();
  if (!above || (!isNarrow && above.path === HOTEL_OVERVIEW.path)) return null;
  const name = isNarrow ? above.word : (headerOf(above.path)?.title ?? above.word);
  return <BackArrow to={above.path} label={`Back to ${name}`} />;
}

/** Beside the profile, on desks: on phones they are behind "Hotel". */
function HotelTabs() {
  const { pathname } = useLocation();
  const place = useSelectedHotel();
  const tabs = Object.values<NavigationEntry>(OF_HOTEL).filter(
    ({ tab, path }) => tab && isInMenu(place, path),
  );
  const here = pathname.replace(/\/+$/, "");
  if (!tabs.some(({ path }) => path === here)) return null;
  return (
    <nav aria-label="Hotel" className="mt-4 border-b border-line">
      <ul className="flex flex-wrap gap-x-6">
        {tabs.map(({ tab, path }) => (
          <li key={path}>
            <TabLink to={path} isChosen={path === here}>
              {tab}
            </TabLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
