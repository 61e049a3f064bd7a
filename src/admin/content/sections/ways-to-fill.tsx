/** Dialogs and actions for many items at once; app hands a section's list those of filling. */
import type { LucideIcon } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useSearchParams } from "react-router";
import type { Section } from "../../../sections/index.ts";
import { Button } from "../../ui/button.tsx";
import type { MenuAction } from "../../ui/menu-group.ts";
import type { Tool } from "../../ui/toolbar.tsx";
import type { Item } from "./items.ts";

export interface WayToFill {
  /** A search parameter of this name opens its dialog. */
  id: string;
  label: string;
  labelWhenEmpty?: string;
  icon: LucideIcon;
  /** Not a button of its own: an entry in the menu "Import or export". */
  inMenu?: true;
  needsItems?: true;
  /** Not offered for other items. */
  isFor?: (items: readonly Item[]) => boolean;
  Dialog?: ComponentType<FillingProps>;
  /** Instead of a dialog. */
  act?: (shown: readonly Item[]) => void;
}

export interface FillingProps {
  section: Section;
  /** The section's present rows. */
  items: readonly Item[];
  /** The rows on the screen. */
  shown: readonly Item[];
  onClose: () => void;
}

/** One dialog is open at a time. */
export function useOpenWay(ways: readonly WayToFill[]) {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<string>();
  const way = ways.find(({ id }) => id === chosen || (!chosen && search.has(id)));
  return {
    way,
    open: ({ id }: WayToFill) => setChosen(id),
    close(): void {
      setChosen(undefined);
      if (way && search.has(way.id)) setSearch({}, { replace: true });
    },
  };
}

interface WaysProps {
  ways: readonly WayToFill[];
  onOpen: (way: WayToFill) => void;
}

/** Above a list without items. */
export function WayButtons({ ways, onOpen }: WaysProps) {
  return buttonWays(ways).map((way, index) => (
    <Button
      key={way.id}
      icon={way.icon}
      variant={index === 0 ? "primary" : "secondary"}
      onClick={() => onOpen(way)}
    >
      {way.labelWhenEmpty ?? way.label}
    </Button>
  ));
}

export function buttonWays(ways: readonly WayToFill[]): WayToFill[] {
  return ways.filter(({ inMenu }) => !inMenu);
}

/** In the order on the screen. */
export function toolsOf(
  ways: readonly WayToFill[],
  shown: readonly Item[],
  onOpen: (way: WayToFill) => void,
): (Tool & MenuAction)[] {
  const offered = ways.filter(({ isFor }) => !isFor || isFor(shown));
  return offered.map((way) => ({
    label: way.label,
    icon: way.icon,
    inMenu: way.inMenu === true,
    disabled: way.needsItems === true && shown.length === 0,
    onPress: () => (way.act ? way.act(shown) : onOpen(way)),
  }));
}
