import { FileDown, FileSpreadsheet, FileUp } from "lucide-react";
import { useState } from "react";
import { failureText, networkOr } from "../../../lib/errors.ts";
import { LANGUAGES, type LanguageTag } from "../../../lib/messages/languages.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { READS_LIMIT } from "../../rows/fetch.ts";
import { useSupabase } from "../../rows/supabase.tsx";
import { inParts } from "../../rows/table.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { FilePicker } from "../../ui/file-picker.tsx";
import { Menu } from "../../ui/menu.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { Notice } from "../../ui/notice.tsx";
import { hotelFileName, saveCsv } from "../../ui/save-file.ts";
import { useTask } from "../../ui/use-task.ts";
import { everyText, type TranslatedText } from "./texts.ts";
import type { FoundTranslations } from "./translations-csv.ts";
import { saveMany, useReload } from "./use-translations.ts";

const READ_FAILURES = networkOr(t`Your texts could not be loaded. Please try again.`);
const SAVE_FAILURES = {
  ...networkOr(t`Failed to save the translations. Please try again.`),
  showMessage: true,
};
/** In one request. */
const BATCH = 100;

function useAllTexts(language: LanguageTag): () => Promise<TranslatedText[]> {
  const supabase = useSupabase();
  const { id: hotelId } = useHotel();
  return async () => {
    const texts: TranslatedText[] = [];
    for await (const text of everyText(supabase, hotelId, language, READS_LIMIT)) texts.push(text);
    return texts;
  };
}

/** All texts as a file for a translator, and back. */
export function TranslationFiles({ language }: { language: LanguageTag }) {
  const { name } = useHotel();
  const allTexts = useAllTexts(language);
  const [, run] = useTask(READ_FAILURES);
  const [importing, setImporting] = useState(false);

  async function save(): Promise<void> {
    const { translationsCsv } = await import("./translations-csv.ts");
    saveCsv(translationsCsv(await allTexts()), hotelFileName(name, `${LANGUAGES[language]}.csv`));
  }

  return (
    <>
      <Menu
        trigger={(props) => (
          <Button {...props} icon={FileSpreadsheet} variant="secondary">
            Import or export
          </Button>
        )}
        groups={() => [
          [
            { label: t`Import from Excel or CSV`, icon: FileUp, onPress: () => setImporting(true) },
            { label: t`Export as CSV`, icon: FileDown, onPress: () => void run(save) },
          ],
        ]}
      />
      {importing && <ImportTranslations language={language} onClose={() => setImporting(false)} />}
    </>
  );
}

interface ChosenFile {
  name: string;
  found?: FoundTranslations;
  problem?: string;
}

function ImportTranslations({ language, onClose }: { language: LanguageTag; onClose: () => void }) {
  const allTexts = useAllTexts(language);
  const supabase = useSupabase();
  const { id: hotel_id } = useHotel();
  const reload = useReload();
  const showMessage = useMessages();
  const [file, setFile] = useState<ChosenFile>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const changed = file?.found?.changed ?? [];

  async function read(chosen: File): Promise<void> {
    setBusy(t`Reading...`);
    setFailure(undefined);
    try {
      const { readTranslations } = await import("./translations-csv.ts");
      const result = await readTranslations(chosen, await allTexts());
      const isProblem = typeof result === "string";
      setFile({ name: chosen.name, ...(isProblem ? { problem: result } : { found: result }) });
    } catch (error) {
      setFile({ name: chosen.name, problem: failureText(READ_FAILURES, error) });
    } finally {
      setBusy(undefined);
    }
  }

  async function save(): Promise<void> {
    setBusy(t`Importing...`);
    setFailure(undefined);
    try {
      for (const part of inParts(changed, BATCH)) {
        await saveMany(supabase, { hotel_id, language }, "person", part);
      }
      await reload();
      showMessage({
        type: "success",
        title: plural(changed.length, {
          one: "# translation imported successfully!",
          other: "# translations imported successfully!",
        }),
        passing: true,
      });
      onClose();
    } catch (error) {
      // The rows stored so far stay; importing the same file again stores the rest.
      await reload();
      setFailure(failureText(SAVE_FAILURES, error));
      setBusy(undefined);
    }
  }

  return (
    <Dialog
      title={`Import ${LANGUAGES[language]}`}
      description="Your translations replace the current ones. Empty lines change nothing."
      onClose={() => !busy && onClose()}
    >
      <FilePicker name={file?.name} disabled={busy !== undefined} onChoose={(chosen) => void read(chosen)}>
        {null}
      </FilePicker>
      <div className="mt-4 flex flex-col gap-4">
        {file?.problem && <Notice type="error">{file.problem}</Notice>}
        {file?.found && <Notice type="info">{whatIsIn(file.found)}</Notice>}
        {failure && <Notice type="error">{failure}</Notice>}
      </div>
      <DialogActions busy={busy !== undefined} onCancel={onClose}>
        <Button busy={busy ?? false} disabled={changed.length === 0} onClick={() => void save()}>
          {changed.length === 0
            ? "Import"
            : plural(changed.length, { one: "Import # translation", other: "Import # translations" })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function whatIsIn({ changed, unknown }: FoundTranslations): string {
  const found =
    changed.length === 0
      ? t`Nothing in it is new.`
      : plural(changed.length, { one: "# translation to import.", other: "# translations to import." });
  const left = plural(unknown, {
    one: "# line belongs to none of your texts and will be left out.",
    other: "# lines belong to none of your texts and will be left out.",
  });
  return unknown === 0 ? found : `${found} ${left}`;
}
