import type { ReactNode } from "react";
import { useParams } from "react-router";
import { customSection } from "../../../sections/custom.ts";
import type { Section } from "../../../sections/index.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { NotFound } from "../../ui/not-found-screen.tsx";
import { useCustomSections } from "../sections/items.ts";

interface OneCustomSectionProps {
  /** The screen of every section, for the one that is made from its row. */
  children: (section: Section) => ReactNode;
}

export function OneCustomSection({ children }: OneCustomSectionProps) {
  const { sectionId } = useParams();
  const query = useCustomSections();
  if (!query.data) {
    return <NotLoaded query={query} what="your sections" title="Failed to load section data." />;
  }
  const section = query.data.find(({ id }) => id === sectionId);
  if (!section) {
    return (
      <NotFound title="Section Not Found" back={{ to: "/admin/sections", label: "Back to Sections" }}>
        It may have been deleted, or it belongs to another one of your hotels.
      </NotFound>
    );
  }
  return children(customSection(section));
}
