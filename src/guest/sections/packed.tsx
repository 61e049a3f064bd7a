/**
 * Long lists of a big page are packed: text that a browser with scripts does not take apart until somebody opens
 * the section (script/unpack.ts), and an ordinary list in others. See docs/decisions/0048-first-view.md.
 */
import type { ReactNode } from "react";
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { SECTIONS } from "../../sections/index.ts";
import { useReading } from "../language/reading.ts";

/** In longer lists, browsers lay out only what is in view: see long-list.css. */
export const MANY = 40;

/** Items that a slow phone parses before a guest notices, at some thirty elements each. */
export const ROOM = SECTIONS.length * 20;

/** Only pages with packed lists have these rules. */
const RULES = ".pack a{display:inline-block;padding:12px 0}@media print{.pack{display:none}}";

interface Packing {
  /** From this number of items on, a list is packed. */
  from: number;
  css: string;
}

/** Leaves the shortest lists unpacked, as many as there is room for. */
export function packingOf({ sections, custom_sections }: GuestDocument): Packing {
  const lengths = [...sections, ...custom_sections].map(({ items }) => items.length);
  let room = ROOM;
  for (const from of lengths.sort((one, other) => one - other)) {
    room -= from;
    if (room < 0) return { from, css: RULES };
  }
  return NOT_PACKED;
}

export const NOT_PACKED: Packing = { from: Infinity, css: "" };

interface PackedProps {
  /** Id of the section. */
  id: string;
  count: number;
  children: ReactNode;
}

export function Packed({ id, count, children }: PackedProps) {
  const { t, tag } = useReading();
  return (
    <>
      {/* Shown until the script runs, and in browsers too old for it. */}
      <p className="pack scripted">
        <a href={`?lang=${tag}&whole#${id}`}>
          {count} {t("page.entries", { count })}
        </a>
      </p>
      <noscript>{children}</noscript>
    </>
  );
}
