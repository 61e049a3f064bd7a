import { useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import type { PrintContent } from "./content.ts";
import { type FittedBatch, fitTexts } from "./fit-text.tsx";
import type { PieceKind } from "./kinds.ts";
import { Piece } from "./piece.tsx";
import { type Paper, pagesOf, planSheet } from "./plan-sheet.ts";

interface PrintJobProps {
  kind: PieceKind;
  paper: Paper;
  /** One for all, or one for each room. */
  cards: readonly PrintContent[];
  /** The name of the file, when the browser saves the sheet as PDF. */
  title: string;
  /** Browsers differ: called when the print dialog opens, or when it closes. */
  onPrinted: () => void;
}

/** Once pictures and letters are there. A picture that cannot be loaded leaves its place in the hotel's color. */
export async function fitSheets(within: HTMLElement, batch: FittedBatch): Promise<void> {
  const pictures = [...within.querySelectorAll("img")];
  await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  for (const piece of within.querySelectorAll<HTMLElement>(".piece")) fitTexts(piece, batch);
}

/**
 * Opens the browser's print dialog. The sheets stay in the page, out of sight, until the next job: phones
 * still read them after they have reported the end of printing.
 */
export function PrintJob({ kind, paper, cards, title, onPrinted }: PrintJobProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = planSheet(kind, paper);

  useEffect(() => {
    // Only a style sheet can set the size of the paper, and the browser policy forbids inline ones.
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
    document.adoptedStyleSheets.push(rules);
    document.documentElement.classList.add("prints-sheet");
    return () => {
      document.documentElement.classList.remove("prints-sheet");
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules);
    };
  }, [width, height]);

  const print = useEffectEvent(() => {
    const usual = document.title;
    document.title = title;
    window.print();
    document.title = usual;
    onPrinted();
  });
  // Once: the screen gives each job its own key.
  useEffect(() => {
    let isGone = false;
    if (box.current) void fitSheets(box.current, new Map()).then(() => isGone || print());
    return () => {
      isGone = true;
    };
  }, []);

  return createPortal(
    <div ref={box} className="print-job" aria-hidden="true">
      {pagesOf(kind, paper, cards).map((contents) => (
        <Sheet key={contents[0]?.codeUrl} {...{ kind, paper, contents }} />
      ))}
    </div>,
    document.body,
  );
}

const mm = (millimetres: number) => `${millimetres}mm`;

interface SheetProps {
  kind: PieceKind;
  paper: Paper;
  /** Content of each piece; a place without it stays empty. */
  contents: readonly (PrintContent | undefined)[];
}

/** A page of paper, filled with pieces of one kind. Who shows it fits its letters. */
export function Sheet({ kind, paper, contents }: SheetProps) {
  const { width, height, pieces, marks, trim } = planSheet(kind, paper);
  return (
    <div className={trim ? "sheet shop" : "sheet"} style={{ width: mm(width), height: mm(height) }}>
      {pieces.map(({ x, y, turned, ...size }, index) => (
        <div
          key={`${x} ${y}`}
          className={turned ? "place turned" : "place"}
          style={{ left: mm(x), top: mm(y), width: mm(size.width), height: mm(size.height) }}
        >
          {contents[index] && <Piece kind={kind} content={contents[index]} fits={false} />}
        </div>
      ))}
      {marks.map(({ x, y, way, what }) => (
        <i key={`${x} ${y} ${way}`} className={`mark ${way} ${what}`} style={{ left: mm(x), top: mm(y) }} />
      ))}
    </div>
  );
}
