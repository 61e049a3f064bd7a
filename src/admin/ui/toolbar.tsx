import { Ellipsis, FileSpreadsheet, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { Button, ButtonLink, ICON } from "./button.tsx";
import { cx } from "./cx.ts";
import { Dialog } from "./dialog.tsx";
import { Menu } from "./menu.tsx";
import type { MenuAction } from "./menu-group.ts";
import { LINES } from "./row.tsx";

export type Tool = Omit<MenuAction, "onPress" | "icon"> & {
  icon: LucideIcon;
  /** On desks no button of its own, but an entry of the menu "Import or export", which is "…" there. */
  inMenu?: boolean;
} & ({ onPress: () => void; to?: undefined } | { to: string; onPress?: undefined });

interface ToolbarProps {
  /** The button that people come for: it adds. */
  children?: ReactNode;
  tools: readonly Tool[];
  /** One sheet on desks, too, where the bar is narrow. */
  compact?: boolean;
}

/** Above a list: what adds to it, and everything else; on phones in one sheet, on desks side by side. */
export function Toolbar({ children, tools, compact = false }: ToolbarProps) {
  const onPhones = compact ? "" : "sm:hidden";
  const menu = tools.flatMap((tool) => (tool.inMenu && tool.onPress ? [tool] : []));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {children}
      {tools.length > 0 && (
        <span className={onPhones}>
          <MoreTools tools={tools} />
        </span>
      )}
      {!compact && (
        <span className="contents max-sm:hidden">
          {tools
            .filter(({ inMenu }) => !inMenu)
            .map((tool) => (
              <ToolButton key={tool.label} {...tool} />
            ))}
          {menu.length > 0 && <ImportMenu actions={menu} short />}
        </span>
      )}
    </div>
  );
}

function ToolButton({ label, icon, disabled, onPress, to }: Tool) {
  if (to !== undefined) {
    return (
      <ButtonLink icon={icon} variant="quiet" to={to}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button icon={icon} variant="quiet" tight disabled={disabled} onClick={onPress}>
      {label}
    </Button>
  );
}

interface ImportMenuProps {
  actions: readonly MenuAction[];
  /** At the end of a row of tools. */
  short?: boolean;
}

export function ImportMenu({ actions, short = false }: ImportMenuProps) {
  return (
    <Menu
      trigger={(props) => (
        <Button {...props} icon={short ? Ellipsis : FileSpreadsheet} variant="quiet" tight>
          <span className={short ? "sr-only" : undefined}>Import or export</span>
        </Button>
      )}
      groups={() => [actions]}
    />
  );
}

const ROW =
  "flex min-h-14 w-full cursor-pointer items-center gap-4 text-start hover:bg-canvas disabled:cursor-not-allowed disabled:opacity-60 [&>svg]:text-brass";

function MoreTools({ tools }: { tools: readonly Tool[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        icon={Ellipsis}
        aria-label="More"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog title="More" size="sm" onClose={close}>
          <ul className={cx(LINES, "mt-3 border-b-0")}>
            {tools.map(({ label, icon: Icon, disabled = false, onPress, to }) => (
              <li key={label}>
                {to === undefined ? (
                  <button
                    type="button"
                    className={ROW}
                    disabled={disabled}
                    onClick={() => {
                      close();
                      onPress();
                    }}
                  >
                    <Icon {...ICON} />
                    {label}
                  </button>
                ) : (
                  <Link to={to} className={ROW} onClick={close}>
                    <Icon {...ICON} />
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
