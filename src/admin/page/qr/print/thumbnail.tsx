import type { PrintContent } from "./content.ts";
import type { PieceKind } from "./kinds.ts";
import { Piece } from "./piece.tsx";
import { type Paper, planSheet } from "./plan-sheet.ts";

interface ThumbnailProps {
  kind: PieceKind;
  paper: Paper;
  side: number;
  content: PrintContent;
}

/** One piece on a small scale. Screen readers skip it: the text beside it says the same. */
export function Thumbnail({ kind, paper, side, content }: ThumbnailProps) {
  const [{ width, height } = { width: 1, height: 1 }] = planSheet(kind, paper).pieces;
  const scale = side / Math.max(width, height);
  return (
    <div
      aria-hidden="true"
      className="print-thumb shrink-0"
      style={{ width: `${width * scale}mm`, height: `${height * scale}mm` }}
    >
      <div style={{ width: `${width}mm`, height: `${height}mm`, transform: `scale(${scale})` }}>
        <Piece kind={kind} content={content} />
      </div>
    </div>
  );
}
