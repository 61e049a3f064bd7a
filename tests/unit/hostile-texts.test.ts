/** Texts that strangers choose take no more time than ordinary ones of the same length. */
import { expect, test } from "vitest";
import { readHtml } from "../../src/admin/filling/folder/read-word.ts";
import { legible } from "../../src/lib/texts/legible.ts";
import { requests } from "../../src/server/auth/requests.ts";
import { speaksOfDanger } from "../../src/server/messages/danger.ts";

/** A guest's form, before anything is known of the sender. */
const FORM = 64 * 1024;

const reading: [name: string, read: () => unknown][] = [
  ["a gap in a guest's text", () => legible(`\u0001a${" ".repeat(FORM)}b`, false)],
  ["characters that stand for eighteen letters", () => speaksOfDanger("\ufdfa".repeat(3 * FORM), "en")],
  [
    "words that are nearly words of danger",
    () => speaksOfDanger("ambulanxambulanxamb ".repeat(FORM / 20), "en"),
  ],
  [
    "words with articles in them",
    () => speaksOfDanger("والمستشفىوالمدرسةوالبيتوالسيارةوالطائرة ".repeat(FORM / 40), "ar"),
  ],
];

/** Microseconds of this thread: other work on the machine does not count. In quadratic time it takes thrice as long. */
const MOMENT = 1_000_000;

test.each(reading)("%s: read in a moment", { timeout: 60_000 }, (_, read) => {
  const began = process.threadCpuUsage();
  read();
  expect(process.threadCpuUsage(began).user).toBeLessThan(MOMENT);
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
