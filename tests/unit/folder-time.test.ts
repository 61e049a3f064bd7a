/** A file is read in a time that grows with its length, whatever is in it. The machine's slowest took minutes. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readHtml, readWord } from "../../src/admin/filling/folder/read-word.ts";

const LENGTH = 2 ** 19;
const LAST = "Breakfast is from 8 to 10";

const repeated = (part: string, length = LENGTH) => part.repeat(Math.ceil(length / part.length));
const lastOf = (reading: ReturnType<typeof readWord>) =>
  reading?.status === "read" ? reading.lines.at(-1)?.text.slice(-LAST.length) : reading?.reason;

/** Processor time of a file as long as these that is as files are. */
const usual = processorTime(() => readHtml(`<html>${repeated("<div>Welcome</div>")}`));
/** A time that grew with the square of the length was a hundred times as long and more. */
const MOST = 40;

function processorTime(read: () => unknown): number {
  const { user } = process.cpuUsage();
  read();
  return process.cpuUsage().user - user;
}

function expectRead(read: () => ReturnType<typeof readWord>): void {
  let reading: ReturnType<typeof readWord>;
  const took = processorTime(() => {
    reading = read();
  });
  expect(lastOf(reading)).toBe(LAST);
  expect(took / usual).toBeLessThan(MOST);
}

test.each([
  ["heads that do not end", "<head "],
  ["styles that do not end", "<style "],
  ["scripts that do not end", "<script "],
  ["comments that do not end", "<!-- "],
  ["divisions that do not end", "<div "],
  ["spaces", "&nbsp;"],
  ["a line that goes on without an end", "<br>and so on, with what has been said before, too"],
])("HTML of %s", (_, part) => {
  const html = `<html><body><p>Welcome</p><p>a${repeated(part)}</p><p>Welcome</p><p>${LAST}</p></body></html>`;
  expectRead(() => readHtml(html));
});

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
function word(document: string, styles = ""): Uint8Array {
  return zipSync({
    "word/document.xml": strToU8(`${document}${paragraph("Welcome")}${paragraph(LAST)}`),
    "word/styles.xml": strToU8(styles),
  });
}

test.each([
  ["spaces", word(paragraph(`a${repeated(" ")}`))],
  [
    "a cell of many paragraphs",
    word(`<w:tbl><w:tr><w:tc>${repeated(paragraph("Welcome"))}</w:tc></w:tr></w:tbl>`),
  ],
  [
    "a line that goes on without an end",
    word(repeated(paragraph("and so on, with what has been said before"))),
  ],
  ["styles that do not end", word("", repeated("<w:style>"))],
  ["styles whose attributes do not end", word("", repeated("<w:style "))],
  ["a style of levels that do not end", word("", `<w:style>${repeated("<w:outlineLvl ")}</w:style>`)],
  ["a style of names that do not end", word("", `<w:style>${repeated("<w:name ")}</w:style>`)],
])("A Word file of %s", (_, file) => {
  expectRead(() => readWord(file));
});

test("What has more tags than fifty pages is not read", () => {
  const long = "It is longer than 50 pages. Please split it.";
  expect(lastOf(readHtml(`<html>${repeated("<b>", 2 ** 22)}${LAST}`))).toBe(long);
  expect(lastOf(readHtml(`<html>${repeated("<b>")}${LAST}`))).toBe(LAST);
  expect(lastOf(readWord(word(repeated("<w:b/>", 2 ** 23))))).toBe(long);
  expect(lastOf(readWord(word(repeated("<w:b/>"))))).toBe(LAST);
});
