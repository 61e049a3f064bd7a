import { customSection } from "../../../sections/custom.ts";
import { useCustomSections } from "../../content/custom-sections/custom-sections.ts";
import {
  headerOf,
  MENU,
  type NavigationEntry,
  type NavigationGroup,
  phoneMenu,
  sectionEntry,
} from "../navigation.ts";

/** The menu for this size of screen, with the hotel's custom sections. */
export function useMenu(onPhone: boolean): readonly NavigationGroup[] {
  const entries = useCustomEntries();
  const custom = entries.length === 0 ? [] : [{ title: "Custom Sections", entries }];
  return onPhone ? phoneMenu(custom) : [...MENU, ...custom];
}

/** The header of a path; undefined where there is no screen, or none yet. */
export function useHeader(pathname: string): NavigationEntry | undefined {
  const entries = useCustomEntries();
  const { data, isFetched } = useCustomSections();
  const own = entries.find(({ path }) => path === pathname.replace(/\/+$/, ""));
  // The name of this custom section could not be loaded.
  const nameless = isFetched && !data && pathname.startsWith("/admin/sections/");
  return headerOf(pathname) ?? own ?? (nameless ? headerOf("/admin/custom-sections") : undefined);
}

function useCustomEntries(): readonly NavigationEntry[] {
  const { data: sections = [] } = useCustomSections();
  return sections.map((section) => sectionEntry(customSection(section)));
}
