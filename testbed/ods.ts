/** Small sheets as LibreOffice writes them: each value with the text that its cell shows. */
import { strToU8, zipSync } from "fflate";

type OdsCell =
  | string
  | { value: number; type: "float" | "percentage" | "currency"; shown: string }
  | { date: string; shown: string }
  | { time: string; shown: string }
  | { spans: number; text: string };

const NAMESPACES = ["office", "table", "text"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");

function cellOf(cell: OdsCell): string {
  if (cell === "") return "<table:table-cell/>";
  if (typeof cell === "string")
    return `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`;
  if ("spans" in cell)
    return `<table:table-cell office:value-type="string" table:number-rows-spanned="${cell.spans}" table:number-columns-spanned="1"><text:p>${cell.text}</text:p></table:table-cell>`;
  const value =
    "date" in cell
      ? `office:value-type="date" office:date-value="${cell.date}"`
      : "time" in cell
        ? `office:value-type="time" office:time-value="${cell.time}"`
        : `office:value-type="${cell.type}" office:value="${cell.value}"`;
  return `<table:table-cell ${value}><text:p>${cell.shown}</text:p></table:table-cell>`;
}

/** LibreOffice ends each line and each sheet with what repeats to its edge. */
export function ods(lines: readonly (readonly OdsCell[])[]): Uint8Array<ArrayBuffer> {
  const rows = lines.map(
    (cells) =>
      `<table:table-row>${cells.map(cellOf).join("")}<table:table-cell table:number-columns-repeated="16380"/></table:table-row>`,
  );
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES}><office:body><office:spreadsheet><table:table table:name="Liste">${rows.join("")}<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
  return zipSync({
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "META-INF/manifest.xml": strToU8(
      '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.spreadsheet"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
    ),
    "styles.xml": strToU8(`<?xml version="1.0"?><office:document-styles ${NAMESPACES}/>`),
    "content.xml": strToU8(content),
  }) as Uint8Array<ArrayBuffer>;
}
