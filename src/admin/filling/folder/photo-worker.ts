/** Reads the text of a picture, by Tesseract, compiled to WebAssembly. */
import createTesseract from "tesseract.js-core/tesseract-core-simd-lstm.js";
import wasmUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";

export interface PhotoQuestion {
  /** A picture in a format that Leptonica knows, such as PNG. */
  picture: Uint8Array<ArrayBuffer>;
  /** What was learned of each language, by Tesseract's name of it: addresses of compressed files. */
  models: Readonly<Record<string, string>>;
}

/** The text with the place of each word, as hOCR. Undefined if nothing can be read here. */
export type PhotoAnswer = { hocr: string } | undefined;

/** Tesseract's second engine, the only one in these models. */
const LSTM = 1;

async function read({ picture, models }: PhotoQuestion): Promise<PhotoAnswer> {
  const tesseract = await createTesseract({ locateFile: () => wasmUrl });
  for (const [language, url] of Object.entries(models)) {
    const { body } = await fetch(url);
    if (!body) return undefined;
    const model = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    tesseract.FS.writeFile(`${language}.traineddata`, new Uint8Array(model));
  }
  const api = new tesseract.TessBaseAPI();
  if (api.Init(null, Object.keys(models).join("+"), LSTM) !== 0) return undefined;
  tesseract.FS.writeFile("/input", picture);
  if (api.SetImageFile(1, 0) === 1) return undefined;
  api.Recognize(null);
  return { hocr: api.GetHOCRText(0) };
}

addEventListener("message", ({ data }: MessageEvent<PhotoQuestion>) => {
  void read(data).then(postMessage, () => postMessage(undefined));
});
