import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { t } from "../../lib/texts/t.ts";
import { ErrorBoundary } from "./crash.tsx";
import type { MenuGroup } from "./menu-group.ts";
import { useMessages } from "./messages.tsx";
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
        <ErrorBoundary
          fallback={() => <NotOpened onClose={() => setOpen(false)} onRetry={() => setOpen(true)} />}
        >
          <Opened
            labelledBy={id}
            button={button}
            head={head}
            groups={groups()}
            onClose={() => setOpen(false)}
          />
        </ErrorBoundary>
      )}
    </span>
  );
}

/** Says so in passing: the screen stays, and with it what is typed there. */
function NotOpened({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  const show = useMessages();
  const say = useRef(() => {
    onClose();
    show({
      type: "error",
      passing: true,
      title: t`Part of it did not load.`,
      action: { label: t`Try Again`, onPress: onRetry },
    });
  });
  useEffect(() => say.current(), []);
  return null;
}
