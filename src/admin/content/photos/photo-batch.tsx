import { type ReactNode, useState } from "react";
import type { Section } from "../../../sections/index.ts";
import { cx } from "../../ui/cx.ts";
import { FileInput } from "../../ui/file-input.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { onDemand } from "../../ui/on-demand.tsx";
import type { Item } from "../sections/items.ts";
import { NO_IMAGE } from "./prepare.ts";
import { useGivenFiles } from "./use-given-files.ts";

const PhotoBatchDialog = onDemand(() => import("./photo-batch-dialog.tsx").then((m) => m.PhotoBatchDialog));

interface PhotoBatchProps {
  section: Section;
  items: readonly Item[];
  /** Whether nothing else is open that takes pictures. */
  enabled: boolean;
  /** @param choose asks for pictures; undefined where the section has no photos */
  children: (choose: (() => void) | undefined) => ReactNode;
}

/** Around a section's list: takes several pictures at once, chosen, dropped on the list or pasted. */
export function PhotoBatch({ section, items, enabled, children }: PhotoBatchProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const showMessage = useMessages();
  const { photo } = section.card;
  const { isOver, dropping } = useGivenFiles(take, enabled && photo !== undefined && files.length === 0);

  function take(given: readonly File[]): void {
    const pictures = given.filter(isPicture);
    if (pictures.length > 0) setFiles(pictures);
    else showMessage({ type: "error", text: NO_IMAGE });
  }

  if (photo === undefined) return children(undefined);
  return (
    <>
      <div
        className={cx(isOver && "rounded-2xl outline-2 outline-offset-8 outline-accent outline-dashed")}
        {...dropping}
      >
        <FileInput ref={setInput} multiple aria-label={`Photos of ${section.many}`} onChoose={take} />
        {children(() => input?.click())}
      </div>
      {files.length > 0 && (
        <PhotoBatchDialog {...{ section, items, files }} column={photo} onClose={() => setFiles([])} />
      )}
    </>
  );
}

/** Not every system knows the type of what iPhones take. */
function isPicture({ name, type }: File): boolean {
  return type.startsWith("image/") || /\.hei[cf]$/i.test(name);
}
