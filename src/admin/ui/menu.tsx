import type { LucideIcon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { ICON } from "./button.tsx";
import { cx } from "./cx.ts";

/** For each Item and RadioItem of a menu. */
export const MENU_ITEM =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-highlighted:bg-accent-soft data-disabled:cursor-not-allowed data-disabled:opacity-60";

interface MenuProps {
  trigger: ReactElement;
  className?: string;
  children: ReactNode;
}

export function Menu({ trigger, className, children }: MenuProps) {
  return (
    // Not modal: a modal menu would leave focusable links in the hidden page.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <MenuContent className={className}>{children}</MenuContent>
    </DropdownMenu.Root>
  );
}

export function MenuContent({ className, ...rest }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className={cx(
          "z-50 max-w-[85vw] min-w-48 animate-appear rounded-2xl border border-line bg-surface p-2 shadow-dialog",
          className,
        )}
        {...rest}
      />
    </DropdownMenu.Portal>
  );
}

export interface MenuAction {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  disabled?: boolean;
}

export function MenuActions({ actions }: { actions: readonly MenuAction[] }) {
  return actions.map(({ label, icon: Icon, onPress, disabled = false }) => (
    <DropdownMenu.Item key={label} className={MENU_ITEM} disabled={disabled} onSelect={onPress}>
      <Icon {...ICON} />
      {label}
    </DropdownMenu.Item>
  ));
}
