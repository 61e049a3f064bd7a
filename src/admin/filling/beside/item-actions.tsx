import { ArrowRight, FolderInput, Merge, Split as SplitIcon, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { guessedPlace, type Proposal } from "../folder/propose.ts";
import { above, type Edit, keyOf, waysOf, wholeText } from "./edits.ts";
import { factPlaces, likelyPlaces, placeLabel, SECTION_PLACES } from "./places.ts";

interface ItemActionsProps {
  item: Proposal;
  proposals: readonly Proposal[];
  disabled: boolean;
  onEdit: (edit: Edit) => void;
}

/** What may be wrong with an item, put right by a press. */
export function ItemActions({ item, proposals, disabled, onEdit }: ItemActionsProps) {
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
          {at === 0 ? `Split into ${parts.length}` : `By ${way}`}
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
          Join
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

type Destinations = Extract<Edit, { kind: "move" }>["to"];

interface MoveDialogProps {
  text: string;
  from?: Proposal["section"];
  onMove: (to: Destinations) => void;
  onClose: () => void;
}

export function MoveDialog({ text, from, onMove, onClose }: MoveDialogProps) {
  const best = guessedPlace({ text });
  const places = [...factPlaces(text), ...SECTION_PLACES].filter(({ to }) => to !== from);
  return (
    <Dialog title="Where does it belong?" size="sm" description={`“${text}”`} focusButton onClose={onClose}>
      <ul className="mt-4">
        {places.map(({ to, label }) => (
          <li key={to} className="border-b border-line last:border-0">
            <button
              type="button"
              className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 text-start font-medium"
              onClick={() => onMove(to)}
            >
              <span className={to === best ? "text-accent" : ""}>{label}</span>
              {to === best && <span className="text-sm text-accent">fits best</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
