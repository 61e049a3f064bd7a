import { FolderInput, Merge, Split as SplitIcon, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RadioSwitch } from "../../ui/radio-switch.tsx";
import { guessedPlace, type Proposal } from "../folder/propose.ts";
import { above, type Edit, keyOf, type Way, waysOf, wholeText } from "./edits.ts";
import { SECTION_PLACES, timePlaces } from "./places.ts";

interface ItemActionsProps {
  item: Proposal;
  proposals: readonly Proposal[];
  disabled: boolean;
  onEdit: (edit: Edit) => void;
}

const WAYS: Readonly<Record<Way, string>> = {
  sentences: "Sentences",
  bullets: "Bullets",
  numbers: "Numbers",
};

/** What may be wrong with an item, put right by a press. */
export function ItemActions({ item, proposals, disabled, onEdit }: ItemActionsProps) {
  const [open, setOpen] = useState<"move" | "split">();
  const key = keyOf(item);
  const ways = waysOf(item);
  const act = (edit: Edit) => {
    setOpen(undefined);
    onEdit(edit);
  };
  return (
    <div className="-mx-2 flex flex-wrap">
      <Button variant="quiet" icon={FolderInput} tight disabled={disabled} onClick={() => setOpen("move")}>
        Move
      </Button>
      {ways.length > 0 && (
        <Button variant="quiet" icon={SplitIcon} tight disabled={disabled} onClick={() => setOpen("split")}>
          Split
        </Button>
      )}
      {above(proposals, item) && (
        <Button
          variant="quiet"
          icon={Merge}
          tight
          disabled={disabled}
          title="With the one above"
          onClick={() => act({ kind: "join", key })}
        >
          Join
        </Button>
      )}
      <Button variant="quiet" icon={X} tight disabled={disabled} onClick={() => act({ kind: "out", key })}>
        Not needed
      </Button>
      {open === "move" && (
        <MoveDialog
          text={wholeText(item)}
          from={item.section}
          onMove={(to) => act({ kind: "move", key, to })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "split" && (
        <SplitDialog
          ways={ways}
          onSplit={(way) => act({ kind: "split", key, way })}
          onClose={() => setOpen(undefined)}
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
  const places = [...timePlaces(text), ...SECTION_PLACES].filter(({ to }) => to !== from);
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

interface SplitDialogProps {
  ways: readonly { way: Way; parts: readonly string[] }[];
  onSplit: (way: Way) => void;
  onClose: () => void;
}

function SplitDialog({ ways, onSplit, onClose }: SplitDialogProps) {
  const [way, setWay] = useState(ways[0]?.way);
  const chosen = ways.find((each) => each.way === way);
  if (!chosen) return null;
  return (
    <Dialog title={`Split into ${chosen.parts.length}`} size="md" focusButton onClose={onClose}>
      {ways.length > 1 && (
        <RadioSwitch
          legend="By what"
          className="mt-4 *:flex-1"
          options={ways.map((each) => ({ value: each.way, label: WAYS[each.way] }))}
          value={chosen.way}
          onChange={setWay}
        />
      )}
      <ol className="mt-4 list-decimal ps-6 marker:text-ink-soft">
        {chosen.parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same
          <li key={at} className="border-b border-line py-2 wrap-anywhere last:border-0">
            {part}
          </li>
        ))}
      </ol>
      <Button className="mt-4 w-full" onClick={() => onSplit(chosen.way)}>
        Make {chosen.parts.length}
      </Button>
    </Dialog>
  );
}
