import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { MenuGroup } from "./menu-group.ts";
import { onDemand } from "./on-demand.tsx";

let isLoaded = false;
const Opened = onDemand(async () => {
  const { OpenedMenu } = await import("./opened-menu.tsx");
  isLoaded = true;
  return OpenedMenu;
});

/** Before anybody presses. The next press tells of a failure. */
export const loadMenus = (): Promise<unknown> => Opened.load();

/** What makes a button the menu's. */
type TriggerProps = Required<
  Pick<ComponentProps<"button">, "id" | "ref" | "aria-haspopup" | "aria-expanded" | "onClick" | "onKeyDown">
>;

interface MenuProps {
  trigger: (props: TriggerProps) => ReactNode;
  groups: () => readonly MenuGroup[];
  /** Above the groups. */
  head?: ReactNode;
  /** Of what surrounds the button. */
  className?: string;
}

/** It is made when it is opened: a list may have hundreds of rows with a menu each, and few are opened. */
export function Menu({ trigger, groups, head, className = "inline-flex" }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    // While its code is loading, no menu hears it.
    if (event.key === "Escape") setOpen(false);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span className={`relative ${className}`}>
      {trigger({
        id,
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        // A second press while it is loading is impatience.
        onClick: () => setOpen(!isOpen || !isLoaded),
        onKeyDown,
      })}
      {isOpen && (
        <Opened
          labelledBy={id}
          button={button}
          head={head}
          groups={groups()}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
