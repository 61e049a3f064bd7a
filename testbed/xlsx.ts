/** Small workbooks, as Excel writes them: texts in a table of their own, numbers with styles. */
import { strToU8, zipSync } from "fflate";

/** A number may be a date or a time of day, stored as days since 1900. */
type XlsxCell = string | number | boolean | { days: number } | { xml: string } | undefined;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";
const TYPES = "http://schemas.openxmlformats.org/package/2006/content-types";
const KIND = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export type Sheets = Record<string, readonly (readonly XlsxCell[])[]>;

export function xlsx(
  sheets: Sheets,
  more: Record<string, Uint8Array<ArrayBuffer>> = {},
): Uint8Array<ArrayBuffer> {
  const texts: string[] = [];
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${TYPES}"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${KIND}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>${names
      .map(
        (_, i) =>
          `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${KIND}.worksheet+xml"/>`,
      )
      .join("")}</Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" Type="${RELS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook ${MAIN} xmlns:r="${RELS}"><sheets>${names
      .map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="s${i + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}">${names
      .map(
        (_, i) =>
          `<Relationship Id="s${i + 1}" Type="${RELS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join(
        "",
      )}<Relationship Id="t" Type="${RELS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="y" Type="${RELS}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `${HEAD}<styleSheet ${MAIN}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  for (const [i, rows] of Object.values(sheets).entries()) {
    const xml = rows.map((row, index) => `<row r="${index + 1}">${cells(row, index + 1, texts)}</row>`);
    parts[`xl/worksheets/sheet${i + 1}.xml`] =
      `${HEAD}<worksheet ${MAIN}><sheetData>${xml.join("")}</sheetData></worksheet>`;
  }
  parts["xl/sharedStrings.xml"] = `${HEAD}<sst ${MAIN}>${texts
    .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
    .join("")}</sst>`;
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return zipSync({ ...files, ...more } as Record<string, Uint8Array<ArrayBuffer>>) as Uint8Array<ArrayBuffer>;
}

function cells(row: readonly XlsxCell[], line: number, texts: string[]): string {
  return row
    .map((cell, index) => {
      const at = `r="${String.fromCharCode(65 + index)}${line}"`;
      if (cell === undefined) return "";
      if (typeof cell === "string") return `<c ${at} t="s"><v>${texts.push(cell) - 1}</v></c>`;
      if (typeof cell === "boolean") return `<c ${at} t="b"><v>${cell ? 1 : 0}</v></c>`;
      if (typeof cell === "number") return `<c ${at}><v>${cell}</v></c>`;
      if ("days" in cell) return `<c ${at} s="1"><v>${cell.days}</v></c>`;
      return cell.xml;
    })
    .join("");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
