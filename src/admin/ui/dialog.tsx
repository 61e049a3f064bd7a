import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { NOTICE_LOOKS, type NoticeType } from "./notice.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

const SIZES = { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-2xl" } as const;

export interface DialogProps {
  /** Also called when Escape or a press outside asks to close; it may decline. */
  onClose: () => void;
  title: string;
  /** Says what kind of message this is, with an icon. Forms have none. */
  type?: NoticeType;
  size?: keyof typeof SIZES;
  closeButton?: boolean;
  description?: ReactNode;
  children?: ReactNode;
}

/**
 * Every modal of the admin. It is open as long as it is rendered. On a phone it rises from the lower
 * edge, where the thumb is.
 */
export function Dialog({
  onClose,
  title,
  type,
  size = "md",
  closeButton = true,
  description,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-veil" />
        <Radix.Content
          ref={focusReturn.dialog}
          onCloseAutoFocus={focusReturn.onClose}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx(
            "fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-rise overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-surface p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-dialog focus:outline-none sm:inset-0 sm:m-auto sm:h-fit sm:rounded-2xl sm:p-7",
            SIZES[size],
          )}
        >
          <div className="flex items-start gap-4">
            {type && <TypeIcon type={type} />}
            <div className="min-w-0 flex-1 pt-1.5">
              <Radix.Title className="text-2xl leading-tight font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description asChild className="mt-2 text-ink-soft">
                  <div>{description}</div>
                </Radix.Description>
              )}
            </div>
            {closeButton && (
              <Radix.Close asChild>
                <Button variant="quiet" iconOnly aria-label="Close" className="-mt-1 -mr-2">
                  <X aria-hidden="true" className="size-5" />
                </Button>
              </Radix.Close>
            )}
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons that ends a dialog: the main one last, where the thumb is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-7 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end [&>*]:max-sm:w-full">
      {children}
    </div>
  );
}

function TypeIcon({ type }: { type: NoticeType }) {
  const { icon: Icon, colors } = NOTICE_LOOKS[type];
  return (
    <span className={cx("grid size-11 shrink-0 place-items-center rounded-full", colors)}>
      <Icon aria-hidden="true" className="size-6" />
    </span>
  );
}
