import type { ReactNode } from "react";

interface FitTextProps {
  as?: "p" | "ul";
  className: string;
  /** Millimetres: as large as the letters get, and the size below which a word may be broken. */
  max: number;
  min: number;
  lines: number;
  children: ReactNode;
}

/** Text in a place of its own, for {@link fitTexts}. */
export function FitText({ as: Tag = "p", className, max, min, lines, children }: FitTextProps) {
  return (
    <div className={className} data-fit={`${max} ${min} ${lines}`}>
      <Tag>{children}</Tag>
    </div>
  );
}

/** How much smaller at each try. */
const SHRINK = 0.96;
/** Millimetres. Nobody reads less; what does not fit then is longer than any name the portal takes. */
const LEAST = 0.8;

/**
 * Gives each text within the largest letters with which its longest word fits, no line is too many and its
 * place is not left. Only the browser knows how wide text turns out. The name comes first, and takes
 * what the others leave.
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
    place.style.overflowWrap = "normal";
    for (let size = max; size > LEAST; size *= SHRINK) {
      if (size < min) place.style.overflowWrap = "anywhere";
      place.style.fontSize = `${size}mm`;
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      // Lines of a list have borders; sizes of letters are rounded to pixels.
      const hasLines = text.clientHeight <= lineHeight * (lines + 0.4);
      const isInPlace = text.scrollWidth <= place.clientWidth && text.clientHeight <= place.clientHeight + 1;
      if (hasLines && isInPlace) break;
    }
  }
}
