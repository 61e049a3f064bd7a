import { useState } from "react";
import { Chip } from "../../ui/chips.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { inQuotes } from "../../ui/words.ts";
import type { Destination, Proposal } from "../folder/items.ts";
import type { ProfileFacts } from "../folder/profile.ts";
import { guessedPlace } from "../folder/propose.ts";
import type { Edit, FactEdit } from "./edits.ts";
import { NOWHERE } from "./place.ts";
import { factLabel, factsSaid, likelyPlaces, placeLabel, type Said, SECTION_PLACES } from "./places.ts";

interface SaidPlacesProps {
  said: Said;
  known: ProfileFacts;
  disabled?: boolean;
  onEdit: (edit: Edit) => void;
}

/** Possible results of a sentence of the page, with the values in it: a press each. */
export function SaidPlaces({ said, known, disabled = false, onEdit }: SaidPlacesProps) {
  const [isOpen, setOpen] = useState(false);
  const { text, from } = said;
  const place = (to: Destination | typeof NOWHERE) => onEdit({ kind: "place", line: text, to, from });
  return (
    <>
      <FactChips facts={factsSaid(said, known)} disabled={disabled} onEdit={onEdit} />
      {likelyPlaces(text).map((to) => (
        <Chip
          key={to}
          label={placeLabel(to)}
          isChosen={false}
          disabled={disabled}
          onPress={() => place(to)}
        />
      ))}
      <Chip label="Other" isChosen={false} disabled={disabled} onPress={() => setOpen(true)} />
      <Chip label="Not needed" isChosen={false} disabled={disabled} onPress={() => place(NOWHERE)} />
      {isOpen && (
        <MoveDialog
          text={text}
          onMove={(to) => {
            setOpen(false);
            place(to);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface FactChipsProps {
  facts: readonly FactEdit[];
  disabled: boolean;
  onEdit: (edit: Edit) => void;
}

export function FactChips({ facts, disabled, onEdit }: FactChipsProps) {
  return facts.map((edit) => (
    <Chip
      key={factLabel(edit)}
      label={factLabel(edit)}
      isChosen={false}
      disabled={disabled}
      onPress={() => onEdit(edit)}
    />
  ));
}

interface MoveDialogProps {
  text: string;
  from?: Proposal["section"];
  onMove: (to: Destination) => void;
  onClose: () => void;
}

export function MoveDialog({ text, from, onMove, onClose }: MoveDialogProps) {
  const best = guessedPlace({ text });
  const places = SECTION_PLACES.filter(({ to }) => to !== from);
  return (
    <Dialog
      title="Where does it belong?"
      size="sm"
      description={inQuotes(text)}
      focusButton
      onClose={onClose}
    >
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
