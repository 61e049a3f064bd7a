import { encode } from "uqr";

export interface Code {
  text: string;
  /** How much of it may be damaged: 7 or 15 per cent. */
  ecc: "L" | "M";
}

/**
 * A QR code as an SVG picture, with the four modules of white that ISO/IEC 18004 asks for around it. A run of
 * dark modules is one rectangle: half the bytes of one for each module.
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
