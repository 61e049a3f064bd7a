import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from "react";
import { searchable } from "../../lib/texts/folded.ts";
import { t } from "../../lib/texts/t.ts";
import { cx } from "./cx.ts";
import type { InputProps } from "./field.tsx";
import { Input } from "./input.tsx";

interface Choice {
  value: string;
  label: string;
}

const NONE = { value: "", label: t`Not set` };

interface SearchableSelectProps extends InputProps {
  choices: readonly Choice[];
  /** Extra text beside a choice's label, by which it is found too. Computed when the list opens. */
  hint?: ((value: string) => string) | undefined;
  optional?: boolean;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** An editable combobox with a list: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function SearchableSelect(props: SearchableSelectProps) {
  const { choices: given, hint, optional = false, value, onChange, onBlur, ...input } = props;
  const choices = useMemo(() => (optional ? [NONE, ...given] : given), [optional, given]);
  const selected = choices.find((choice) => choice.value === value);
  /** The typed text while the list is open. */
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const open = query !== undefined;
  const list = useRef<HTMLDivElement>(null);
  const listId = `${input.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;

  const rows = useMemo(
    () => (open ? choices.map((choice) => ({ ...choice, hint: choice.value && hint?.(choice.value) })) : []),
    [open, choices, hint],
  );
  const found = useMemo(() => search(rows, query ?? ""), [rows, query]);

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [open, active]);

  function openList(): void {
    if (open) return;
    setQuery("");
    setActive(Math.max(0, choices.indexOf(selected ?? { value: "", label: "" })));
  }
  function choose(choice: Choice | undefined): void {
    if (choice) onChange(choice.value);
    setQuery(undefined);
  }
  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) setActive((at) => Math.min(Math.max(at + step, 0), found.length - 1));
      else openList();
    } else if (open && event.key === "Enter") {
      // Enter selects a choice and does not send the form.
      event.preventDefault();
      event.stopPropagation();
      choose(found[active]);
    } else if (open && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setQuery(undefined);
    }
  }

  return (
    <span className="relative block">
      <Input
        {...input}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && found[active] ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        className="pe-10"
        placeholder={open ? (selected?.label ?? "Type to search") : "Choose…"}
        value={query ?? selected?.label ?? value}
        onClick={openList}
        onChange={(event) => {
          // Text that is typed after a selection starts a new search, without the selected label.
          setQuery(open ? event.target.value : event.target.value.replace(selected?.label ?? "", ""));
          setActive(0);
        }}
        onKeyDown={press}
        onBlur={() => {
          setQuery(undefined);
          onBlur?.();
        }}
      />
      <ChevronDown className="pointer-events-none absolute top-1/2 end-3 size-5 -translate-y-1/2 text-ink-soft" />
      <span role="status" className="sr-only">
        {open && query !== "" && (found.length === 1 ? "1 result" : `${found.length} results`)}
      </span>
      {/* Rendered while closed, too, because aria-controls has to name an existing element. */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Choices"
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-lg border border-edge bg-surface py-1"
      >
        {found.map((choice, index) => (
          // With the keyboard it is operated through the input, which keeps the focus.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={choice.value}
            id={optionId(index)}
            role="option"
            aria-selected={choice.value === value}
            tabIndex={-1}
            className={cx(
              "flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2",
              index === active && "bg-sunken",
            )}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(index)}
            onClick={() => choose(choice)}
          >
            <span className="min-w-0 flex-1 break-words">{choice.label}</span>
            {choice.hint && <span className="shrink-0 text-sm text-ink-soft">{choice.hint}</span>}
            <Check className={cx("size-4 shrink-0", choice.value !== value && "invisible")} />
          </div>
        ))}
        {open && found.length === 0 && (
          <div
            role="option"
            aria-disabled="true"
            aria-selected="false"
            tabIndex={-1}
            className="px-3 py-2 text-ink-soft"
          >
            Nothing matches
          </div>
        )}
      </div>
    </span>
  );
}

type Row = Choice & { hint: string | undefined };

/** Choices in which a word begins with each typed word; those that begin with the typed text come first. */
function search(rows: readonly Row[], query: string): readonly Row[] {
  const typed = folded(query);
  if (typed === "") return rows;
  const words = typed.split(" ");
  const found = rows.filter(({ value, label, hint }) => {
    const text = ` ${folded(`${label} ${hint ?? ""} ${value}`)}`;
    return words.every((word) => text.includes(` ${word}`));
  });
  const begins = ({ label }: Row) => (folded(label).startsWith(typed) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}

/** Marks between the words of a time zone or a name are blanks. */
function folded(text: string): string {
  return searchable(text.replace(/[_/()·]+/g, " "));
}
