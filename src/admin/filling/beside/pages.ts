import type { Line } from "../../../lib/pages/line.ts";
import type { FileFormat } from "../../ui/file-format.ts";

/** The page beside the facts: one to draw, or the lines of a text. */
export type FolderPage =
  | { kind: "pdf"; file: File; index: number }
  | { kind: "photo"; file: File }
  | { kind: "text" };

/** As many lines of a text as fit on a page. */
const PAGE_LINES = 40;

export function onPages(
  lines: readonly Line[],
  of: { file: File; format: FileFormat } | undefined,
  from: number,
): { lines: Line[]; pages: FolderPage[] } {
  const { file, format } = of ?? {};
  const isDrawn = lines.some(({ boxes }) => boxes);
  const paged = lines.map((line, index) => ({
    ...line,
    page: from + (isDrawn ? (line.page ?? 0) : Math.floor(index / PAGE_LINES)),
  }));
  const count = Math.max(from, ...paged.map(({ page }) => page)) + 1 - from;
  const pages = Array.from({ length: count }, (_, index): FolderPage => {
    if (!isDrawn || !file) return { kind: "text" };
    return format === "photo" ? { kind: "photo", file } : { kind: "pdf", file, index };
  });
  return { lines: paged, pages };
}
