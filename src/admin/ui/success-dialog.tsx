import { Dialog as Radix } from "radix-ui";
import { Button } from "./button.tsx";
import { NoticeIcon } from "./notice.tsx";
import { useSelfClosing } from "./self-closing.ts";
import { OPENS_ON, useDialogFocus } from "./use-dialog-focus.ts";

const SHOWN_MS = 6000;
/** A sentence below the title takes longer to read. */
const SHOWN_WITH_TEXT_MS = 12_000;

interface SuccessDialogProps {
  title: string;
  text?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
}

/**
 * Confirms a success without blocking the page. A press there, Enter and Escape close it, or it closes by
 * itself.
 */
export function SuccessDialog({ title, text, action, onClose }: SuccessDialogProps) {
  const focus = useDialogFocus();
  const handlers = useSelfClosing(text ? SHOWN_WITH_TEXT_MS : SHOWN_MS, onClose);
  return (
    <Radix.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          {...handlers}
          {...(text ? {} : { "aria-describedby": undefined })}
          // The form that closes at the same time moves the focus; that does not close this dialog.
          onFocusOutside={(event) => event.preventDefault()}
          className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 mx-auto max-w-md animate-rise rounded-2xl border border-line bg-surface p-5 shadow-dialog focus:outline-none"
        >
          <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
            <NoticeIcon type="success" />
            <div className="min-w-0 grow basis-40 pt-1.5">
              <Radix.Title className="text-xl leading-tight font-semibold wrap-anywhere">{title}</Radix.Title>
              {text && <Radix.Description className="mt-2 text-ink-soft">{text}</Radix.Description>}
            </div>
          </div>
          <div className="mt-4 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            {action && (
              <Button variant="secondary" onClick={action.onPress}>
                {action.label}
              </Button>
            )}
            <Button {...{ [OPENS_ON]: true }} onClick={onClose}>
              OK
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
