import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

const POINTS_PER_INCH = 72;
const MM_PER_INCH = 25.4;

export interface RenderedPage {
  png: Buffer;
  /** Millimetres. */
  width: number;
  height: number;
}

/** Every page of a PDF as a printer would put it on paper. */
export async function renderPdf(pdf: Uint8Array, dpi: number): Promise<RenderedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: RenderedPage[] = [];
  for (const page of document.pages()) {
    const { data, width, height, originalWidth, originalHeight } = await page.render({
      scale: dpi / POINTS_PER_INCH,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
    });
    pages.push({
      png: Buffer.from(data),
      width: (originalWidth / POINTS_PER_INCH) * MM_PER_INCH,
      height: (originalHeight / POINTS_PER_INCH) * MM_PER_INCH,
    });
    void [width, height];
  }
  document.destroy();
  library.destroy();
  return pages;
}
