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
export function Tick({ name, says, isThere = false, doubt, note, checked, disabled, onTick }: TickProps) {
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
