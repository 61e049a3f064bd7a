/** The guest folder that a small house has printed, and as the Word file it was printed from. */
import { strToU8, zipSync } from "fflate";

/** A line with # is a heading. */
export const FOLDER = [
  "# Welcome to the Harbour Garden",
  "Please ring the bell after 22:00. The house key opens the garden gate, too.",
  "# Breakfast",
  "When is breakfast? From 7 to 10:30, in the garden room.",
  "# Useful numbers",
  "Reception – 9",
  "Police: 112",
  "Dr Costa, doctor: +351 21 555 0142",
  "# Facilities",
  "• Sauna: 16:00 to 21:00, in the cellar",
  "• Hair dryer: in every bathroom",
  "# Getting around",
  "Blue Taxi – +351 21 555 0133",
  "# Restaurants",
  "Taberna da Rua: grilled fish, 300 m on foot",
  "# House rules",
  "Can I smoke?",
  "On the terrace, please.",
];

export function wordFile(lines: readonly string[]): Uint8Array {
  const paragraphs = lines.map((line) => {
    const isHeading = line.startsWith("# ");
    const text = (isHeading ? line.slice(2) : line).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const style = isHeading ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : "";
    // Word cuts a paragraph into runs where it likes.
    const runs = [text.slice(0, 4), text.slice(4)].map(
      (run) => `<w:r><w:t xml:space="preserve">${run}</w:t></w:r>`,
    );
    return `<w:p>${style}${runs.join("")}</w:p>`;
  });
  const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  return zipSync({
    "word/document.xml": strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${main}"><w:body>${paragraphs.join("")}</w:body></w:document>`,
    ),
  });
}
