/** The section screens of content with the ways to fill of filling. */
import type { Section } from "../../sections/index.ts";
import { OneCustomSection } from "../content/custom-sections/custom-section-screen.tsx";
import { ItemsScreen } from "../content/sections/section-screen.tsx";
import { useWaysToFill } from "../filling/ways-to-fill.tsx";

export function ItemsOfSection({ section }: { section: Section }) {
  return <ItemsScreen section={section} ways={useWaysToFill(section)} />;
}

export function ItemsOfCustomSection() {
  return (
    <OneCustomSection>{(section) => <ItemsOfSection key={section.id} section={section} />}</OneCustomSection>
  );
}
