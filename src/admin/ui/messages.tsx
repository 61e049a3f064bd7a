import { Dialog as Radix } from "radix-ui";
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { t } from "../../lib/texts/t.ts";
import { PRODUCT } from "../../product.ts";
import { Button, ButtonLink } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import { NoticeIcon, type NoticeType } from "./notice.tsx";
import { unsavedFiles } from "./save-file.ts";
import { useSelfClosing } from "./self-closing.ts";
import { ToastArea } from "./toast.tsx";
import { OPENS_ON, useDialogFocus } from "./use-dialog-focus.ts";

/** A message in a dialog. A success without a link closes by itself. An error's title is "Error" unless it says more. */
type Message = ({ type: "error"; title?: string } | { type: NoticeType; title: string }) & {
  text?: string | undefined;
  /** The button that closes it; by default "OK", or "Close" beside a link. */
  button?: string;
  /** The suggested next screen of the admin. */
  link?: { to: string; label: string };
  /** An action beside the button. It also closes the message, without calling `onClose`. */
  action?: { label: string; onPress: () => void };
  /** Shown below the page instead of in a dialog; with an action, for long enough to press it. */
  passing?: true;
  /** Called after every way of closing. */
  onClose?: () => void;
};

const UNSAVED: Message = {
  type: "error",
  title: t`Open ${PRODUCT} in Your Browser`,
  text: t`Choose “Open in browser” in this app’s menu.`,
};

type ShowMessage = (message: Message) => void;

const MessageContext = createContext<ShowMessage>(() => {
  throw new Error("useMessages needs a <MessageProvider> above it");
});

/** Shows a message that outlives its screen or dialog. A new message replaces the open one. */
export function useMessages(): ShowMessage {
  return use(MessageContext);
}

export function MessageProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<(Message & { title: string; key: number }) | null>(null);
  const count = useRef(0);
  const show = useCallback<ShowMessage>((next) => {
    count.current += 1;
    setMessage({ title: t`Error`, ...next, key: count.current });
  }, []);
  useEffect(() => {
    const say = () => show(UNSAVED);
    unsavedFiles.addEventListener("unsaved", say);
    return () => unsavedFiles.removeEventListener("unsaved", say);
  }, [show]);
  function close(): void {
    setMessage(null);
    message?.onClose?.();
  }
  function act(): void {
    setMessage(null);
    message?.action?.onPress();
  }
  const action = message?.action && { label: message.action.label, onPress: act };
  const quiet = message?.type === "success" && !message.link && !message.onClose;
  return (
    <MessageContext value={show}>
      {children}
      <ToastArea toast={message?.passing ? { ...message, action, onClose: close } : null} />
      {message && !message.passing && quiet && (
        <SuccessDialog
          key={message.key}
          title={message.title}
          text={message.text}
          action={action}
          onClose={close}
        />
      )}
      {message && !message.passing && !quiet && (
        <Dialog
          key={message.key}
          type={message.type}
          size="sm"
          title={message.title}
          description={message.text}
          closeButton={false}
          onClose={close}
        >
          <DialogActions>
            {action && (
              <Button variant="secondary" onClick={action.onPress}>
                {action.label}
              </Button>
            )}
            <Button variant={message.link ? "secondary" : "primary"} onClick={close}>
              {message.button ?? (message.link ? "Close" : "OK")}
            </Button>
            {message.link && (
              <ButtonLink to={message.link.to} onClick={close}>
                {message.link.label}
              </ButtonLink>
            )}
          </DialogActions>
        </Dialog>
      )}
    </MessageContext>
  );
}

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
function SuccessDialog({ title, text, action, onClose }: SuccessDialogProps) {
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
