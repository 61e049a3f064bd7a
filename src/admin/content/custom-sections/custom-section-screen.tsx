import { useParams } from "react-router";
import { customSection } from "../../../sections/custom.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { NotFound } from "../../ui/not-found-screen.tsx";
import { LoadingScreen } from "../../ui/skeleton.tsx";
import { SectionScreen } from "../sections/section-screen.tsx";
import { useCustomSections } from "./custom-sections.ts";

/** The items of one custom section: the screen of every section, made from its row. */
export function CustomSectionScreen() {
  const { sectionId } = useParams();
  const { data: sections, isFetched, error, refetch } = useCustomSections();
  if (!sections) {
    return isFetched ? (
      <LoadFailure
        what="your sections"
        title="Failed to load section data."
        error={error}
        onRetry={refetch}
      />
    ) : (
      <LoadingScreen />
    );
  }
  const section = sections.find(({ id }) => id === sectionId);
  if (!section) {
    return (
      <NotFound title="Section Not Found" back={{ to: "/admin/sections", label: "Back to Sections" }}>
        It may have been deleted, or it belongs to another one of your hotels.
      </NotFound>
    );
  }
  return <SectionScreen key={section.id} section={customSection(section)} />;
}
