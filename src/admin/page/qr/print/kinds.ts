/** The kinds of printed pieces. A new one is an entry here, and its arrangement in a style sheet of print.css. */
import { ADMIN_LANGUAGE, t } from "../../../../lib/texts/t.ts";
import {
  doorHangers,
  inGrid,
  type LabelSheet,
  onLabels,
  type PaperSize,
  type SheetPlan,
  tentCards,
  wholePage,
} from "./layouts.ts";

const LENGTH = new Intl.NumberFormat(ADMIN_LANGUAGE);

interface Letters {
  /** Millimetres. */
  max: number;
  min: number;
  lines: number;
}

interface Proportions {
  name: Letters;
  /** The name on the hotel's color, without a photo, where there is room. */
  bigName?: Letters;
  /** Guests' finds, one below the other: for the plain finish. */
  listed?: Letters;
  inside?: Letters;
  /** The number of a room, or the name of a place: large, with the hotel's name smaller. */
  label?: Letters;
  line: Letters;
  address?: Letters;
  /** A photo does not fit, and a logo fits only in the middle of the code. */
  small?: true;
}

interface PieceDeclaration {
  title: string;
  describe: (aPage: number, paper: PaperSize) => string;
  /** Where the pieces stand on a sheet. */
  plan: (paper: PaperSize) => SheetPlan;
  /** How many pieces belong together: a tent card has two sides. */
  sides?: number;
  letters: Proportions;
}

/** The one that fits the paper. */
function labelSheetOn({ height }: PaperSize): LabelSheet {
  return height > 290
    ? { name: "Avery L7160", label: { width: 63.5, height: 38.1 }, columns: 3, rows: 7, gap: 2.54 }
    : { name: "Avery 5163", label: { width: 101.6, height: 50.8 }, columns: 2, rows: 5, gap: 4.7625 };
}

const DECLARED = {
  poster: {
    title: t`Poster`,
    describe: () => t`For reception, the lift or the breakfast room.`,
    plan: wholePage,
    letters: {
      name: { max: 27, min: 8, lines: 2 },
      bigName: { max: 46, min: 12, lines: 6 },
      listed: { max: 15, min: 6, lines: 4 },
      inside: { max: 6.4, min: 3, lines: 2 },
      line: { max: 8.4, min: 4, lines: 3 },
      address: { max: 4, min: 2.6, lines: 2 },
    },
  },
  hanger: {
    title: t`Door hangers`,
    describe: (aPage) => t`${aPage} a page, for thick paper.`,
    plan: (paper) => doorHangers(paper.height, paper.width),
    letters: {
      name: { max: 11.5, min: 4.6, lines: 3 },
      bigName: { max: 22, min: 6, lines: 5 },
      listed: { max: 8, min: 3.4, lines: 4 },
      inside: { max: 4, min: 2.4, lines: 2 },
      label: { max: 40, min: 6, lines: 2.5 },
      line: { max: 5.4, min: 2.6, lines: 6 },
      address: { max: 2.7, min: 2.2, lines: 2 },
    },
  },
  tent: {
    title: t`Tent cards`,
    describe: () => t`Two a page. Cut the solid lines, fold the dashed ones.`,
    plan: (paper) => tentCards(paper.height, paper.width),
    sides: 2,
    letters: {
      name: { max: 11.5, min: 4.6, lines: 3 },
      bigName: { max: 17, min: 6, lines: 5 },
      listed: { max: 7, min: 3, lines: 4 },
      inside: { max: 4, min: 2.4, lines: 2 },
      label: { max: 34, min: 5, lines: 2.5 },
      line: { max: 4.6, min: 2.6, lines: 4 },
      address: { max: 2.7, min: 2.2, lines: 3 },
    },
  },
  keycard: {
    title: t`Key cards`,
    describe: (aPage) => t`${aPage} a page, 85 × 54 mm.`,
    plan: inGrid({ width: 85, height: 54 }),
    letters: {
      name: { max: 5.6, min: 3, lines: 2 },
      bigName: { max: 8.6, min: 3.4, lines: 5 },
      listed: { max: 3.2, min: 1.9, lines: 4 },
      inside: { max: 2.5, min: 1.9, lines: 2 },
      label: { max: 13, min: 3, lines: 2.5 },
      line: { max: 2.8, min: 2, lines: 3 },
      address: { max: 2.2, min: 1.7, lines: 3 },
    },
  },
  sticker: {
    title: t`Stickers`,
    describe: (aPage) => t`${aPage} a page, 45 × 45 mm, for desks and bedside tables.`,
    plan: inGrid({ width: 45, height: 45 }),
    letters: {
      name: { max: 3.5, min: 2.1, lines: 2 },
      label: { max: 7, min: 2.4, lines: 1 },
      line: { max: 2.4, min: 1.8, lines: 1 },
      small: true,
    },
  },
  adhesive: {
    title: t`Labels`,
    describe: (aPage, paper) => {
      const { name, label } = labelSheetOn(paper);
      const [width, height] = [LENGTH.format(label.width), LENGTH.format(label.height)];
      return t`${aPage} a page, ${width} × ${height} mm, for ${name}. Print at 100 %.`;
    },
    plan: (paper) => onLabels(labelSheetOn(paper), paper),
    letters: {
      name: { max: 4, min: 2.1, lines: 3 },
      label: { max: 10, min: 2.4, lines: 2.5 },
      line: { max: 2.6, min: 2.1, lines: 4 },
      small: true,
    },
  },
} satisfies Record<string, PieceDeclaration>;

export type PieceKind = keyof typeof DECLARED;
export const PIECES: Readonly<Record<PieceKind, PieceDeclaration>> = DECLARED;
/** In the order on the screen. */
export const PIECE_KINDS = Object.keys(DECLARED) as PieceKind[];
