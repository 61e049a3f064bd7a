/** Texts that strangers choose take no more time than ordinary ones of the same length. */
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readHtml, readWord } from "../../src/admin/filling/folder/read-word.ts";
import { legible } from "../../src/lib/legible.ts";
import { requests } from "../../src/server/auth/requests.ts";
import { speaksOfDanger } from "../../src/server/messages/danger.ts";

/** Of a guest's form, before anything is known of the sender. */
const FORM = 64 * 1024;
const FILE = 1024 * 1024;

const reading: [name: string, size: number, read: () => unknown][] = [
  ["a gap in a guest's text", FORM, () => legible(`\u0001a${" ".repeat(FORM)}b`, false)],
  ["characters that stand for eighteen letters", FORM, () => speaksOfDanger("\ufdfa".repeat(3 * FORM), "en")],
  [
    "words that are nearly words of danger",
    FORM,
    () => speaksOfDanger("ambulanxambulanxamb ".repeat(FORM / 20), "en"),
  ],
  [
    "words with articles in them",
    FORM,
    () => speaksOfDanger("والمستشفىوالمدرسةوالبيتوالسيارةوالطائرة ".repeat(FORM / 40), "ar"),
  ],
  [
    "Word's tags without ends",
    FILE,
    () => readWord(zipSync({ "word/document.xml": strToU8("<".repeat(FILE)) })),
  ],
  ["comments without ends", FILE, () => readHtml(`<body>${"<!--".repeat(FILE / 4)}`)],
  ["scripts without ends", FILE, () => readHtml(`<body>${"<script ".repeat(FILE / 8)}`)],
  ["a tag without an end", FILE, () => readHtml(`<body><${"a".repeat(FILE)}`)],
];

/** Milliseconds, on a busy machine. In quadratic time, a form takes thrice as long, and a file minutes. */
const MOMENT = { [FORM]: 1000, [FILE]: 15_000 };

test.each(reading)("%s: read in a moment", { timeout: 60_000 }, (_, size, read) => {
  const began = performance.now();
  read();
  expect(performance.now() - began).toBeLessThan(MOMENT[size] ?? 0);
});

test("An address that is too long is not looked at further", () => {
  const { error } = requests.recover.safeParse({ email: `a@${"a.".repeat(7900)}@` });
  expect(error?.issues).toMatchObject([{ code: "too_big" }]);
});

test("A page's comments, styles and scripts are left out, and what stands between them stays", () => {
  const html = "<body><p>One</p><!-- a --><style>b</style><p>Two</p><SCRIPT>c</script><p>Three</p>";
  expect(readHtml(html)).toMatchObject({ lines: [{ text: "One" }, { text: "Two" }, { text: "Three" }] });
});

test("Line breaks within a text of one line become one space, with what stands around them", () => {
  expect(legible(" a \t\n\n b\r\n c  d \n", false)).toBe(" a b c  d ");
});
