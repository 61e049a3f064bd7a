import type { PrintContent } from "./content.ts";
import type { PieceKind } from "./kinds.ts";
import { Piece } from "./piece.tsx";
import { type Paper, planSheet } from "./plan-sheet.ts";

const mm = (millimetres: number) => `${millimetres}mm`;

interface SheetProps {
  kind: PieceKind;
  paper: Paper;
  /** What each piece says; a place without it stays empty. */
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
