import type { LucideIcon } from "lucide-react";
import type { SectionIcon } from "../../sections/icons.ts";
import * as drawings from "./section-drawings.ts";

/** The drawings for the icon names in declarations. */
export const SECTION_ICONS: Record<SectionIcon, LucideIcon> = drawings;
