/** The section screens of content with the ways to fill of filling. */

import { useParams } from "react-router";
import { t } from "../../lib/texts/t.ts";
import { customSection } from "../../sections/custom.ts";
import type { Section } from "../../sections/index.ts";
import { useCustomSections } from "../content/sections/items.ts";
import { ItemsScreen } from "../content/sections/section-screen.tsx";
import { useWaysToFill } from "../filling/ways-to-fill.tsx";
import { NotLoaded } from "../ui/load-failure.tsx";
import { NotFound } from "../ui/not-found-screen.tsx";

export function ItemsOfSection({ section }: { section: Section }) {
  return <ItemsScreen section={section} ways={useWaysToFill(section)} />;
}

export function ItemsOfCustomSection() {
  const { sectionId } = useParams();
  const query = useCustomSections();
  if (!query.data) {
    return <NotLoaded query={query} what="your sections" title="Failed to load section data." />;
  }
  const section = query.data.find(({ id }) => id === sectionId);
  if (!section) {
    return (
      <NotFound title="Section Not Found" back={{ to: "/admin/sections", label: t`Back to Sections` }}>
        It is deleted, or in another hotel.
      </NotFound>
    );
  }
  return <ItemsOfSection key={section.id} section={customSection(section)} />;
}
