import createTesseract from "tesseract.js-core/tesseract-core-simd-lstm.js";
import wasmUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import { readPages } from "../../../lib/pages/layout.ts";
import { t } from "../../../lib/texts/t.ts";
import { answerAsWorker } from "../../ui/answer-as-worker.ts";
import { unreadable } from "../../ui/spreadsheet/unreadable.ts";
import { readLines } from "./lines.ts";
import { MODEL_NAMES } from "./photo-languages.ts";
import { piecesIn } from "./read-photo.ts";

export interface PhotoQuestion {
  file: Blob;
  languages: readonly string[];
}

const MAX_BYTES = 30 * 1024 * 1024;
/** Pixels of the longer side: letters of 10 points on a whole page are 25 high then, and more takes longer. */
const SIDE = 2400;
/** Tesseract's second engine, the only one in these models. */
const LSTM = 1;

const MODELS = import.meta.glob<string>(
  "/node_modules/@tesseract.js-data/*/4.0.0_best_int/*.traineddata.gz",
  { query: "?url", import: "default", eager: true },
);

answerAsWorker(async ({ file, languages }: PhotoQuestion) => {
  if (file.size > MAX_BYTES) return unreadable(t`The picture is over 30 MB.`);
  const picture = await pictureOf(file).catch(() => undefined);
  if (!picture) return unreadable(t`We cannot open this picture. Please save it as JPEG.`);
  const hocr = await textIn(picture, modelsFor(languages)).catch(() => undefined);
  return hocr === undefined
    ? unreadable(t`We cannot read this picture. Please paste its text.`)
    : readLines(readPages([piecesIn(hocr)]));
});

async function pictureOf(file: Blob): Promise<Uint8Array> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("Nothing can be drawn here");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: "image/png" });
  return new Uint8Array(await blob.arrayBuffer());
}

function modelsFor(languages: readonly string[]): [name: string, url: string][] {
  return languages.map((language) => {
    const name = MODEL_NAMES[language] ?? "eng";
    const path = Object.keys(MODELS).find((key) => key.endsWith(`/${name}.traineddata.gz`)) ?? "";
    return [name, MODELS[path] ?? ""];
  });
}

async function textIn(picture: Uint8Array, models: readonly [name: string, url: string][]): Promise<string> {
  const tesseract = await createTesseract({ locateFile: () => wasmUrl });
  for (const [name, url] of models) {
    const { body } = await fetch(url);
    if (!body) throw new Error(`${url} is empty`);
    const model = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    tesseract.FS.writeFile(`${name}.traineddata`, new Uint8Array(model));
  }
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, models.map(([name]) => name).join("+"), LSTM) !== 0) throw new Error("No such language");
  tesseract.FS.writeFile("/input", picture);
  if (api.SetImageFile(1, 0) === 1) throw new Error("It is no picture");
  api.Recognize(null);
  return api.GetHOCRText(0);
}
