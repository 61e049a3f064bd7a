import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { Fragment, type ReactNode, type RefObject } from "react";
import { Link } from "react-router";
import { ICON } from "./button.tsx";
import type { MenuAction, MenuChoice, MenuGroup, MenuLink } from "./menu-group.ts";

const ITEM =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-highlighted:bg-accent-soft data-disabled:cursor-not-allowed data-disabled:opacity-60";

interface OpenedMenuProps {
  /** Id of the button. */
  labelledBy: string;
  button: RefObject<HTMLButtonElement | null>;
  head?: ReactNode;
  groups: readonly MenuGroup[];
  onClose: () => void;
}

export function OpenedMenu({ labelledBy, button, head, groups, onClose }: OpenedMenuProps) {
  return (
    // Not modal: a modal menu would leave focusable links in the hidden page.
    <DropdownMenu.Root open modal={false} onOpenChange={onClose}>
      {/* Where the menu stands; what opens it is the button. */}
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-labelledby={labelledBy}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(85vw,22rem)] min-w-[min(85vw,12rem)] animate-appear overflow-y-auto rounded-2xl border border-line bg-surface p-2 shadow-dialog"
          onPointerDownOutside={(event) => {
            const { target } = event.detail.originalEvent;
            // The button closes it itself.
            if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus({ preventScroll: true });
          }}
        >
          {head}
          {groups.map((group, index) => (
            // They stay as they are while the menu is open.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Fragment key={index}>
              {(head || index > 0) && <DropdownMenu.Separator className="my-2 h-px bg-line" />}
              {"among" in group ? (
                <Choice {...group} />
              ) : (
                group.map((entry) => <Entry key={entry.label} {...entry} />)
              )}
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry(entry: MenuAction | MenuLink) {
  const { label, icon: Icon } = entry;
  const shown = (
    <>
      {Icon && <Icon {...ICON} />}
      {label}
    </>
  );
  if ("to" in entry) {
    return (
      <DropdownMenu.Item asChild className={ITEM}>
        <Link to={entry.to} aria-current={entry.isCurrent ? "page" : undefined}>
          {shown}
        </Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={ITEM} disabled={entry.disabled === true} onSelect={entry.onPress}>
      {shown}
    </DropdownMenu.Item>
  );
}

function Choice({ label, chosen, among, onChoose }: MenuChoice) {
  return (
    <DropdownMenu.RadioGroup value={chosen} onValueChange={onChoose} aria-label={label}>
      {among.map(({ id, label, more }) => (
        <DropdownMenu.RadioItem key={id} value={id} className={ITEM}>
          <span className="size-5 shrink-0">
            <DropdownMenu.ItemIndicator>
              <Check className="size-5 text-accent" />
            </DropdownMenu.ItemIndicator>
          </span>
          <span className="min-w-0">
            <span className="block truncate">{label}</span>
            {more && <span className="block truncate text-sm text-ink-soft">{more}</span>}
          </span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
