import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface TickProps {
  name: string;
  /** After the name. */
  says?: string;
  /** Whether the hotel has it already. */
  isThere?: boolean | undefined;
  /** Why to look before it is ticked. */
  doubt?: string | undefined;
  /** Below the name. */
  note: string;
  checked: boolean;
  disabled: boolean;
  onTick: (on: boolean) => void;
}

/** Something to tick, in a list of such. */
function Tick({ name, says, isThere = false, doubt, note, checked, disabled, onTick }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 accent-accent"
        checked={checked}
        disabled={disabled || isThere}
        onChange={({ target }) => onTick(target.checked)}
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span> {says}
        {isThere && <span className="text-sm text-ink-soft"> · you have it</span>}
        {doubt && <span className="block text-sm font-medium text-brass">{doubt}</span>}
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </span>
    </label>
  );
}

interface TickRow extends Omit<TickProps, "disabled" | "onTick"> {
  id: string;
  beside?: ReactNode;
  below?: ReactNode;
}

interface TickRowsProps {
  rows: readonly TickRow[];
  disabled?: boolean;
  /** Comes into view. */
  selected?: string | undefined;
  onTick: (id: string, on: boolean) => void;
}

export function TickRows({ rows, disabled = false, selected, onTick }: TickRowsProps) {
  return (
    <ul>
      {rows.map(({ id, beside, below, ...row }) => (
        <li
          key={id}
          ref={id === selected ? scrollTo : undefined}
          className={cx(
            "border-b border-line py-1 last:border-0",
            id === selected && "-mx-3 rounded-lg bg-accent-soft px-3",
          )}
        >
          <div className="flex flex-wrap items-center gap-x-6">
            <div className="min-w-52 flex-1 basis-64">
              <Tick {...row} disabled={disabled} onTick={(on) => onTick(id, on)} />
            </div>
            {beside}
          </div>
          {below}
        </li>
      ))}
    </ul>
  );
}

export function scrollTo(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}
