/** A menu's entries. */
import type { LucideIcon } from "lucide-react";

export interface MenuAction {
  /** Other than the others'. */
  label: string;
  icon?: LucideIcon | undefined;
  onPress: () => void;
  disabled?: boolean;
}

export interface MenuLink {
  label: string;
  icon: LucideIcon;
  to: string;
  isCurrent: boolean;
}

/** One of several; the chosen one has a tick. */
export interface MenuChoice {
  label: string;
  chosen: string;
  among: readonly { id: string; label: string; more?: string | undefined }[];
  onChoose: (id: string) => void;
}

/** Hairlines part groups. */
export type MenuGroup = readonly (MenuAction | MenuLink)[] | MenuChoice;
