import { customSection } from "../../sections/custom.ts";
import { useCustomSections } from "../custom-sections/custom-sections.ts";
import {
  headerOf,
  MENU,
  type NavigationEntry,
  type NavigationGroup,
  phoneMenu,
  sectionEntry,
} from "../navigation.ts";

/** The menu of this size of screen: what every owner has, and the sections this one has made up. */
export function useMenu(onPhone: boolean): readonly NavigationGroup[] {
  const entries = useCustomEntries();
  const custom = entries.length === 0 ? [] : [{ title: "Custom Sections", entries }];
  return onPhone ? phoneMenu(custom) : [...MENU, ...custom];
}

/** What the header says on a path; undefined where there is no screen, or not yet. */
export function useHeader(pathname: string): NavigationEntry | undefined {
  const entries = useCustomEntries();
  const { data, isFetched } = useCustomSections();
  const own = entries.find(({ path }) => path === pathname.replace(/\/+$/, ""));
  // A section of the owner's own whose name could not be loaded.
  const nameless = isFetched && !data && pathname.startsWith("/admin/sections/");
  return headerOf(pathname) ?? own ?? (nameless ? headerOf("/admin/custom-sections") : undefined);
}

function useCustomEntries(): readonly NavigationEntry[] {
  const { data: sections = [] } = useCustomSections();
  return sections.map((section) => sectionEntry(customSection(section)));
}
