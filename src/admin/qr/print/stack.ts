import type { Picture } from "./picture.ts";
import type { Sheet } from "./sheet.ts";

/** One thing below another, each with the white above it. */
export interface Layer {
  height: number;
  gap: number;
  draw: (top: number) => void;
}

/** @param gap above it, in millimetres */
export function pictureLayer(sheet: Sheet, picture: Picture, centre: number, gap: number): Layer {
  return { height: picture.height, gap, draw: (top) => sheet.picture(picture, centre, top) };
}

/** Draws the layers as one block in the middle between two heights. */
export function drawStack(layers: readonly Layer[], { top, bottom }: { top: number; bottom: number }): void {
  const [first] = layers;
  const height = layers.reduce((sum, layer) => sum + layer.gap + layer.height, -(first?.gap ?? 0));
  let y = (top + bottom - height) / 2 - (first?.gap ?? 0);
  for (const layer of layers) {
    y += layer.gap;
    layer.draw(y);
    y += layer.height;
  }
}
