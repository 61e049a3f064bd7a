import { type ReactNode, useState } from "react";
import { plural, t } from "../../../lib/texts/t.ts";
import { hasUnsaved } from "../../rows/drafts.ts";
import { useWaiting } from "../../rows/rows-provider.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useUser } from "./auth-provider.tsx";
import { useSignOut } from "./sign-out.ts";

/** Signs out, after a question when something on this device would be lost by that. */
export function useLeave(): { leave: () => void; question: ReactNode } {
  const { id } = useUser();
  const signOut = useSignOut();
  const count = useWaiting().length;
  const [asking, setAsking] = useState<{ unsaved: boolean }>();
  const question = asking && (
    <ConfirmDialog
      title={count > 0 ? "Sign out and lose changes?" : "Leave without saving?"}
      text={[
        count > 0 &&
          plural(count, {
            one: "One change is not sent yet. Signing out deletes it.",
            other: "# changes are not sent yet. Signing out deletes them.",
          }),
        asking.unsaved && t`Signing out deletes text that you have not saved.`,
      ]
        .filter(Boolean)
        .join(" ")}
      confirmLabel="Sign Out"
      cancelLabel="Stay"
      onConfirm={signOut}
      onCancel={() => setAsking(undefined)}
    />
  );
  function leave(): void {
    const unsaved = hasUnsaved(id);
    if (count > 0 || unsaved) setAsking({ unsaved });
    else void signOut();
  }
  return { leave, question };
}
