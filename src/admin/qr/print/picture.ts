/** Something drawn by the browser, to be placed on paper. */
export interface Picture {
  /** PNG without transparency. */
  bytes: Uint8Array;
  /** Millimetres on paper. */
  width: number;
  height: number;
}

/** 600 dpi: the finest that office printers have. */
export const DOTS_PER_MM = 600 / 25.4;

type Draw = (context: OffscreenCanvasRenderingContext2D) => void;

/** @param draw in dots, on white */
export async function makePicture(width: number, height: number, draw: Draw): Promise<Picture> {
  const canvas = new OffscreenCanvas(Math.ceil(width * DOTS_PER_MM), Math.ceil(height * DOTS_PER_MM));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser gives no 2D canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(context);
  const png = await canvas.convertToBlob({ type: "image/png" });
  return {
    bytes: new Uint8Array(await png.arrayBuffer()),
    width: canvas.width / DOTS_PER_MM,
    height: canvas.height / DOTS_PER_MM,
  };
}
