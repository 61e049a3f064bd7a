import { useCallback, useEffect, useState } from "react";
import { inWorker } from "../../ui/in-worker.ts";
import type { PdfQuestion } from "../folder/pdf-worker.ts";
import pdfWorker from "../folder/pdf-worker.ts?worker&url";
import type { PdfPicture } from "../folder/read-pdf.ts";
import type { FolderPage } from "./pages.ts";

/** Pixels of the longer side: small print can be read on a screen with two to a point. */
const SIDE = 1600;

interface PagePictureProps {
  page: Exclude<FolderPage, { kind: "text" }>;
  label: string;
  /** It cannot be drawn here. */
  onFailure: () => void;
}

/** A PDF's page as it is printed, or a photo of one. */
export function PagePicture({ page, label, onFailure }: PagePictureProps) {
  const [drawn, setDrawn] = useState<{ page: FolderPage; bitmap: ImageBitmap }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void pictureOf(page, signal)
      .then((picture) => createImageBitmap(picture, { imageOrientation: "from-image" }))
      .then((bitmap) => signal.aborted || setDrawn({ page, bitmap }))
      .catch(() => signal.aborted || onFailure());
    return () => leaving.abort();
  }, [page, onFailure]);
  const bitmap = drawn?.page === page ? drawn.bitmap : undefined;
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas && bitmap) canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    },
    [bitmap],
  );
  return bitmap ? (
    <canvas
      ref={draw}
      role="img"
      aria-label={label}
      width={bitmap.width}
      height={bitmap.height}
      className="block w-full"
    />
  ) : (
    <div className="aspect-[1/1.414] w-full animate-pulse bg-[#efe9de]" />
  );
}

async function pictureOf(page: PagePictureProps["page"], signal: AbortSignal): Promise<Blob> {
  if (page.kind === "photo") return page.file;
  const question: PdfQuestion = { file: page.file, page: page.index, side: SIDE };
  const answer = await inWorker<PdfPicture>(pdfWorker, question, signal);
  if (answer.status !== "drawn") throw new Error(answer.reason);
  return answer.picture;
}
