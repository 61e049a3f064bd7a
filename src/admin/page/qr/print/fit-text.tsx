import type { ReactNode } from "react";

interface FitTextProps {
  as?: "p" | "ul";
  className: string;
  /** Millimetres: the largest size of the letters. */
  max: number;
  /** Millimetres: below this size a word may be broken. */
  min: number;
  lines: number;
  /** Keeps words of scripts whole that may break anywhere, such as Japanese, where the name has blanks between them. */
  whole?: boolean;
  children: ReactNode;
}

/** A text that {@link fitTexts} fits into its place. */
export function FitText({ as: Tag = "p", className, max, min, lines, whole, children }: FitTextProps) {
  return (
    <div className={className} data-fit={`${max} ${min} ${lines}`} data-whole={whole}>
      <Tag>{children}</Tag>
    </div>
  );
}

/** Each try is so much smaller than the one before. */
const SHRINK = 0.96;
/** Millimetres. Nobody reads smaller letters. Every name that the database accepts fits before. */
const LEAST = 0.8;

/** Fitted lines of pieces that differ in digits and codes only, by their words: a batch's cards look alike. */
export type FittedBatch = Map<string, readonly string[]>;

/**
 * Gives each text the largest letters with which it stays in its place and lines, and keeps words whole.
 * Fitted from the last to the first: the name takes the space that the others leave.
 *
 * @param batch of the piece's batch: its letters are tried first
 */
export function fitTexts(piece: HTMLElement, batch?: FittedBatch): void {
  const texts = [...piece.querySelectorAll<HTMLElement>("[data-fit]")].map(textIn).reverse();
  const key = `${piece.className} ${piece.textContent.replace(/\d| [A-Z]{3} [A-Z]{3}$/g, "0")}`;
  const found = batch?.get(key);
  if (found) {
    for (const [index, { place }] of texts.entries()) place.style.cssText = found[index] ?? "";
    if (texts.every(fits)) return;
  }
  for (const { place, min } of texts) place.style.fontSize = `${min}mm`;
  for (const text of texts) enlarge(text);
  batch?.set(
    key,
    texts.map(({ place }) => place.style.cssText),
  );
}

function textIn(place: HTMLElement) {
  const [max = 0, min = 0, lines = 0] = place.dataset.fit?.split(" ").map(Number) ?? [];
  return { place, max, min, lines };
}

type Text = ReturnType<typeof textIn>;

function enlarge(text: Text): void {
  const { place, max, min } = text;
  const fitsAt = (size: number) => {
    place.style.overflowWrap = size < min ? "anywhere" : "normal";
    place.style.fontSize = `${size}mm`;
    return fits(text);
  };
  place.style.wordBreak = "keep-all";
  if (place.dataset.whole && sizes(max, min).some(fitsAt)) return;
  place.style.wordBreak = "";
  sizes(max, LEAST).some(fitsAt);
}

function fits({ place, lines }: Text): boolean {
  const text = place.firstElementChild;
  if (!text) return true;
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
  // A list's borders and letters rounded to pixels make lines higher.
  const hasLines = text.clientHeight <= lineHeight * (lines + 0.4);
  return hasLines && text.scrollWidth <= place.clientWidth && text.clientHeight <= place.clientHeight + 1;
}

/** The largest first. */
function sizes(max: number, least: number): number[] {
  const count = Math.ceil(Math.log(least / max) / Math.log(SHRINK));
  return Array.from({ length: count }, (_, step) => max * SHRINK ** step);
}
