import { Search } from "lucide-react";
import { searchable } from "../../../lib/texts/folded.ts";
import type { Section } from "../../../sections/index.ts";
import { Input } from "../../ui/input.tsx";
import type { Item } from "./items.ts";

/** Those whose text has every typed word, ignoring case and accents. */
export function withWords<One>(
  all: readonly One[],
  typed: string,
  textOf: (one: One) => string,
): readonly One[] {
  const words = searchable(typed).split(" ").filter(Boolean);
  if (words.length === 0) return all;
  return all.filter((one) => {
    const text = searchable(textOf(one));
    return words.every((word) => text.includes(word));
  });
}

export function matching(items: readonly Item[], search: string, { fields }: Section): readonly Item[] {
  const columns = Object.keys(fields);
  return withWords(items, search, (item) => columns.map((column) => textOf(item[column])).join("\n"));
}

/** Names and values of details are both searched. */
function textOf(value: unknown): string {
  return typeof value === "object" ? Object.entries(value ?? {}).join("\n") : String(value ?? "");
}

export function SearchBox({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <span className="relative max-sm:order-last max-sm:w-full sm:w-64">
      <Search className="pointer-events-none absolute top-1/2 start-3 size-5 -translate-y-1/2 text-ink-soft" />
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="ps-10"
      />
    </span>
  );
}
