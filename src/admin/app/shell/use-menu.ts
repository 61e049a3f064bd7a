import { arrangedBy } from "../../../lib/arranged.ts";
import { t } from "../../../lib/texts/t.ts";
import { customSection } from "../../../sections/custom.ts";
import { useHotel, useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import { useCustomSections } from "../../content/sections/items.ts";
import {
  headerOf,
  inWordsOf,
  isInMenu,
  MENU,
  type NavigationEntry,
  type NavigationGroup,
  sectionEntry,
} from "../navigation.ts";

/** With the hotel's custom sections; what is open to the account's role. On desks some entries are tabs. */
export function useMenu(): readonly NavigationGroup[] {
  const place = useSelectedHotel();
  const entries = useCustomEntries();
  return [...MENU, { title: t`Custom Sections`, entries }].flatMap((group) => {
    const open = group.entries
      .filter(({ path }) => isInMenu(place, path))
      .map((entry) => inWordsOf(place.role, entry));
    return open.length > 0 ? [{ ...group, entries: open }] : [];
  });
}

/** The header of a path; undefined where there is no screen, or none yet. */
export function useHeader(pathname: string): NavigationEntry | undefined {
  const { role } = useSelectedHotel();
  const entries = useCustomEntries();
  const { data, isFetched } = useCustomSections();
  const own = entries.find(({ path }) => path === pathname.replace(/\/+$/, ""));
  // The name of this custom section could not be loaded.
  const nameless = isFetched && !data && pathname.startsWith("/admin/sections/");
  const header = headerOf(pathname) ?? own ?? (nameless ? headerOf("/admin/custom-sections") : undefined);
  return header && inWordsOf(role, header);
}

function useCustomEntries(): readonly NavigationEntry[] {
  const { data: sections = [] } = useCustomSections();
  const { section_order } = useHotel();
  return arrangedBy(section_order, sections, ({ id }) => id).map((section) =>
    sectionEntry(customSection(section)),
  );
}
