/** Texts that strangers choose take no more time than ordinary ones of the same length. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readHtml, readWord } from "../../src/admin/filling/folder/read-word.ts";
import { legible } from "../../src/lib/legible.ts";
import { check, requests } from "../../src/server/auth/requests.ts";
import { speaksOfDanger } from "../../src/server/messages/danger.ts";

/** Of a guest's form, before anything is known of the sender. */
const FORM = 64 * 1024;
const FILE = 1024 * 1024;

const reading: [name: string, read: () => unknown][] = [
  ["a gap in a guest's text", () => legible(`\u0001a${" ".repeat(FORM)}b`, false)],
  ["characters that stand for eighteen letters", () => speaksOfDanger("\ufdfa".repeat(FORM / 3), "en")],
  [
    "an address with many dots",
    () => expect(() => check(requests.recover, { email: `a@${"a.".repeat(7900)}@` })).toThrow(),
  ],
  ["Word's tags without ends", () => readWord(zipSync({ "word/document.xml": strToU8("<".repeat(FILE)) }))],
  ["comments without ends", () => readHtml(`<body>${"<!--".repeat(FILE / 4)}`)],
  ["scripts without ends", () => readHtml(`<body>${"<script ".repeat(FILE / 8)}`)],
  ["a tag without an end", () => readHtml(`<body><${"a".repeat(FILE)}`)],
];

test.each(reading)("%s: read in a moment", (_, read) => {
  const began = performance.now();
  read();
  expect(performance.now() - began).toBeLessThan(700);
});

test("A page's comments, styles and scripts are left out, and what stands between them stays", () => {
  const html = "<body><p>One</p><!-- a --><style>b</style><p>Two</p><SCRIPT>c</script><p>Three</p>";
  expect(readHtml(html)).toMatchObject({ lines: [{ text: "One" }, { text: "Two" }, { text: "Three" }] });
});

test("Line breaks within a text of one line become one space, with what stands around them", () => {
  expect(legible(" a \t\n\n b\r\n c  d \n", false)).toBe(" a b c  d ");
});
