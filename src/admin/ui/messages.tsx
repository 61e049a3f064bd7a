import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";
import type { NoticeType } from "./notice.tsx";

interface Message {
  type: NoticeType;
  title: string;
  text?: string | undefined;
  /** On the one button; "OK" unless told. */
  button?: string;
  /** After the button, or any other way of closing. */
  onClose?: () => void;
}

type ShowMessage = (message: Message) => void;

const MessageContext = createContext<ShowMessage>(() => {
  throw new Error("useMessages needs a <MessageProvider> above it");
});

/** Shows a message that outlives the screen or dialog it came from. The newest replaces an open one. */
export function useMessages(): ShowMessage {
  return use(MessageContext);
}

export function MessageProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<(Message & { key: number }) | null>(null);
  const show = useMemo<ShowMessage>(() => {
    let count = 0;
    return (next) => {
      count += 1;
      setMessage({ ...next, key: count });
    };
  }, []);
  function close(): void {
    setMessage(null);
    message?.onClose?.();
  }
  return (
    <MessageContext value={show}>
      {children}
      {message && (
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
            <Button onClick={close}>{message.button ?? "OK"}</Button>
          </DialogActions>
        </Dialog>
      )}
    </MessageContext>
  );
}
