import { type ReactNode, useState } from "react";
import { useWaiting } from "../../rows/rows-provider.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useSignOut } from "./auth-provider.tsx";

/** Signs out, after a question when something on this device would be lost by that. */
export function useLeave(): { leave: () => void; question: ReactNode } {
  const signOut = useSignOut();
  const waiting = useWaiting();
  const [asking, setAsking] = useState(false);
  const count = waiting.length;
  const question = asking && (
    <ConfirmDialog
      title="Sign out and lose changes?"
      text={`${count === 1 ? "One change waits" : `${count} changes wait`} on this device and ${count === 1 ? "has" : "have"} not reached the server. Signing out deletes ${count === 1 ? "it" : "them"}.`}
      confirmLabel="Sign Out"
      cancelLabel="Stay"
      onConfirm={signOut}
      onCancel={() => setAsking(false)}
    />
  );
  return { leave: () => (count > 0 ? setAsking(true) : void signOut()), question };
}
