/** How pieces lie on a page of paper, and the marks for cutting and folding them. */

/** Millimetres. */
export interface PaperSize {
  width: number;
  height: number;
}

interface Box {
  /** From the paper's upper left corner. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Upside down on the paper, so that it stands upright when it is folded. */
  turned?: boolean;
}

interface Mark {
  x: number;
  y: number;
  way: "across" | "down";
  what: "cut" | "fold";
}

export interface SheetPlan {
  width: number;
  height: number;
  pieces: readonly Box[];
  marks: readonly Mark[];
  /** The rest of the paper when a print shop has cut it. */
  trim?: Box;
}

/** Millimetres. Most printers cannot print nearer to the edge. */
const MARK_INSET = 5;
const MARK_LENGTH = 5;
/** Around a grid of pieces, for its marks. */
const LEAST_MARGIN = MARK_INSET + MARK_LENGTH;

export function wholePage({ width, height }: PaperSize): SheetPlan {
  return { width, height, pieces: [{ x: 0, y: 0, width, height }], marks: [] };
}

const HANGERS = 3;

/** Side by side, from the upper to the lower edge: two cuts make three. */
export function doorHangers(width: number, height: number): SheetPlan {
  const size = { width: width / HANGERS, height };
  const xs = Array.from({ length: HANGERS }, (_, index) => index * size.width);
  return {
    width,
    height,
    pieces: xs.map((x) => ({ ...size, x, y: 0 })),
    marks: xs.slice(1).flatMap((x) => marksDown(x, height, "cut")),
  };
}

/** Two cards side by side, each with its back above it: one cut and one fold make both. */
export function tentCards(width: number, height: number): SheetPlan {
  const size = { width: width / 2, height: height / 2 };
  const pieces = [0, size.width].flatMap((x) => [
    { ...size, x, y: size.height },
    { ...size, x, y: 0, turned: true },
  ]);
  const marks = [...marksDown(size.width, height, "cut"), ...marksAcross(size.height, width, "fold")];
  return { width, height, pieces, marks };
}

/** As many as fit, edge to edge, in the middle of the paper. */
export function inGrid(size: PaperSize): (paper: PaperSize) => SheetPlan {
  return (paper) => grid(size, paper);
}

function grid(size: PaperSize, { width, height }: PaperSize): SheetPlan {
  const columns = Math.floor((width - 2 * LEAST_MARGIN) / size.width);
  const rows = Math.floor((height - 2 * LEAST_MARGIN) / size.height);
  const left = (width - columns * size.width) / 2;
  const top = (height - rows * size.height) / 2;
  const xs = Array.from({ length: columns + 1 }, (_, column) => left + column * size.width);
  const ys = Array.from({ length: rows + 1 }, (_, row) => top + row * size.height);
  return {
    width,
    height,
    pieces: ys.slice(0, -1).flatMap((y) => xs.slice(0, -1).map((x) => ({ ...size, x, y }))),
    marks: [
      ...xs.flatMap((x) => marksDown(x, height, "cut")),
      ...ys.flatMap((y) => marksAcross(y, width, "cut")),
    ],
  };
}

/** A sheet of labels as its maker has cut it: in the middle of the paper, with gaps between its columns. */
export interface LabelSheet {
  /** As hotels find it in shops. */
  name: string;
  label: PaperSize;
  columns: number;
  rows: number;
  gap: number;
}

export function onLabels({ label, columns, rows, gap }: LabelSheet, { width, height }: PaperSize): SheetPlan {
  const left = (width - columns * label.width - (columns - 1) * gap) / 2;
  const top = (height - rows * label.height) / 2;
  const pieces = Array.from({ length: columns * rows }, (_, index) => ({
    ...label,
    x: left + (index % columns) * (label.width + gap),
    y: top + Math.floor(index / columns) * label.height,
  }));
  return { width, height, pieces, marks: [] };
}

/** Millimetres of color past the cut: print shops ask for no less. */
export const BLEED = 3;

/** So many pieces of a sheet, alone on their paper: beyond the cut there is room for bleed, and marks beyond that. */
export function forShop({ pieces, marks }: SheetPlan, count: number): SheetPlan {
  const own = pieces.slice(0, count);
  const [left, top] = [Math.min(...own.map(({ x }) => x)), Math.min(...own.map(({ y }) => y))];
  const [right, bottom] = [
    Math.max(...own.map(({ x, width }) => x + width)),
    Math.max(...own.map(({ y, height }) => y + height)),
  ];
  const around = LEAST_MARGIN + BLEED;
  const trim = { x: around, y: around, width: right - left, height: bottom - top };
  const [width, height] = [trim.width + 2 * around, trim.height + 2 * around];
  return {
    width,
    height,
    trim,
    pieces: own.map((piece) => ({ ...piece, x: piece.x - left + around, y: piece.y - top + around })),
    marks: [
      ...[around, around + trim.width].flatMap((x) => marksDown(x, height, "cut")),
      ...[around, around + trim.height].flatMap((y) => marksAcross(y, width, "cut")),
      ...(marks.some(({ what }) => what === "fold") ? marksAcross(height / 2, width, "fold") : []),
    ],
  };
}

/** Marks stand at both edges of the paper only, so that none is printed on a piece. */
function marksDown(x: number, height: number, what: Mark["what"]): Mark[] {
  return [MARK_INSET, height - MARK_INSET - MARK_LENGTH].map((y) => ({ x, y, way: "down", what }));
}

function marksAcross(y: number, width: number, what: Mark["what"]): Mark[] {
  return [MARK_INSET, width - MARK_INSET - MARK_LENGTH].map((x) => ({ x, y, way: "across", what }));
}
