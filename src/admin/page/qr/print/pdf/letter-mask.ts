/** Text as a picture: letters of fonts that a file cannot embed. */

import type { PDFDocument, PDFRef } from "@cantoo/pdf-lib";
import { contextOf } from "./page.ts";

export interface Mask {
  ref: PDFRef;
  /** Pixels of the page. */
  width: number;
  height: number;
  /** From its left edge to the first letter, and from its top to the line that letters stand on. */
  around: number;
  above: number;
}

/** Dots for each of the page's pixels: 1200 an inch, finer than most printers. */
const MASK_FINENESS = 1200 / 96;
const MOST_DOTS = 12_000_000;

/** One bit a dot: it is printed in the color of the text, without grey edges. */
export function maskOf(
  text: string,
  style: CSSStyleDeclaration,
  size: number,
  lineWidth: number,
  pdf: PDFDocument,
): Mask {
  const around = size / 2;
  const [width, height, above] = [lineWidth + 2 * around, size * 2.5, size * 1.5];
  const fineness = Math.min(MASK_FINENESS, Math.sqrt(MOST_DOTS / (width * height)));
  // A row is whole bytes.
  const columns = Math.ceil((width * fineness) / 8) * 8;
  const rows = Math.ceil(height * fineness);
  const context = contextOf(columns, rows);
  context.font = `${style.fontStyle} ${style.fontWeight} ${size * fineness}px ${style.fontFamily}`;
  context.direction = style.direction as CanvasDirection;
  context.textAlign = "left";
  const spacing = Number.parseFloat(style.letterSpacing) || 0;
  context.letterSpacing = `${spacing * fineness}px`;
  const measured = context.measureText(text).width;
  context.translate(around * fineness, above * fineness);
  if (measured > 0) context.scale((lineWidth * fineness) / measured, 1);
  context.fillText(text, 0, 0);
  const { data } = context.getImageData(0, 0, columns, rows);
  const bits = new Uint8Array((columns * rows) / 8);
  for (let dot = 0; dot < columns * rows; dot += 1) {
    if ((data[dot * 4 + 3] ?? 0) > 127) bits[dot >> 3] = (bits[dot >> 3] ?? 0) | (128 >> (dot & 7));
  }
  const image = pdf.context.flateStream(bits, {
    Type: "XObject",
    Subtype: "Image",
    ImageMask: true,
    Width: columns,
    Height: rows,
    BitsPerComponent: 1,
    Decode: [1, 0],
  });
  return {
    ref: pdf.context.register(image),
    width: columns / fineness,
    height: rows / fineness,
    around,
    above,
  };
}
