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

/**
 * Gives each text the largest letters with which it stays in its place and lines, and keeps words whole.
 * Fitted from the last to the first: the name takes the space that the others leave.
 */
export function fitTexts(within: HTMLElement): void {
  const texts = [...within.querySelectorAll<HTMLElement>("[data-fit]")].map((place) => {
    const [max = 0, min = 0, lines = 0] = place.dataset.fit?.split(" ").map(Number) ?? [];
    place.style.fontSize = `${min}mm`;
    return { place, max, min, lines };
  });
  for (const { place, max, min, lines } of texts.reverse()) {
    const text = place.firstElementChild;
    if (!text) continue;
    const fits = (size: number) => {
      place.style.overflowWrap = size < min ? "anywhere" : "normal";
      place.style.fontSize = `${size}mm`;
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      // A list's borders and letters rounded to pixels make lines higher.
      const hasLines = text.clientHeight <= lineHeight * (lines + 0.4);
      return hasLines && text.scrollWidth <= place.clientWidth && text.clientHeight <= place.clientHeight + 1;
    };
    place.style.wordBreak = "keep-all";
    if (place.dataset.whole && sizes(max, min).some(fits)) continue;
    place.style.wordBreak = "";
    sizes(max, LEAST).some(fits);
  }
}

/** The largest first. */
function sizes(max: number, least: number): number[] {
  const count = Math.ceil(Math.log(least / max) / Math.log(SHRINK));
  return Array.from({ length: count }, (_, step) => max * SHRINK ** step);
}
