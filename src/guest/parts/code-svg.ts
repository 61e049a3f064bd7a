import { encode } from "uqr";

export interface Code {
  text: string;
  /** Share of the code that may be damaged: 7 or 15 percent. */
  ecc: "L" | "M";
}

/**
 * Draws a QR code with the margin of four modules (ISO/IEC 18004). One rectangle for each run of dark modules
 * halves the bytes.
 */
export function codeSvg({ text, ecc }: Code): string {
  const { data, size } = encode(text, { ecc, border: 4 });
  const runs = data.flatMap((row, y) =>
    Array.from(
      row
        .map((isDark) => (isDark ? "#" : " "))
        .join("")
        .matchAll(/#+/g),
      ({ index, 0: { length } }) => `M${index},${y}h${length}v1h-${length}z`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0,0h${size}v${size}H0z"/><path d="${runs.join("")}"/></svg>`;
}
