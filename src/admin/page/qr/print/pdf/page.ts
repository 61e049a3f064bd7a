/** Drawing on a page of a PDF file. */
import type { PDFRef } from "@cantoo/pdf-lib";

/** A page while it is drawn, in CSS pixels from its upper left corner. */
export interface DrawnPage {
  /** Where that corner is on the screen. */
  left: number;
  top: number;
  /** Appends an operation of a content stream. */
  draw(operation: string): void;
  /** The name of a font or image on this page. */
  use(what: "Font" | "XObject", ref: PDFRef): string;
  /** From here on a drawing covers so much of the paper behind it, from 0 to 1. */
  fade(alpha: number): void;
}

export interface Color {
  /** Each from 0 to 1, as in a content stream. */
  rgb: string;
  alpha: number;
}

export function numbers(...values: number[]): string {
  return values.map(round).join(" ");
}

/** A thousandth of a pixel is finer than any printer. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

export function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser gives no 2D canvas");
  return context;
}
