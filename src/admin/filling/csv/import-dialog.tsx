import { FileUp } from "lucide-react";
import { type ReactNode, useState } from "react";
import { as, plural, t } from "../../../lib/texts/t.ts";
import type { Section } from "../../../sections/index.ts";
import { useNoRoom } from "../../content/sections/room.ts";
import type { FillingProps } from "../../content/sections/ways-to-fill.tsx";
import { Button, TextButton } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { FilePicker, MAPS, TABLE_FILES } from "../../ui/file-picker.tsx";
import { Notice } from "../../ui/notice.tsx";
import { capitalized, counted, listedInWords, titled } from "../../ui/words.ts";
import { AskedColumn, ImportColumns, WhichReadsRight } from "./import-columns.tsx";
import { ImportRows, isDoubted, RefusedRows } from "./import-rows.tsx";
import { isRefused, lackedIn, type ReadRow } from "./rows.ts";
import { useImport } from "./use-import.ts";
import { type GivenFile, type ImportFile, useImportFile } from "./use-import-file.ts";
import { isWaiting } from "./waiting.ts";
import { WaitingDialog } from "./waiting-dialog.tsx";
import { exportItems } from "./written.ts";

const UNTOUCHED = t`Nothing you have is changed.`;
const TABLE = t`An Excel or CSV file with column names. ${UNTOUCHED}`;
const TABLE_OR_MAP = t`An Excel or CSV file with column names, or a map’s places. ${UNTOUCHED}`;

interface ImportDialogProps extends Omit<FillingProps, "shown"> {
  given?: GivenFile;
  onAdded?: () => void;
}

