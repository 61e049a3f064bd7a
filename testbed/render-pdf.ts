import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";

const POINTS_PER_INCH = 72;
const MM_PER_INCH = 25.4;

export interface RenderedPage {
  png: Buffer;
  /** The paper's size in whole millimetres. */
  width: number;
  height: number;
  /** Selectable text. */
  text: string;
}

/** Every page of a PDF as a printer renders it. */
export async function renderPdf(pdf: Uint8Array, dpi: number): Promise<RenderedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: RenderedPage[] = [];
  for (const page of document.pages()) {
    const text = page.getText();
    const { data } = await page.render({
      scale: dpi / POINTS_PER_INCH,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
    });
    const png = Buffer.from(data);
    const { width, height } = await sharp(png).metadata();
    const millimetres = (pixels: number) => Math.round((pixels / dpi) * MM_PER_INCH);
    pages.push({ png, width: millimetres(width), height: millimetres(height), text });
  }
  document.destroy();
  library.destroy();
  return pages;
}
