/** Rows of a list: what it is, its name, one line more, and what can be done with it. Hairlines part them. */

import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../lib/texts/t.ts";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { Menu } from "./menu.tsx";
import type { MenuAction } from "./menu-group.ts";

/** A list of <Row>s, which draw the hairlines between them. */
export const ROWS = "border-y border-line";
/** Any other list. */
export const LINES = "divide-y divide-line border-y border-line";

/** With hundreds of rows, the browser lays out only those near the screen. */
const SKIPPED_OFF_SCREEN = "[contain-intrinsic-height:auto_5rem] skip-off-screen";

interface RowProps {
  /** A <RowPicture>, or what takes its place. */
  picture?: ReactNode;
  children: ReactNode;
  /** At the end. */
  actions?: ReactNode;
  /** Below all of it. */
  unfolded?: ReactNode;
}

export function Row({ picture, children, actions, unfolded }: RowProps) {
  return (
    <li
      className={cx(
        "relative hover:bg-canvas [&:not(:first-child)>:first-child]:border-t",
        SKIPPED_OFF_SCREEN,
      )}
    >
      <div className="flex min-h-20 items-center border-line gap-3 py-3 cramped:flex-wrap sm:gap-4">
        {picture}
        <div className="min-w-0 flex-1 cramped:order-first cramped:basis-full">{children}</div>
        {/* Above what <RowTitle> spreads. */}
        {actions && <div className="relative flex shrink-0 items-center ms-auto sm:gap-2">{actions}</div>}
      </div>
      {unfolded}
    </li>
  );
}

/** 56 pixels, as in the guest page's own lists. */
export const ROW_PICTURE = "relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg";

interface RowTitleProps {
  as: "h2" | "h3";
  children: string;
  /** Name of a press anywhere on the row; contains the title. */
  label: string;
  onPress: () => void;
  /** Whether the row is unfolded, where it unfolds. */
  expanded?: boolean | undefined;
  /** Not before guests' eyes. */
  quiet?: boolean;
}

/** The row's name. A press anywhere on the row presses it. */
export function RowTitle({ as: Title, children, label, onPress, expanded, quiet = false }: RowTitleProps) {
  return (
    <Title className={cx("text-[1.1875rem]/6 font-[450] text-wrap wrap-anywhere", quiet && "text-ink-soft")}>
      <button
        type="button"
        aria-label={label}
        aria-expanded={expanded}
        className="line-clamp-2 cursor-pointer text-start after:absolute after:inset-0"
        onClick={onPress}
      >
        {children}
      </button>
    </Title>
  );
}

/** Below the title, where all of it counts. */
export const WHOLE_TEXT = "text-[0.9375rem]/5.5 wrap-anywhere text-ink-soft";

/** Below the title: one line, or two on a phone. */
export const ROW_TEXT = `${WHOLE_TEXT} line-clamp-2 sm:line-clamp-1`;

export function editOrDelete(onEdit: () => void, onDelete: () => void): MenuAction[] {
  return [
    { label: t`Edit`, icon: Pencil, onPress: onEdit },
    { label: t`Delete`, icon: Trash2, onPress: onDelete },
  ];
}

export function RowMenu({ name, actions }: { name: string; actions: () => readonly MenuAction[] }) {
  return (
    <Menu
      className="-me-2"
      trigger={(props) => (
        <Button {...props} variant="quiet" aria-label={`More for ${name}`} icon={Ellipsis} />
      )}
      groups={() => [actions()]}
    />
  );
}
