import {
  Car,
  CircleQuestionMark,
  Landmark,
  type LucideIcon,
  Map as MapIcon,
  Phone,
  ShoppingBag,
  Sparkles,
  UtensilsCrossed,
} from "lucide-react";
import type { SectionIcon } from "../sections/icons.ts";

/** The drawings behind the names that declarations use. */
export const SECTION_ICONS: Record<SectionIcon, LucideIcon> = {
  Sparkles,
  UtensilsCrossed,
  Car,
  Map: MapIcon,
  ShoppingBag,
  Landmark,
  CircleHelp: CircleQuestionMark,
  Phone,
};
