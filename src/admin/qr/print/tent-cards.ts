import { addressPicture, logoPicture, type PrintContent, printCode, SANS, SERIF } from "./content.ts";
import { textPicture } from "./pictures.ts";
import { drawStack, makeSheet, pictureLayer } from "./sheet.ts";

const CODE_SIDE = 78;
const CODE_LEFT = 7;
/** The column beside the code. */
const TEXT_LEFT = CODE_LEFT + CODE_SIDE + 1;
const MARGIN = 9;

/**
 * Two tent cards on an A4 page: cut once, fold each across the middle to A6, and both sides stand upright.
 * Whatever the printer leaves white at the page's edges is the cards' own margin.
 */
export async function tentCards({ hotelName, line, url, codeUrl, logo }: PrintContent): Promise<Blob> {
  const sheet = makeSheet(hotelName, "landscape");
  const panel = { width: sheet.width / 2, height: sheet.height / 2 };
  const maxWidth = panel.width - MARGIN - TEXT_LEFT;
  const name = await textPicture(hotelName, { weight: 600, family: SERIF, size: 8, maxWidth, maxLines: 4 });
  const call = await textPicture(line, { weight: 400, family: SANS, size: 4.8, maxWidth, maxLines: 4 });
  const address = await addressPicture(url, { size: 3, maxWidth, maxLines: 3 });
  const emblem = logo && (await logoPicture(logo, 20));
  const code = printCode(codeUrl, false);

  function drawPanel(left: number): void {
    const top = panel.height;
    const place = { x: left + CODE_LEFT, y: top + (panel.height - CODE_SIDE) / 2, side: CODE_SIDE };
    sheet.code(code, place, undefined);
    const centre = left + TEXT_LEFT + maxWidth / 2;
    drawStack(
      [
        ...(emblem ? [pictureLayer(sheet, emblem, centre, 0)] : []),
        pictureLayer(sheet, name, centre, 4),
        pictureLayer(sheet, call, centre, 3),
        pictureLayer(sheet, address, centre, 5),
      ],
      { top: top + MARGIN, bottom: sheet.height - MARGIN },
    );
  }

  for (const left of [0, panel.width]) {
    drawPanel(left);
    sheet.upsideDown(left + panel.width / 2, panel.height, () => drawPanel(left));
  }
  sheet.verticalMarks(panel.width, "cut");
  sheet.horizontalMarks(panel.height, "fold");
  return sheet.toBlob();
}
