/** A section's list before it has any rows to show. */

import { Plus } from "lucide-react";
import { declared } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SECTION_ICONS } from "../../ui/icons.ts";
import type { MenuAction } from "../../ui/menu-group.ts";
import { LINES } from "../../ui/row.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ImportMenu } from "../../ui/toolbar.tsx";
import { withFullStop } from "../../ui/words.ts";
import { useWhenSeen } from "../visibility/guests-do-not-see.tsx";
import { emptyWords } from "./list-words.ts";
import { buttonWays, WayButtons, type WayToFill } from "./ways-to-fill.tsx";

interface NoItemsProps {
  section: Section;
  ways: readonly WayToFill[];
  onOpenWay: (way: WayToFill) => void;
  onAdd: () => void;
  /** Imports, and what else is in that menu. */
  imports: readonly MenuAction[];
}

export function NoItems({ section, ways, onOpenWay, onAdd, imports }: NoItemsProps) {
  const { title, add } = emptyWords(section);
  return (
    <EmptyState
      icon={SECTION_ICONS[section.icon]}
      title={title}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <WayButtons ways={ways} onOpen={onOpenWay} />
          <Button icon={Plus} variant={buttonWays(ways).length > 0 ? "secondary" : "primary"} onClick={onAdd}>
            {add}
          </Button>
          <ImportMenu actions={imports} />
        </div>
      }
    >
      {withFullStop(declared(section.description))} {useWhenSeen(section)}
    </EmptyState>
  );
}

export function LoadingList() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="mb-6 ms-auto h-11 w-44" />
      <ul className={LINES}>
        {["first", "second", "third", "fourth", "fifth", "sixth"].map((key) => (
          <li key={key} className="flex h-20 items-center gap-4">
            <Skeleton className="size-14 shrink-0" />
            <span className="grow">
              <Skeleton className="mb-2 h-5 w-1/2 max-w-56" />
              <Skeleton className="h-4 w-2/3 max-w-80" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
