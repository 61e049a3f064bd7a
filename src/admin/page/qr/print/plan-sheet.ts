/** The pages of a print. */
import { PIECES, type PieceKind } from "./kinds.ts";
import type { SheetPlan } from "./layouts.ts";

/** Millimetres. */
export const PAPERS = {
  a4: { label: "A4", width: 210, height: 297 },
  letter: { label: "US Letter", width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

export function planSheet(kind: PieceKind, paper: Paper): SheetPlan {
  return PIECES[kind].plan(PAPERS[paper]);
}

/** The pages of so many cards, each with the places of its cards. */
export function pagesOf<Card>(kind: PieceKind, paper: Paper, cards: readonly Card[]): (Card | undefined)[][] {
  const { pieces } = planSheet(kind, paper);
  const { sides = 1 } = PIECES[kind];
  const places = pieces.length / sides;
  const pages = Math.ceil(cards.length / places);
  return Array.from({ length: pages }, (_, page) =>
    // One card for all fills its page.
    pieces.map((_, piece) => cards[cards.length === 1 ? 0 : page * places + Math.floor(piece / sides)]),
  );
}
