import { useQueryClient } from "@tanstack/react-query";
import { failureText } from "../../../../lib/errors.ts";
import { t } from "../../../../lib/texts/t.ts";
import { useOutbox } from "../../../rows/rows-provider.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useMessages } from "../../../ui/messages.tsx";
import { useAnnounce, useAttempt } from "../../../ui/undo.ts";
import { codesKey, type HotelCode, useCodeTable } from "./codes.ts";

const QUESTIONS = {
  end: {
    title: t`End this code?`,
    text: t`The printed card still opens your page, but does not name the place.`,
    confirmLabel: t`End Code`,
    busyLabel: t`Ending...`,
  },
  delete: {
    title: t`Delete this code?`,
    text: t`Its numbers are deleted. Messages stay in the inbox.`,
    confirmLabel: t`Delete`,
    busyLabel: t`Deleting...`,
  },
};

interface QuestionProps {
  what: keyof typeof QUESTIONS;
  code: HotelCode;
  onClose: () => void;
}

export function CodeQuestion({ what, code, onClose }: QuestionProps) {
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const table = useCodeTable();
  const showMessage = useMessages();
  const attempt = useAttempt();
  const announce = useAnnounce();
  const isEnd = what === "end";
  const readAgain = () => queryClient.invalidateQueries({ queryKey: codesKey(table.hotelId) });

  async function end(): Promise<void> {
    const stored = await outbox.change(table, code, { revoked_at: new Date().toISOString() });
    await readAgain();
    announce(t`Code ended`, {
      run: async () => {
        await outbox.change(table, stored, { revoked_at: null });
        await readAgain();
      },
      done: t`The code works again`,
      failed: t`Failed to bring the code back.`,
    });
  }

  async function remove(): Promise<void> {
    await outbox.remove(table, code);
    await readAgain();
    showMessage({ type: "success", title: t`Code deleted`, passing: true });
  }

  return (
    <ConfirmDialog
      {...QUESTIONS[what]}
      subject={code.label}
      onCancel={onClose}
      onConfirm={async () => {
        const failures = table.failures(isEnd ? "update" : "delete");
        await attempt(isEnd ? end : remove, (error) => failureText(failures, error));
        onClose();
      }}
    />
  );
}
