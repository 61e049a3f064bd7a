/** The page's icons. Each used one is in the document once, as a <symbol>, and is referenced. */
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SectionIcon } from "../../sections/icons.ts";
import * as drawings from "./drawings.ts";

const ICONS = drawings satisfies Record<SectionIcon, ComponentType> & Record<string, ComponentType>;

export type IconName = keyof typeof ICONS;

function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** Screen readers skip it, because the text beside it says the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** @returns an <svg> with the icons that the markup references */
export function iconSheet(markup: string): string {
  const names = new Set(Array.from(markup.matchAll(/<use href="#icon-(\w+)"/g), ([, name = ""]) => name));
  const symbols = [...names].filter(isIconName).map(symbol);
  return `<svg width="0" height="0" class="sheet" aria-hidden="true">${symbols.join("")}</svg>`;
}

function symbol(name: IconName): string {
  const Drawing = ICONS[name];
  // Without lucide's <svg>, as the use of a symbol gives size and stroke. Its empty shapes close themselves.
  const paths = renderToStaticMarkup(<Drawing />)
    .replace(/^<svg[^>]*>|<\/svg>$/g, "")
    .replace(/><\/\w+>/g, "/>");
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${paths}</symbol>`;
}
