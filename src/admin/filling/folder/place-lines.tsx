import { Check } from "lucide-react";
import { useState } from "react";
import { SECTIONS } from "../../../sections/index.ts";
import { Button, TextButton } from "../../ui/button.tsx";
import { Chips } from "../../ui/chips.tsx";
import { cx } from "../../ui/cx.ts";
import { DialogActions } from "../../ui/dialog.tsx";
import type { Line } from "./lines.ts";
import { NOWHERE, type Placed, type PlacedLines, placedProposals } from "./place.ts";
import { type Destination, guessedPlace } from "./propose.ts";

const PLACES = [
  ...SECTIONS.map(({ id, title }) => ({ value: id as Destination | typeof NOWHERE, label: title })),
  { value: NOWHERE, label: "Leave out" },
] as const;

interface PlaceLinesProps {
  lines: readonly Line[];
  placed: Placed;
  joined: PlacedLines["joined"];
  /** Undefined takes it back. */
  onPlace: (line: Line, place: Placed[string] | undefined) => void;
  onDone: () => void;
}

/** Lines that the rules have found no place for, one after the other. */
export function PlaceLines({ lines, placed, joined, onPlace, onDone }: PlaceLinesProps) {
  const [wanted, setWanted] = useState<string>();
  const [chosen, setChosen] = useState<Placed[string]>();
  const open = lines.filter(({ text }) => !placed[text]);
  const line = open.find(({ text }) => text === wanted) ?? open[0];
  const place = chosen ?? (line && guessedPlace(line));

  function put(): void {
    if (!line || !place) return;
    onPlace(line, place);
    setChosen(undefined);
    const rest = place === NOWHERE ? undefined : placedProposals(line, place).rest;
    setWanted(rest ?? open[open.indexOf(line) + 1]?.text);
  }

  return (
    <>
      <ul className="mt-4">
        {lines.map((each) => {
          const where = placed[each.text];
          return (
            <li key={each.text} className="border-b border-line last:border-0">
              {where ? (
                <div className="flex items-center gap-3 py-2">
                  <Check className="size-5 shrink-0 text-accent" />
                  <p className="min-w-0 flex-1 wrap-anywhere">
                    <span className="text-ink-soft">{each.text}</span>
                    <span className="block text-sm font-medium text-accent">
                      {PLACES.find(({ value }) => value === where)?.label}
                      {joined.has(each.text) && `: added to “${joined.get(each.text)}”`}
                    </span>
                  </p>
                  <TextButton onClick={() => onPlace(each, undefined)}>Undo</TextButton>
                </div>
              ) : (
                <button
                  type="button"
                  aria-current={each === line}
                  className={cx(
                    "min-h-11 w-full cursor-pointer rounded-lg px-3 py-3 text-left wrap-anywhere",
                    each === line && "bg-accent-soft font-medium",
                  )}
                  onClick={() => {
                    setWanted(each.text);
                    setChosen(undefined);
                  }}
                >
                  {each.text}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <DialogActions
        note={
          line && <Chips legend="Where does it belong?" options={PLACES} value={place} onChoose={setChosen} />
        }
      >
        <Button variant={line ? "secondary" : "primary"} onClick={onDone}>
          {line ? "Later" : "Back to Your Folder"}
        </Button>
        {line && <Button onClick={put}>Put it there</Button>}
      </DialogActions>
    </>
  );
}
