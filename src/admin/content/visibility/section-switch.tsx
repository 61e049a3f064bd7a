import { declared } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { Switch } from "../../ui/switch.tsx";
import { useToggle } from "./choices.ts";
import { stateWords, useSectionOverview } from "./overview.ts";

/** Whether guests see the section, on its own screen. Nothing for custom sections, which the plan alone hides. */
export function SectionSwitch({ section }: { section: Section }) {
  const toggle = useToggle();
  const { data: overview } = useSectionOverview();
  const state = overview?.sections.find(({ id }) => id === section.id);
  if (!state) return null;
  return (
    <div className="flex grow items-center justify-between gap-3">
      <p id="section-state" className="text-ink-soft">
        {stateWords(state)}
      </p>
      <Switch
        aria-label={declared(section.title)}
        aria-describedby="section-state"
        checked={state.visible}
        onCheckedChange={(visible) => void toggle(section, visible)}
      />
    </div>
  );
}
