import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { BELOW_TOASTS } from "./bottom-bar.tsx";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { useBackCloses } from "./history-layers.tsx";
import { NoticeIcon, type NoticeType } from "./notice.tsx";
import { useDialogFocus } from "./use-dialog-focus.ts";

const SIZES = {
  sm: "sm:max-w-sm",
  md: "sm:max-w-lg",
  lg: "sm:max-w-2xl",
  page: "sm:max-w-[min(96vw,84rem)]",
} as const;

export interface DialogProps {
  /** Also called when Escape, Back or a press outside asks to close; it may ignore that. */
  onClose: () => void;
  title: string;
  /** The kind of message, shown as an icon. Forms have none. */
  type?: NoticeType;
  size?: keyof typeof SIZES;
  closeButton?: boolean;
  /** Nothing needs to be typed: a phone's keyboard stays away. */
  focusButton?: boolean;
  description?: ReactNode;
  children?: ReactNode;
}

/** A modal dialog, open as long as it is rendered. On a phone it is within the thumb's reach. */
export function Dialog({
  onClose,
  title,
  type,
  size = "md",
  closeButton = true,
  focusButton = false,
  description,
  children,
}: DialogProps) {
  const focus = useDialogFocus();
  useBackCloses(onClose);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-veil" />
        <Radix.Content
          {...focus}
          {...(focusButton && { onOpenAutoFocus: undefined })}
          {...(description ? {} : { "aria-describedby": undefined })}
          // A press on an alarm above it does not ask to close it.
          onInteractOutside={(event) => {
            if (event.target instanceof Element && event.target.closest("[data-alarm]"))
              event.preventDefault();
          }}
          className={cx(
            "fixed inset-x-0 bottom-0 z-50 max-h-[calc(92dvh-var(--alarm))] animate-rise scroll-pb-24 overflow-y-auto overscroll-contain rounded-t-2xl border border-line bg-surface shadow-dialog focus:outline-none sm:top-(--alarm) sm:end-(--beside) sm:bottom-0 sm:start-0 sm:m-auto sm:h-fit sm:rounded-2xl",
            SIZES[size],
          )}
        >
          <div className="@container p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-7">
            {/* With large letters the description has the whole width. */}
            <div className="flex items-start gap-4 cramped:flex-wrap">
              {type && <NoticeIcon type={type} />}
              <div className="min-w-0 flex-1 pt-1.5 cramped:contents">
                <Radix.Title className="min-w-0 flex-1 text-2xl leading-tight font-semibold wrap-anywhere">
                  {title}
                </Radix.Title>
                {description && (
                  <Radix.Description
                    asChild
                    className="mt-2 text-ink-soft cramped:order-last cramped:basis-full"
                  >
                    <div>{description}</div>
                  </Radix.Description>
                )}
              </div>
              {closeButton && (
                <Radix.Close asChild>
                  <Button variant="quiet" aria-label="Close" className="-mt-1 -me-2" icon={X} />
                </Radix.Close>
              )}
            </div>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DialogActionsProps {
  /** Above the buttons, as visible as they are. */
  note?: ReactNode;
  /** With it, the first button is "Cancel". */
  onCancel?: () => void;
  /** A confirmed deed goes on: it is too late to cancel. */
  busy?: boolean;
  children: ReactNode;
}

/** Buttons at the end of a dialog, visible however long the form is. The main button comes last. */
export function DialogActions({ note, onCancel, busy = false, children }: DialogActionsProps) {
  return (
    <div
      {...BELOW_TOASTS}
      className="sticky bottom-0 -mx-5 mt-4 cramped:static -mb-[max(1.25rem,env(safe-area-inset-bottom))] bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7"
    >
      {note}
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow max-sm:*:px-3">
        {onCancel && (
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
