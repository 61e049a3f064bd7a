import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { PrintContent } from "./content.ts";
import { type Paper, type PieceKind, planSheet } from "./plan-sheet.ts";
import { Sheet } from "./sheet.tsx";

interface PrintJobProps {
  kind: PieceKind;
  paper: Paper;
  content: PrintContent;
  /** What the browser calls the file. */
  title: string;
  /** Called when the browser's dialog is open, or over: browsers differ. */
  onPrinted: () => void;
}

/**
 * Hands a sheet to the browser's print dialog. It stays in the page, unseen, until another one takes its
 * place: phones read it only after they have said that printing is over.
 */
export function PrintJob({ kind, paper, content, title, onPrinted }: PrintJobProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = planSheet(kind, paper);

  useEffect(() => {
    // The size of the paper can be said in a style sheet only, and this page's policy allows none in its text.
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
    document.adoptedStyleSheets.push(rules);
    document.documentElement.classList.add("prints-sheet");
    return () => {
      document.documentElement.classList.remove("prints-sheet");
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules);
    };
  }, [width, height]);

  useEffect(() => {
    let isGone = false;
    const pictures = [...(box.current?.querySelectorAll("img") ?? [])];
    // A picture that cannot be loaded leaves its place in the hotel's colour.
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => {
      if (isGone) return;
      const usual = document.title;
      document.title = title;
      window.print();
      document.title = usual;
      onPrinted();
    });
    return () => {
      isGone = true;
    };
    // Once for each job: the screen gives each a key of its own.
  }, [title, onPrinted]);

  return createPortal(
    <div ref={box} className="print-job" aria-hidden="true">
      <Sheet kind={kind} paper={paper} content={content} />
    </div>,
    document.body,
  );
}
