import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from "react";
import { t } from "../../lib/texts/t.ts";
import { PRODUCT } from "../../product.ts";
import { Button, ButtonLink } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import type { NoticeType } from "./notice.tsx";
import { unsavedFiles } from "./save-file.ts";
import { SuccessDialog } from "./success-dialog.tsx";
import { ToastArea } from "./toast.tsx";

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
