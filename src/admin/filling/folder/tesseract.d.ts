/** The used part of it: the package has no types. https://github.com/naptha/tesseract.js-core */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  interface TessBaseAPI {
    /** @returns 0 if it went well */
    Init(folder: null, languages: string, engine: number): number;
    /** Reads `/input`. @param orientation as in Exif @returns 1 if it is no picture */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(progress: null): number;
    GetHOCRText(page: number): string;
  }
  interface Tesseract {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TessBaseAPI;
  }
  export default function createTesseract(options: { locateFile: () => string }): Promise<Tesseract>;
}
