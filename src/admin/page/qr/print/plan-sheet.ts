/** Where the pieces stand on a sheet, and the marks for cutting and folding them. */

export type PieceKind = "poster" | "hanger" | "tent" | "keycard" | "sticker";

/** Millimetres. */
export const PAPERS = {
  a4: { label: "A4", width: 210, height: 297 },
  letter: { label: "US Letter", width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

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

interface SheetPlan {
  width: number;
  height: number;
  pieces: readonly Box[];
  marks: readonly Mark[];
}

/** Millimetres. Most printers cannot print nearer to the edge. */
const MARK_INSET = 5;
const MARK_LENGTH = 5;
/** Around a grid of pieces, for its marks. */
const LEAST_MARGIN = MARK_INSET + MARK_LENGTH;

const GRID_PIECES = {
  keycard: { width: 85, height: 54 },
  sticker: { width: 45, height: 45 },
};

/** How many pieces belong together: a tent card has two sides. */
const SIDES: Partial<Record<PieceKind, number>> = { tent: 2 };

/** The pages of so many cards, each with the places of its cards. */
export function pagesOf<Card>(kind: PieceKind, paper: Paper, cards: readonly Card[]): (Card | undefined)[][] {
  const { pieces } = planSheet(kind, paper);
  const sides = SIDES[kind] ?? 1;
  const places = pieces.length / sides;
  const pages = Math.ceil(cards.length / places);
  return Array.from({ length: pages }, (_, page) =>
    // One card for all fills its page.
    pieces.map((_, piece) => cards[cards.length === 1 ? 0 : page * places + Math.floor(piece / sides)]),
  );
}

export function planSheet(kind: PieceKind, paper: Paper): SheetPlan {
  const { width, height } = PAPERS[paper];
  if (kind === "poster") return { width, height, pieces: [{ x: 0, y: 0, width, height }], marks: [] };
  if (kind === "hanger") return doorHangers(height, width);
  if (kind === "tent") return tentCards(height, width);
  return grid(GRID_PIECES[kind], width, height);
}

const HANGERS = 3;

/** Side by side, from the upper to the lower edge: two cuts make three. */
function doorHangers(width: number, height: number): SheetPlan {
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
function tentCards(width: number, height: number): SheetPlan {
  const size = { width: width / 2, height: height / 2 };
  const pieces = [0, size.width].flatMap((x) => [
    { ...size, x, y: size.height },
    { ...size, x, y: 0, turned: true },
  ]);
  const marks = [...marksDown(size.width, height, "cut"), ...marksAcross(size.height, width, "fold")];
  return { width, height, pieces, marks };
}

/** As many as fit, edge to edge, in the middle of the paper. */
function grid(size: { width: number; height: number }, width: number, height: number): SheetPlan {
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

/** Marks stand at both edges of the paper only, so that none is printed on a piece. */
function marksDown(x: number, height: number, what: Mark["what"]): Mark[] {
  return [MARK_INSET, height - MARK_INSET - MARK_LENGTH].map((y) => ({ x, y, way: "down", what }));
}

function marksAcross(y: number, width: number, what: Mark["what"]): Mark[] {
  return [MARK_INSET, width - MARK_INSET - MARK_LENGTH].map((x) => ({ x, y, way: "across", what }));
}
