/** One page of paper that codes, pictures and marks are put on. All measures in millimetres from its top left. */
import { jsPDF } from "jspdf";
import type { QrCode, Square } from "../qr-code.ts";
import { contain } from "../qr-files.ts";
import type { Picture } from "./pictures.ts";

const POINTS_PER_MM = 72 / 25.4;
/** A hairline that office printers still print. */
const MARK_WIDTH = 0.15;
/** Most printers leave the outer few millimetres white. */
const MARK_INSET = 5;
const MARK_LENGTH = 5;

interface Sheet {
  width: number;
  height: number;
  code: (code: QrCode, place: Square, logo: Picture | undefined) => void;
  /** @param centre of the picture's upper edge */
  picture: (picture: Picture, centre: number, top: number) => void;
  /** Short lines at both ends of where the paper is cut or folded, so that none is left on the card. */
  verticalMarks: (x: number, what: "cut" | "fold") => void;
  horizontalMarks: (y: number, what: "cut" | "fold") => void;
  /** Draws what `draw` draws, turned by 180° around a point. */
  upsideDown: (x: number, y: number, draw: () => void) => void;
  toBlob: () => Blob;
}

/** An A4 page. @param title of the document, for the reader's window */
export function makeSheet(title: string, orientation: "portrait" | "landscape"): Sheet {
  const doc = new jsPDF({ format: "a4", unit: "mm", orientation, compress: true });
  doc.setDocumentProperties({ title });
  doc.setLineWidth(MARK_WIDTH);
  const width = doc.internal.pageSize.getWidth();
  const height = doc.internal.pageSize.getHeight();
  const dashed = (what: "cut" | "fold") => doc.setLineDashPattern(what === "fold" ? [1, 0.8] : [], 0);
  // A picture that is used again is stored once.
  const aliases = new Map<Picture, string>();

  function image(picture: Picture, x: number, y: number, boxWidth: number, boxHeight: number): void {
    const alias = aliases.get(picture) ?? `picture-${aliases.size}`;
    aliases.set(picture, alias);
    doc.addImage(picture.bytes, "PNG", x, y, boxWidth, boxHeight, alias, "FAST");
  }

  return {
    width,
    height,
    code({ size, dark, logo: logoPlace }, { x, y, side }, logo) {
      const scale = side / size;
      // One shape for all modules: painted one by one, readers would show hairlines between them.
      for (const module of dark) {
        doc.rect(
          x + module.x * scale,
          y + module.y * scale,
          module.width * scale,
          module.height * scale,
          null,
        );
      }
      doc.fill();
      if (!logo || !logoPlace) return;
      const box = contain(logoPlace, logo);
      image(logo, x + box.x * scale, y + box.y * scale, box.width * scale, box.height * scale);
    },
    picture(picture, centre, top) {
      image(picture, centre - picture.width / 2, top, picture.width, picture.height);
    },
    verticalMarks(x, what) {
      dashed(what);
      doc.line(x, MARK_INSET, x, MARK_INSET + MARK_LENGTH);
      doc.line(x, height - MARK_INSET - MARK_LENGTH, x, height - MARK_INSET);
    },
    horizontalMarks(y, what) {
      dashed(what);
      doc.line(MARK_INSET, y, MARK_INSET + MARK_LENGTH, y);
      doc.line(width - MARK_INSET - MARK_LENGTH, y, width - MARK_INSET, y);
    },
    upsideDown(x, y, draw) {
      doc.saveGraphicsState();
      // In PDF's own coordinates: points, from the bottom.
      const centreX = x * POINTS_PER_MM;
      const centreY = (height - y) * POINTS_PER_MM;
      doc.setCurrentTransformationMatrix(doc.Matrix(-1, 0, 0, -1, 2 * centreX, 2 * centreY));
      draw();
      doc.restoreGraphicsState();
    },
    toBlob: () => doc.output("blob"),
  };
}

/** One thing below another, each with the white above it. */
interface Layer {
  height: number;
  gap: number;
  draw: (top: number) => void;
}

/** @param gap above it, in millimetres */
export function pictureLayer(sheet: Sheet, picture: Picture, centre: number, gap: number): Layer {
  return { height: picture.height, gap, draw: (top) => sheet.picture(picture, centre, top) };
}

/** Draws the layers as one block in the middle between two heights. */
export function drawStack(layers: readonly Layer[], { top, bottom }: { top: number; bottom: number }): void {
  const [first] = layers;
  const height = layers.reduce((sum, layer) => sum + layer.gap + layer.height, -(first?.gap ?? 0));
  let y = (top + bottom - height) / 2 - (first?.gap ?? 0);
  for (const layer of layers) {
    y += layer.gap;
    layer.draw(y);
    y += layer.height;
  }
}
