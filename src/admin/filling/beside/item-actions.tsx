import { ArrowRight, FolderInput, Merge, Split as SplitIcon, X } from "lucide-react";
import { useState } from "react";
import { as, t } from "../../../lib/texts/t.ts";
import { Button } from "../../ui/button.tsx";
import type { Proposal } from "../folder/items.ts";
import type { ProfileFacts } from "../folder/profile.ts";
import { above, type Edit, keyOf, type Way, waysOf, wholeText } from "./edits.ts";
import { factsSaid, likelyPlaces, placeLabel } from "./places.ts";
import { FactChips, MoveDialog } from "./said-places.tsx";

const BY: Readonly<Record<Way, string>> = {
  bullets: t`By bullets`,
  numbers: t`By numbers`,
  sentences: t`By sentences`,
};

interface ItemActionsProps {
  item: Proposal;
  proposals: readonly Proposal[];
  /** Facts that the profile takes. */
  known: ProfileFacts;
  disabled: boolean;
  onEdit: (edit: Edit) => void;
}

/** Possible mistakes of an item, put right by a press. */
export function ItemActions({ item, proposals, known, disabled, onEdit }: ItemActionsProps) {
  const [isMoving, setMoving] = useState(false);
  const key = keyOf(item);
  const ways = waysOf(item);
  return (
    <div className="-mx-2 flex flex-wrap">
      <Button variant="quiet" icon={FolderInput} tight disabled={disabled} onClick={() => setMoving(true)}>
        Move
      </Button>
      {ways.map(({ way, parts }, at) => (
        <Button
          key={way}
          variant="quiet"
          icon={SplitIcon}
          tight
          disabled={disabled}
          onClick={() => onEdit({ kind: "split", key, way })}
        >
          {at === 0 ? `Split into ${parts.length}` : BY[way]}
        </Button>
      ))}
      {above(proposals, item) && (
        <Button
          variant="quiet"
          icon={Merge}
          tight
          disabled={disabled}
          title="With the one above"
          onClick={() => onEdit({ kind: "join", key })}
        >
          {as("makes one of two")`Join`}
        </Button>
      )}
      <Button variant="quiet" icon={X} tight disabled={disabled} onClick={() => onEdit({ kind: "out", key })}>
        Not needed
      </Button>
      {likelyPlaces(wholeText(item), item.section).map((to) => (
        <Button
          key={to}
          variant="quiet"
          icon={ArrowRight}
          tight
          disabled={disabled}
          onClick={() => onEdit({ kind: "move", key, to })}
        >
          <span className="sr-only">Move to </span>
          {placeLabel(to)}
        </Button>
      ))}
      <FactChips
        facts={factsSaid({ text: wholeText(item), from: key }, known)}
        disabled={disabled}
        onEdit={onEdit}
      />
      {isMoving && (
        <MoveDialog
          text={wholeText(item)}
          from={item.section}
          onMove={(to) => {
            setMoving(false);
            onEdit({ kind: "move", key, to });
          }}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  );
}
