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

export interface TextStyle {
  /** As in CSS, without a size: weight and families. */
  weight: number;
  family: string;
  /** Height of the letters' box in millimetres, unless the text needs smaller ones to fit. */
  size: number;
  maxWidth: number;
  maxLines: number;
}

/** Of the size; room for the marks above and below letters in every script. */
const LINE_HEIGHT = 1.35;
const BASELINE = 1;
/** How much smaller at each try. */
const SHRINK = 0.94;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Text as the browser writes it, in any script and direction, with the owner's own fonts. PDF's standard
 * fonts know Latin-1 only: docs/decisions/0014-print-files.md.
 */
export async function textPicture(text: string, style: TextStyle): Promise<Picture> {
  const { lines, size, width } = fitted(text, style);
  const lineHeight = size * LINE_HEIGHT;
  return makePicture(width, lineHeight * lines.length, (context) => {
    context.font = fontOf(style, size);
    context.fillStyle = "#000";
    context.textAlign = "center";
    context.direction = directionOf(text);
    for (const [index, line] of lines.entries()) {
      context.fillText(line, context.canvas.width / 2, (index * lineHeight + size * BASELINE) * DOTS_PER_MM);
    }
  });
}

function fontOf({ weight, family }: TextStyle, size: number): string {
  return `${weight} ${size * DOTS_PER_MM}px ${family}`;
}

/** That of the first letter, as HTML's dir=auto has it. */
function directionOf(text: string): CanvasDirection {
  const letter = text.match(/\p{L}/u)?.[0] ?? "";
  return RIGHT_TO_LEFT.test(letter) ? "rtl" : "ltr";
}

/** The largest letters up to the style's that keep the text within its width and lines. */
function fitted(text: string, style: TextStyle): { lines: string[]; size: number; width: number } {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("This browser gives no 2D canvas");
  for (let size = style.size; ; size *= SHRINK) {
    context.font = fontOf(style, size);
    const widthOf = (line: string) => context.measureText(line).width / DOTS_PER_MM;
    const lines = wrap(text, (line) => widthOf(line) <= style.maxWidth);
    const width = Math.max(...lines.map(widthOf));
    // Overhanging strokes of italics and Arabic need a little room at the sides.
    if (lines.length <= style.maxLines && width <= style.maxWidth)
      return { lines, size, width: width + size };
  }
}

/** Breaks between words as the text's own script has them; a word that is too long has a line to itself. */
function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text.trim())) {
    if (line.trim() !== "" && !fits((line + segment).trim())) {
      lines.push(line.trim());
      line = "";
    }
    line += segment;
  }
  return [...lines, line.trim()];
}
