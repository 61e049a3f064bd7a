/** A PDF file of laid-out sheets. The layout is read from the page in the browser: no piece is described twice. */
import fontkit from "@cantoo/fontkit";
import { PDFDocument, PDFName, type PDFRef, PrintScaling } from "@cantoo/pdf-lib";
import { BLEED, type SheetPlan } from "../layouts.ts";
import { numbers } from "./page.ts";
import { paint } from "./painting.ts";
import { TextWriter } from "./writing.ts";

/** A CSS pixel in points. */
const POINT = 72 / 96;
const POINTS_PER_MM = 72 / 25.4;

export interface PdfFile {
  /** @throws {Error} when a font cannot be loaded */
  add(sheet: HTMLElement, plan: SheetPlan): Promise<void>;
  /** No page can be added afterwards. */
  finish(): Promise<Blob>;
}

export async function createPdf(title: string, language: string): Promise<PdfFile> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  if (language) pdf.setLanguage(language);
  // "Fit to page" would move labels off the cuts of their sheet.
  pdf.catalog.getOrCreateViewerPreferences().setPrintScaling(PrintScaling.None);
  const writing = new TextWriter(pdf);
  const images = new Map<string, Promise<PDFRef>>();

  async function add(sheet: HTMLElement, { width, height, trim }: SheetPlan): Promise<void> {
    const [pageWidth, pageHeight] = [width * POINTS_PER_MM, height * POINTS_PER_MM];
    const page = pdf.addPage([pageWidth, pageHeight]);
    if (trim) {
      const box = (around: number) =>
        [
          (trim.x - around) * POINTS_PER_MM,
          (height - trim.y - trim.height - around) * POINTS_PER_MM,
          (trim.width + 2 * around) * POINTS_PER_MM,
          (trim.height + 2 * around) * POINTS_PER_MM,
        ] as const;
      page.setTrimBox(...box(0));
      page.setBleedBox(...box(BLEED));
    }
    const { left, top } = sheet.getBoundingClientRect();
    const operations = [`${numbers(POINT, 0, 0, -POINT, 0, pageHeight)} cm`];
    await paint(sheet, {
      pdf,
      writing,
      images,
      page: {
        left,
        top,
        draw: (operation) => operations.push(operation),
        use: (what, ref) => {
          const name = PDFName.of(`${what[0]}${ref.objectNumber}`);
          if (what === "Font") page.node.setFontDictionary(name, ref);
          else page.node.setXObject(name, ref);
          return name.asString();
        },
        fade: (alpha) => {
          const name = PDFName.of(`G${Math.round(alpha * 100)}`);
          page.node.setExtGState(name, pdf.context.obj({ ca: alpha, CA: alpha }));
          operations.push(`${name.asString()} gs`);
        },
      },
    });
    page.node.addContentStream(pdf.context.register(pdf.context.flateStream(operations.join("\n"))));
  }

  async function finish(): Promise<Blob> {
    writing.finish();
    return new Blob([(await pdf.save()) as Uint8Array<ArrayBuffer>], { type: "application/pdf" });
  }

  return { add, finish };
}
