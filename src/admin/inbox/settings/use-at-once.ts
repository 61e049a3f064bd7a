import { useRef, useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { useMessages } from "../../ui/messages.tsx";
import { SETTINGS_FAILURES } from "../messages/messages.ts";

/** A switch that is shown at once, and as it is stored again when the server refuses. */
export function useAtOnce(stored: boolean, store: (isOn: boolean) => Promise<void>) {
  const showMessage = useMessages();
  const [waiting, setWaiting] = useState<readonly { isOn: boolean }[]>([]);
  const last = useRef(Promise.resolve());
  return {
    isOn: waiting.at(-1)?.isOn ?? stored,
    press: async (isOn: boolean): Promise<void> => {
      const change = { isOn };
      setWaiting((before) => [...before, change]);
      // One request after the other, each over what the one before has left.
      last.current = last.current.catch(() => undefined).then(() => store(isOn));
      try {
        await last.current;
      } catch (error) {
        showMessage({ type: "error", text: failureText(SETTINGS_FAILURES, error) });
      } finally {
        setWaiting((before) => before.filter((other) => other !== change));
      }
    },
  };
}
