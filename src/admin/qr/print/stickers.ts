import { logoPicture, type PrintContent, printCode, SANS } from "./content.ts";
import { textPicture } from "./pictures.ts";
import { drawStack, makeSheet, pictureLayer } from "./sheet.ts";

const SIDE = 45;
const COLUMNS = 4;
const ROWS = 6;
const CODE_SIDE = 30;
/** As large as the place for it in the code can get. */
const LOGO_SIDE = 8;

/** Small squares for key cards, door frames and bedside tables, on one A4 page of paper or film. */
export async function stickers({ hotelName, line, codeUrl, logo }: PrintContent): Promise<Blob> {
  const sheet = makeSheet(hotelName, "portrait");
  const left = (sheet.width - COLUMNS * SIDE) / 2;
  const top = (sheet.height - ROWS * SIDE) / 2;
  const small = { family: SANS, maxWidth: SIDE - 8, weight: 400 };
  const call = await textPicture(line, { ...small, size: 2.4, maxLines: 2 });
  const name = await textPicture(hotelName, { ...small, size: 2.6, weight: 600, maxLines: 2 });
  const code = printCode(codeUrl, logo !== undefined);
  const emblem = logo && (await logoPicture(logo, LOGO_SIDE));

  for (let index = 0; index < COLUMNS * ROWS; index += 1) {
    const x = left + (index % COLUMNS) * SIDE;
    const y = top + Math.floor(index / COLUMNS) * SIDE;
    const centre = x + SIDE / 2;
    drawStack(
      [
        pictureLayer(sheet, call, centre, 0),
        {
          height: CODE_SIDE,
          gap: 0,
          draw: (codeTop) =>
            sheet.code(code, { x: centre - CODE_SIDE / 2, y: codeTop, side: CODE_SIDE }, emblem),
        },
        pictureLayer(sheet, name, centre, 0),
      ],
      { top: y, bottom: y + SIDE },
    );
  }
  for (let column = 0; column <= COLUMNS; column += 1) sheet.verticalMarks(left + column * SIDE, "cut");
  for (let row = 0; row <= ROWS; row += 1) sheet.horizontalMarks(top + row * SIDE, "cut");
  return sheet.toBlob();
}
