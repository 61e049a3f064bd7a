/**
 * React's, for the admin, with texts kept apart: a text beside elements gets one of its own. Browsers that translate a page
 * replace its texts by elements; where React then removes, moves or changes a text that it made, the screen fails or says
 * what was true before. An element stays in its place. The build and `npm run dev` put this in React's place:
 * docs/decisions/0142-browsers.md.
 */
import type { ElementType, Key, ReactElement, ReactNode } from "react";
import { jsx as make, jsxs as makeWithSeveral } from "react/jsx-runtime";
import { ADMIN_LANGUAGE, NOT_TRANSLATED, withoutMark } from "../../lib/texts/t.ts";

export { Fragment } from "react/jsx-runtime";

interface Props {
  children?: ReactNode;
  [name: string]: unknown;
}

export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return make(type, inEnglish(type, apart(type, props)), key);
}

/** The same: React's own differ in their warnings only. */
export { jsx as jsxs };

function apart(type: ElementType, props: Props): Props {
  const { children } = props;
  // A fragment's text stands beside what is around it.
  const isBare = typeof type === "symbol";
  if (isText(children) && isBare) return { ...props, children: standing(children) };
  if (!Array.isArray(children) || !children.some(holdsText)) return props;
  const texts = children.filter((child) => !isNothing(child));
  return { ...props, children: !isBare && texts.every(isText) ? texts.join("") : runsOf(children) };
}

/** Each text with those after it in one element, in the place of the first, so that what stands beside keeps its own. */
function runsOf(children: readonly ReactNode[]): ReactNode[] {
  const found: ReactNode[] = [];
  let first = -1;
  for (const child of children) {
    const place = found.length;
    found.push(Array.isArray(child) && holdsText(child) ? runsOf(child) : child);
    if (isText(child) && first >= 0) {
      found[first] = `${found[first]}${child}`;
      found[place] = null;
    } else if (isText(child)) first = place;
    else if (!isNothing(child)) first = -1;
  }
  return found.map((child, place) => (isText(child) ? standing(child, place) : child));
}

/** Spaces between elements are nobody's word. */
function standing(text: string | number, place = 0): ReactNode {
  return String(text).trim() ? make("span", inEnglish("span", { children: text }), `t${place}`) : text;
}

const ENGLISH = { lang: "en", dir: "ltr" };
const HOLDS_TEXT_ALONE = /^(option|title|textarea)$/;

function inEnglish(type: ElementType, props: Props): Props {
  if (typeof type !== "string" || !Object.values(props).some(holdsEnglish)) return props;
  const { children } = props;
  const own = Object.entries(props).map(([name, value]) => [
    name,
    holdsEnglish(value) ? (name === "children" ? withoutMark(value) : isolated(value)) : value,
  ]);
  const plain: Props = Object.fromEntries(own);
  if (typeof children !== "string" || !children.startsWith(NOT_TRANSLATED)) return plain;
  const isBare = type === "span" && plain.className === undefined;
  if (isBare || HOLDS_TEXT_ALONE.test(type)) return { ...ENGLISH, ...plain };
  // The block keeps its side of the page.
  return { ...plain, children: make("span", { ...ENGLISH, children: plain.children }) };
}

function holdsEnglish(value: unknown): value is string {
  return typeof value === "string" && value.includes(NOT_TRANSLATED);
}

const IS_RIGHT_TO_LEFT = /^(ar|he)$/.test(ADMIN_LANGUAGE);

/** An attribute has no language of its own. Among Arabic its full stop would stand at the other end. */
function isolated(text: string): string {
  return IS_RIGHT_TO_LEFT ? `\u{2066}${withoutMark(text)}\u{2069}` : withoutMark(text);
}

function isText(child: ReactNode): child is string | number {
  return typeof child === "string" || typeof child === "number";
}

/** React shows neither nulls nor booleans. */
function isNothing(child: ReactNode): boolean {
  return (child ?? true) === true || child === false;
}

function holdsText(child: ReactNode): boolean {
  return isText(child) || (Array.isArray(child) && child.some(holdsText));
}

/** In development. */
export function jsxDEV(type: ElementType, props: Props, key?: Key, isStatic = false): ReactElement {
  const own = inEnglish(type, apart(type, props));
  return (isStatic && Array.isArray(own.children) ? makeWithSeveral : make)(type, own, key);
}
