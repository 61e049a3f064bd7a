import { useMemo, useState } from "react";
import { FilePicker } from "../csv/file-picker.tsx";
import { useHotel } from "../hotel/hotel-provider.tsx";
import { useItems } from "../sections/items.ts";
import { Blanks } from "../suggestions/blanks.tsx";
import { PickDialog } from "../suggestions/pick-dialog.tsx";
import { usePicks } from "../suggestions/picks.ts";
import { Field } from "../ui/field.tsx";
import { TextArea } from "../ui/input.tsx";
import { Notice } from "../ui/notice.tsx";
import { FOLDER_SECTIONS, offeredFrom } from "./offer.ts";
import { propose } from "./propose.ts";
import { type FolderReading, readFolder, readText } from "./read-file.ts";

const MAX_PASTED = 400_000;

/** The old guest folder, as items to tick: docs/decisions/0074-the-old-folder.md. */
export function FolderDialog({ onClose }: { onClose: () => void }) {
  const hotel = useHotel();
  const lists = FOLDER_SECTIONS.map((section) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: as often at each rendering
    return { id: section.id, items: useItems(section).data };
  });
  const [text, setText] = useState("");
  const [file, setFile] = useState<{ name: string; reading: FolderReading }>();
  const reading = useMemo(() => file?.reading ?? (text.trim() ? readText(text) : undefined), [file, text]);
  const proposals = useMemo(
    () => (reading?.status === "read" ? propose(reading.lines) : undefined),
    [reading],
  );
  const picks = usePicks(`${hotel.id}/folder`, true);
  const isLoaded = lists.every(({ items }) => items);
  const offered =
    proposals && isLoaded
      ? offeredFrom(proposals, Object.fromEntries(lists.map(({ id, items = [] }) => [id, items])))
      : undefined;
  return (
    <PickDialog
      title="Bring Your Old Guest Folder"
      description="A Word file, or its text. It is read in your browser and sent nowhere. Guests read nothing before you add it."
      onClose={onClose}
      sections={FOLDER_SECTIONS}
      offered={offered}
      picks={picks}
      mending={(each, tried, disabled) => {
        const reading = tried ? picks.read(each) : undefined;
        const part = (isMissing: boolean) => ({
          ...each,
          blanks: each.blanks.filter(({ known }) => (known === "") === isMissing),
        });
        return (
          <>
            <Blanks offered={part(true)} picks={picks} reading={reading} disabled={disabled} />
            <details open={reading?.status === "wrong"} className="sm:col-span-2">
              <summary className="min-h-11 cursor-pointer py-2 text-sm font-medium text-accent">
                Change the texts
              </summary>
              <div className="grid gap-4 py-2">
                <Blanks offered={part(false)} picks={picks} reading={reading} disabled={disabled} />
              </div>
            </details>
          </>
        );
      }}
    >
      <FilePicker
        name={file?.name}
        disabled={false}
        accept=".docx,.txt,.pdf"
        label="Word file"
        onChoose={(chosen) =>
          void readFolder(chosen).then((read) => setFile({ name: chosen.name, reading: read }))
        }
      >
        {null}
      </FilePicker>
      {file?.reading.status !== "read" && (
        <div className="mt-4">
          <Field label="Or paste its text" required={false}>
            {(input) => (
              <TextArea
                {...input}
                rows={offered && offered.length > 0 ? 3 : 8}
                maxLength={MAX_PASTED}
                placeholder={"Breakfast\nWhen is breakfast? From 7 to 10:30.\nReception – 9"}
                value={text}
                onChange={(event) => {
                  setFile(undefined);
                  setText(event.target.value);
                }}
              />
            )}
          </Field>
        </div>
      )}
      <div className="mt-4 empty:hidden" role="status">
        {reading?.status === "unreadable" && <Notice type="error">{reading.reason}</Notice>}
        {offered?.length === 0 && (
          <Notice type="info">Nothing in it looks like a list, a number or an answer.</Notice>
        )}
        {offered && offered.length > 0 && `Found ${offered.length}. What is complete is ticked.`}
      </div>
    </PickDialog>
  );
}
