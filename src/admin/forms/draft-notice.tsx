import { Notice } from "../ui/notice.tsx";
import { TextButton } from "../ui/text-link.tsx";

/** Shown above a form that was restored from a draft. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice type="info">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        Your unsaved text is back.
        <TextButton onClick={onDiscard}>Discard</TextButton>
      </div>
    </Notice>
  );
}
