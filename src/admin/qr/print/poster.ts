import { addressPicture, logoPicture, type PrintContent, printCode, SANS, SERIF } from "./content.ts";
import { textPicture } from "./pictures.ts";
import { drawStack, makeSheet, pictureLayer } from "./sheet.ts";

const CODE_SIDE = 125;
const MAX_WIDTH = 170;

/** One A4 page for a wall: read from two or three steps away, scanned from one. */
export async function poster({ hotelName, line, url, codeUrl, logo }: PrintContent): Promise<Blob> {
  const sheet = makeSheet(hotelName, "portrait");
  const centre = sheet.width / 2;
  const title = { weight: 600, family: SERIF, size: 16, maxWidth: MAX_WIDTH, maxLines: 2 };
  const name = await textPicture(hotelName, title);
  const call = await textPicture(line, { ...title, family: SANS, weight: 400, size: 8 });
  const address = await addressPicture(url, { size: 5, maxWidth: MAX_WIDTH, maxLines: 2 });
  // There is room for it above, which leaves the code its larger squares.
  const code = printCode(codeUrl, false);
  drawStack(
    [
      ...(logo ? [pictureLayer(sheet, await logoPicture(logo, 36), centre, 0)] : []),
      pictureLayer(sheet, name, centre, 8),
      pictureLayer(sheet, call, centre, 4),
      {
        height: CODE_SIDE,
        gap: 4,
        draw: (y) => sheet.code(code, { x: centre - CODE_SIDE / 2, y, side: CODE_SIDE }, undefined),
      },
      pictureLayer(sheet, address, centre, 2),
    ],
    { top: 15, bottom: sheet.height - 15 },
  );
  return sheet.toBlob();
}
