import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { brokenRule, contentWords, errorCode, NETWORK, words } from "../../lib/errors.ts";
import type { Section } from "../../sections/index.ts";
import { newId } from "../forms/new-id.ts";
import { useItemChanges } from "../sections/items.ts";
import { ruleWords } from "../sections/rule-words.ts";
import { capitalized, counted, titled } from "../sections/words.ts";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogActions } from "../ui/dialog.tsx";
import { useMessages } from "../ui/messages.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextButton } from "../ui/text-link.tsx";
import { readFile } from "./file.ts";
import { badRows, ImportPreview } from "./import-preview.tsx";
import type { Reading } from "./read.ts";
import { saveCsv } from "./save-csv.ts";

interface ImportDialogProps {
  section: Section;
  /** How many rows the section has. */
  existing: number;
  onClose: () => void;
}

/** Adds the rows of a file: all of them, in one request, or none. */
export function ImportDialog({ section, existing, onClose }: ImportDialogProps) {
  const { addAll } = useItemChanges(section);
  const showMessage = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; reading: Reading; ids: string[] }>();
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  const reading = file?.reading;
  const rows = reading?.status === "read" ? reading.rows : [];
  const bad = badRows(rows);
  const items = rows.flatMap(({ values }, index) => (values ? [{ id: file?.ids[index] ?? "", values }] : []));
  const count = counted(rows.length, section);

  async function choose(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setFailure(undefined);
    const read = await readFile(section, existing, chosen);
    // For good, so that an import whose answer got lost can be repeated.
    const ids = read.status === "read" ? read.rows.map(() => newId()) : [];
    setFile({ name: chosen.name, reading: read, ids });
    // The same file can be chosen again after a correction.
    if (input.current) input.current.value = "";
  }

  async function importRows(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await addAll(items);
    } catch (error) {
      setFailure(error);
      return;
    } finally {
      setBusy(false);
    }
    onClose();
    showMessage({ type: "success", title: `${capitalized(count)} imported successfully!` });
  }

  return (
    <Dialog
      size="lg"
      title={`Import ${titled(section.many)}`}
      description="A CSV file, as every spreadsheet saves one: column names in the first line, and below it a row for each. Nothing you have is changed."
      onClose={() => !busy && onClose()}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label="CSV file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" disabled={busy} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-5" />
          {file ? "Choose Another File" : "Choose File"}
        </Button>
        {file ? (
          <span className="wrap-anywhere text-ink-soft">{file.name}</span>
        ) : (
          <TextButton onClick={() => void saveCsv(section, [], `${titled(section.many)}.csv`)}>
            Download an empty file to fill in
          </TextButton>
        )}
      </div>
      {reading && (
        <div className="mt-4 flex flex-col gap-4">
          {reading.status === "unreadable" && <Notice type="error">{reading.reason}</Notice>}
          {reading.status === "read" && (
            <>
              <Remarks reading={reading} />
              {bad > 0 && (
                <Notice type="error">
                  {bad === 1 ? "1 row needs" : `${bad} rows need`} a correction. Please change the file and
                  choose it again; nothing has been imported.
                </Notice>
              )}
              {failure !== undefined && (
                <Notice type="error">
                  {failureWords(section, failure)}{" "}
                  {errorCode(failure) === NETWORK
                    ? "If the rows arrived all the same, importing them again adds none twice."
                    : "Nothing has been imported."}
                </Notice>
              )}
              <ImportPreview section={section} header={reading.header} rows={rows} />
            </>
          )}
        </div>
      )}
      <DialogActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={rows.length === 0 || bad > 0}
          busy={busy && "Importing..."}
          onClick={() => void importRows()}
        >
          {rows.length === 0 ? "Import" : `Import ${count}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What of the file is not used, and what of the section is not in it. */
function Remarks({ reading }: { reading: Extract<Reading, { status: "read" }> }) {
  const { unknown, missing } = reading.header;
  return (
    <>
      {unknown.length > 0 && (
        <Notice type="warning">These columns are left out: {unknown.join(", ")}.</Notice>
      )}
      {missing.optional.length > 0 && (
        <Notice type="info">The file has no column for {missing.optional.join(", ")}. That is fine.</Notice>
      )}
    </>
  );
}

/** In the words of the form; a rule of the database that the file's reader does not know names its field. */
function failureWords({ table, fields, one, errors }: Section, error: unknown): string {
  const broken = brokenRule(error, table, Object.keys(fields));
  const field = broken && fields[broken.column];
  if (broken && field) return `${ruleWords(field, broken.rule)}.`;
  return words(contentWords("add", one, errors), error);
}