export function ImportDialog({ section, items, given, onClose, onAdded = onClose }: ImportDialogProps) {
  const { send, announce, forget, busy, failure, storedIds, others, isStored } = useImport(section, items);
  const { file, choose, chooseLetters, isReading } = useImportFile(section, others, given);
  const stored = storedIds.size;
  const noRoom = useNoRoom();
  const isOfPlaces = section.fields.address !== undefined;
  /** How many rows were left out of an import whose other rows wait. */
  const [leftWhileWaiting, setLeftWhileWaiting] = useState<number>();
  /** By line, where its owner has said so. */
  const [taken, setTaken] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isTaken = (row: ReadRow) => taken.get(row.line) ?? !isDoubted(row);
  const read = file?.status === "read" ? file.rows : [];
  const rows = read.filter(isTaken);
  const leftOut = read.length - rows.length;
  const refused = rows.filter(isRefused);
  const accepted = rows.filter((row) => !isRefused(row) && !isStored(row));

  async function chooseFile(chosen: File): Promise<void> {
    if (stored > 0) announce(0);
    forget();
    setTaken(new Map());
    await choose(chosen);
  }

  async function importRows(): Promise<void> {
    const isSent = await send(rows, refused.length + leftOut);
    if (!isSent) return;
    if (file?.status === "read") file.keep();
    if (rows.some(({ lacking }) => lacking)) setLeftWhileWaiting(refused.length + leftOut);
    else onAdded();
  }

  function close(): void {
    if (busy) return;
    if (stored > 0) announce(accepted.length + refused.length + leftOut);
    onClose();
  }

  if (leftWhileWaiting !== undefined) {
    const waiting = items.filter((item) => storedIds.has(item.id) && isWaiting(section, item));
    return (
      <WaitingDialog
        section={section}
        items={items}
        onClose={() => {
          announce(leftWhileWaiting, waiting.length);
          onAdded();
        }}
      />
    );
  }
  return (
    <Dialog
      size="lg"
      title={capitalized(t`Import ${titled(section.many)}`)}
      description={file?.status === "read" ? UNTOUCHED : isOfPlaces ? TABLE_OR_MAP : TABLE}
      onClose={close}
    >
      <FilePicker
        name={file?.name}
        disabled={busy || isReading}
        {...(isOfPlaces && { accept: `${TABLE_FILES},${MAPS}`, label: t`Excel, CSV or map file` })}
        onChoose={(chosen) => void chooseFile(chosen)}
      >
        <TextButton onClick={() => exportItems(section, [], `${capitalized(titled(section.many))}.csv`)}>
          Download an empty file
        </TextButton>
      </FilePicker>
      <div className="mt-4 flex flex-col gap-4">
        {isReading && (
          <p role="status" className="text-ink-soft">
            Reading the file…
          </p>
        )}
        {file?.status === "unreadable" && !isReading && !file.readings && (
          <Notice type="error">{file.reason}</Notice>
        )}
        {file?.status === "unreadable" && !isReading && file.readings && (
          <WhichReadsRight readings={file.readings} onChoose={chooseLetters} />
        )}
        {failure &&
          (stored > 0 && accepted.length === 0 ? (
            <Notice type="info">The rows are imported.</Notice>
          ) : (
            <Notice type="error">
              {stored > 0 && t`${stored} of ${stored + accepted.length} rows have been imported.`} {failure}
            </Notice>
          ))}
        {file?.status === "read" && (
          <FoundInFile
            section={section}
            file={file}
            refused={refused}
            accepted={accepted}
            left={read.filter((row) => isDoubted(row) && !isTaken(row)).length}
            tooMany={noRoom(section, items.length, accepted.length)}
          >
            <ImportRows
              section={section}
              file={file}
              rows={read.filter((row) => !isRefused(row) && !isStored(row))}
              isTaken={isTaken}
              onTake={(line, isTaken) => setTaken(new Map([...taken, [line, isTaken]]))}
            />
          </FoundInFile>
        )}
      </div>
      <DialogActions busy={busy} onCancel={close}>
        <Button
          disabled={(accepted.length === 0 && stored === 0) || isReading}
          busy={busy && "Importing..."}
          onClick={() => void importRows()}
        >
          <FileUp className="size-5 max-sm:hidden" />
          {importLabel(section, accepted.length, stored, refused.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function importLabel(section: Section, accepted: number, stored: number, refused: number): string {
  if (accepted === 0) return stored > 0 ? as("closes what it stands on")`Done` : t`Import`;
  return stored + refused > 0 ? t`Import the other ${accepted}` : t`Import ${counted(accepted, section)}`;
}

interface FoundInFileProps {
  section: Section;
  file: ImportFile;
  refused: readonly ReadRow[];
  accepted: readonly ReadRow[];
  /** How many rows were left out as doubtful. */
  left: number;
  tooMany: string | undefined;
  children: ReactNode;
}

function FoundInFile({ section, file, refused, accepted, left, tooMany, children }: FoundInFileProps) {
  const { table, header, columns, missing, problem } = file;
  // Opens by itself when something may be missing, and then stays as the owner leaves it.
  const of = plural(header.cells.length, { one: "# column", other: "# columns" });
  const rows = plural(file.rowCount, { one: "# row", other: "# rows" });
  const known = t`We know ${columns.filter(Boolean).length} of ${of}, ${rows}`;
  const notThere = [...missing.shown, ...missing.optional];
  const inWords = accepted.filter((row) => row.inWords).length;
  const waiting = accepted.filter(({ lacking }) => lacking);
  const lacked = lackedIn(section, waiting);
  const [open, setOpen] = useState(missing.needed.length > 0);
  const told = [
    inWords > 0 &&
      plural(inWords, {
        one: "# row has hours that we cannot read. They stay as text.",
        other: "# rows have hours that we cannot read. They stay as text.",
      }),
    waiting.length > 0 &&
      plural(waiting.length, {
        one: `# ${section.one} waits for ${lacked}. You complete it on the next screen.`,
        other: `# ${section.many} wait for ${lacked}. You complete them on the next screen.`,
      }),
    left > 0 &&
      plural(left, {
        one: "# row is unticked: you have it, or it has a code.",
        other: "# rows are unticked: you have them, or they have codes.",
      }),
  ];
  return (
    <>
      {problem && <Notice type="error">{problem}</Notice>}
      {tooMany && <Notice type="warning">{tooMany}</Notice>}
      {!problem && <AskedColumn section={section} file={file} />}
      <details
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="rounded-lg border border-line px-4"
      >
        <summary className="min-h-11 cursor-pointer py-2">
          <span className="font-medium">
            {table.sheet ? t`${known} in the sheet “${table.sheet}”` : known}
          </span>
          {notThere.length > 0 && (
            <span className="block text-sm text-ink-soft">Not in the file: {listedInWords(notThere)}</span>
          )}
        </summary>
        <div className="border-t border-line py-4">
          <ImportColumns section={section} file={file} />
        </div>
      </details>
      {refused.length > 0 && (
        <>
          <Notice type="error">
            {plural(refused.length, { one: "# row needs a correction.", other: "# rows need a correction." })}
          </Notice>
          <RefusedRows section={section} file={file} rows={refused} />
        </>
      )}
      {told.map(
        (text) =>
          text && (
            <Notice key={text} type="info">
              {text}
            </Notice>
          ),
      )}
      {file.rows.some((row) => !isRefused(row)) && children}
    </>
  );
}
