import { Download, Share2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { failureText, networkOr } from "../../../../lib/errors.ts";
import { plural, t } from "../../../../lib/texts/t.ts";
import { decimalInWords } from "../../../content/sections/fact-words.ts";
import { Button, TextButton } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/dialog.tsx";
import { useMessages } from "../../../ui/messages.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { canShareFiles, saveFile, shareFile } from "../../../ui/save-file.ts";
import type { PrintContent } from "./content.ts";
import type { FittedBatch } from "./fit-text.tsx";
import type { PieceKind } from "./kinds.ts";
import type { PdfFile } from "./pdf/pdf-file.ts";
import { describeSheet, type Paper, pagesOf, planSheet } from "./plan-sheet.ts";
import { fitSheets, Sheet } from "./print-job.tsx";

const TYPE = "application/pdf";
const FAILED = networkOr(t`The PDF could not be made. Please try again.`);

interface PdfDialogProps {
  kind: PieceKind;
  paper: Paper;
  /** One for all, or one for each room. */
  cards: readonly PrintContent[];
  title: string;
  /** Makes it again, with color past the cut. */
  onForShop: () => void;
  onClose: () => void;
}

/** Lays one sheet after the other out of sight, writes each into a file, and hands that over. */
export function PdfDialog({ kind, paper, cards, title, onForShop, onClose }: PdfDialogProps) {
  const showMessage = useMessages();
  const [pages] = useState(() => pagesOf(kind, paper, cards));
  const [page, setPage] = useState(0);
  const [file, setFile] = useState<File>();
  const box = useRef<HTMLDivElement>(null);
  const pdf = useRef<Promise<PdfFile>>(undefined);
  const batch = useRef<FittedBatch>(new Map());

  const addPage = useEffectEvent(async (index: number, isGone: () => boolean) => {
    try {
      pdf.current ??= createFile(title, cards[0]?.hotel.language ?? "");
      const writer = await pdf.current;
      const sheet = box.current?.firstElementChild;
      if (!(sheet instanceof HTMLElement)) return;
      await fitSheets(sheet, batch.current);
      if (isGone()) return;
      await writer.add(sheet, planSheet(kind, paper));
      const made = index + 1 === pages.length ? await writer.finish() : undefined;
      if (isGone()) return;
      if (made) setFile(new File([made], `${title}.pdf`, { type: TYPE }));
      else setPage(index + 1);
    } catch (error) {
      if (isGone()) return;
      showMessage({ type: "error", text: failureText(FAILED, error) });
      onClose();
    }
  });
  useEffect(() => {
    let isGone = false;
    void addPage(page, () => isGone);
    return () => {
      isGone = true;
    };
  }, [page]);

  if (file)
    return (
      <Dialog
        title="Your PDF Is Ready"
        description={
          <>
            <p className="wrap-anywhere">{file.name}</p>
            <p>
              {plural(pages.length, { one: "# page", other: "# pages" })},{" "}
              {decimalInWords(Math.max(0.1, file.size / 1e6))} MB
            </p>
            {paper === "shop" && <p>{describeSheet(kind, paper)}</p>}
          </>
        }
        focusButton
        onClose={onClose}
      >
        {paper !== "shop" && planSheet(kind, "shop").trim && (
          <TextButton className="mt-2" onClick={onForShop}>
            For a print shop
          </TextButton>
        )}
        <DialogActions>
          {canShareFiles(TYPE) && (
            <Button icon={Share2} variant="secondary" onClick={() => shareFile(file, { title })}>
              Share
            </Button>
          )}
          <Button icon={Download} onClick={() => saveFile(file, file.name)}>
            Download PDF
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <>
      <Dialog
        title="Making Your PDF"
        description={`Page ${page + 1} of ${pages.length}`}
        closeButton={false}
        focusButton
        onClose={onClose}
      >
        <div className="mt-5">
          <ProgressBar label="PDF" percent={Math.round((page / pages.length) * 100)} />
        </div>
        <DialogActions onCancel={onClose}>{null}</DialogActions>
      </Dialog>
      {createPortal(
        <div ref={box} className="print-job for-file" aria-hidden="true">
          <Sheet {...{ kind, paper }} contents={pages[page] ?? []} />
        </div>,
        document.body,
      )}
    </>
  );
}

/** A library of 350 KB, loaded by those who want a file. */
async function createFile(title: string, language: string): Promise<PdfFile> {
  const { createPdf } = await import("./pdf/pdf-file.ts");
  return createPdf(title, language);
}
