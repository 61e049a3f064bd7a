import { type LucideIcon, Presentation, StickyNote, Tent } from "lucide-react";
import type { PrintContent } from "./content.ts";

export interface PrintKind {
  id: string;
  icon: LucideIcon;
  title: string;
  description: string;
  /** The end of the file's name. */
  ending: string;
  /** Loads what draws it, and draws it. */
  make: (content: PrintContent) => Promise<Blob>;
}

/** What can be printed, each on ordinary A4 paper. */
export const PRINT_KINDS: readonly PrintKind[] = [
  {
    id: "poster",
    icon: Presentation,
    title: "Poster",
    description: "One A4 page for reception, the lift or the breakfast room.",
    ending: "poster.pdf",
    make: async (content) => (await import("./poster.ts")).poster(content),
  },
  {
    id: "tent-cards",
    icon: Tent,
    title: "Tent cards",
    description: "Two a page. Cut at the solid marks, fold at the dashed ones, and each stands at A6 size.",
    ending: "tent cards.pdf",
    make: async (content) => (await import("./tent-cards.ts")).tentCards(content),
  },
  {
    id: "stickers",
    icon: StickyNote,
    title: "Stickers",
    description: "24 squares of 45 mm with cut marks, for key cards, doors and bedside tables.",
    ending: "stickers.pdf",
    make: async (content) => (await import("./stickers.ts")).stickers(content),
  },
];
