import { useParams } from "react-router";
import { customSection } from "../../../sections/custom.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { NotFound } from "../../ui/not-found-screen.tsx";
import { SectionScreen } from "../sections/section-screen.tsx";
import { useCustomSections } from "./custom-sections.ts";

/** The items of one custom section: the screen of every section, made from its row. */
export function CustomSectionScreen() {
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
  return <SectionScreen key={section.id} section={customSection(section)} />;
}
