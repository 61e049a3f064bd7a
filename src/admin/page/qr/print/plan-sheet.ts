import { t } from "../../../../lib/texts/t.ts";
import { PIECES, type PieceKind } from "./kinds.ts";
import { BLEED, forShop, type SheetPlan } from "./layouts.ts";

/** Millimetres. */
export const PAPERS = {
  a4: { label: "A4", width: 210, height: 297 },
  letter: { label: t`US Letter`, width: 215.9, height: 279.4 },
  shop: { label: t`For a print shop`, width: 210, height: 297 },
} as const;
export type Paper = keyof typeof PAPERS;

export function planSheet(kind: PieceKind, paper: Paper): SheetPlan {
  const { plan, sides = 1 } = PIECES[kind];
  const sheet = plan(PAPERS[paper]);
  // Nobody has labels printed that are already cut.
  return paper === "shop" && kind !== "adhesive" ? forShop(sheet, sides) : sheet;
}

/** The paper's content for its owner, in a sentence or two. */
export function describeSheet(kind: PieceKind, paper: Paper): string {
  const { pieces, trim } = planSheet(kind, paper);
  if (!trim) return PIECES[kind].describe(pieces.length, PAPERS[paper]);
  const rounded = (side: number) => Math.round(side * 10) / 10;
  return t`One a page, ${rounded(trim.width)} × ${rounded(trim.height)} mm, with ${BLEED} mm of bleed.`;
}

/** The pages of so many cards, each with the places of its cards. */
export function pagesOf<Card extends { card?: unknown }>(
  kind: PieceKind,
  paper: Paper,
  cards: readonly Card[],
): (Card | undefined)[][] {
  const { pieces } = planSheet(kind, paper);
  const { sides = 1 } = PIECES[kind];
  const places = pieces.length / sides;
  const fills = cards.length === 1 && !cards[0]?.card;
  const pages = Math.ceil(cards.length / places);
  return Array.from({ length: pages }, (_, page) =>
    // The house's card fills its page. Nobody needs ten of one room's.
    pieces.map((_, piece) => cards[fills ? 0 : page * places + Math.floor(piece / sides)]),
  );
}
