/** The page that says that there is no network. It needs no other file: none may be on the device. */

export interface OfflineTexts {
  direction: string;
  title: string;
  text: string;
  again: string;
}

export function offlineDocument(lang: string, { direction, title, text, again }: OfflineTexts): string {
  return `<!doctype html><html lang="${lang}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>:root{color-scheme:light dark}body{margin:20vh auto;width:min(26rem,88%);font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:min(2rem,11vw);font-weight:600;line-height:1.2}a{display:inline-block;color:inherit;padding:10px 0}</style><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p>`;
}
