/** Invented guest folders, as the files in which hotels keep them. */
import { strToU8, zipSync } from "fflate";
import { folderIn, foldersIn } from "./folders/folder.ts";
import { marked } from "./folders/marked.ts";
import type { Sheets } from "./xlsx.ts";

export { pdfFile } from "./folders/pdf.ts";
export { scoreOf } from "./folders/score.ts";
export const CITY_HOTEL = folderIn("folders/city-hotel");
export const HARBOUR_GARDEN = folderIn("folders/harbour-garden");
export const FOLDERS = foldersIn("folders");

/** As text copied out of a program and pasted. */
export function asText(lines: readonly string[]): string {
  return lines
    .map((line) => {
      const found = marked(line);
      if (found.kind === "row") return found.cells.join("\t");
      return found.kind === "listed" ? `• ${found.text}` : found.text;
    })
    .join("\n");
}

export function wordFile(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const body: string[] = [];
  let rows: string[] = [];
  const endTable = () => {
    if (rows.length > 0) body.push(`<w:tbl>${rows.join("")}</w:tbl>`);
    rows = [];
  };
  for (const line of lines) {
    const found = marked(line);
    if (found.kind === "row") {
      rows.push(`<w:tr>${found.cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`);
      continue;
    }
    endTable();
    if (found.kind === "heading") {
      body.push(paragraph(found.text, `<w:pStyle w:val="Heading${found.level}"/>`));
    } else if (found.kind === "listed") {
      body.push(paragraph(found.text, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'));
    } else body.push(paragraph(found.text, "", found.kind === "bold" ? "<w:rPr><w:b/></w:rPr>" : ""));
  }
  endTable();
  const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  return zipSync({
    "word/document.xml": strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${main}"><w:body>${body.join("")}</w:body></w:document>`,
    ),
  }) as Uint8Array<ArrayBuffer>;
}

function paragraph(text: string, style = "", letters = ""): string {
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  // Word splits a paragraph into runs at any place.
  const cut = safe.startsWith("&") ? 0 : 4;
  const runs = [safe.slice(0, cut), safe.slice(cut)].map((run) =>
    run.includes("&") && !run.includes(";")
      ? ""
      : `<w:r>${letters}<w:t xml:space="preserve">${run}</w:t></w:r>`,
  );
  return `<w:p>${style && `<w:pPr>${style}</w:pPr>`}${runs.join("")}</w:p>`;
}

/** HTML as browsers and most programs print it: text, lists, tables and fonts of its own page. */
export function htmlOf(lines: readonly string[]): string {
  const parts = lines.map((line) => {
    const found = marked(line);
    const safe = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    switch (found.kind) {
      case "heading":
        return `<h${found.level}>${safe(found.text)}</h${found.level}>`;
      case "row":
        return `<table><tr>${found.cells.map((cell) => `<td>${safe(cell)}</td>`).join("")}</tr></table>`;
      case "listed":
        return `<ul><li>${safe(found.text)}</li></ul>`;
      case "bold":
        return `<p><b>${safe(found.text)}</b></p>`;
      default:
        return `<p>${safe(found.text)}</p>`;
    }
  });
  // Adjacent ones form one list, and one table.
  const html = parts.join("").replaceAll("</ul><ul>", "").replaceAll("</table><table>", "");
  return `<!doctype html><meta charset="utf-8"><title>Folder</title><style>
    body { font: 12pt/1.45 serif; } h1 { font-size: 22pt; break-after: avoid; } h2 { font-size: 15pt; break-after: avoid; }
    table { border-collapse: collapse; width: 100%; } td { padding: 2pt 14pt 2pt 0; vertical-align: top; }
  </style>${html}`;
}

/** Each table on a sheet named after its heading. */
export function sheetsOf(lines: readonly string[]): Sheets {
  const sheets: Record<string, string[][]> = {};
  let heading = "";
  for (const line of lines) {
    const found = marked(line);
    if (found.kind === "heading") heading = found.text;
    if (found.kind === "row") sheets[heading] = [...(sheets[heading] ?? []), found.cells];
  }
  return sheets;
}
