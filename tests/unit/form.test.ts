import { expect, test, vi } from "vitest";
import { fileOf, formPartsOf } from "../../src/server/storage/form.ts";

const TYPE = "multipart/form-data; boundary=edge";
const part = (name: string, value: string, more = "") =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const END = "--edge--\r\n";

const readParts = (form: string | Buffer, type = TYPE) =>
  formPartsOf(Buffer.from(form), type)?.map(({ name, bytes, isFile }) => [
    name,
    String(Buffer.from(bytes)),
    isFile,
  ]);

test("a form's values are read, and its file apart from them", () => {
  const photo = part("photo", "\r\n--edg\0e", '; filename="näh.png"\r\nContent-Type: image/png');
  expect(readParts(part("room", "12") + photo + part("text", "a -- ä") + END)).toEqual([
    ["room", "12", false],
    ["photo", "\r\n--edg\0e", true],
    ["text", "a -- ä", false],
  ]);
});

test.each(["\r\n", "This is a multi-part message.\r\n--edges\r\n\r\n"])(
  "what stands before the first boundary says nothing: %j",
  (preamble) => {
    const photo = part("photo", "x", '; filename="a.png"');
    expect(readParts(preamble + part("room", "12") + photo + END)).toEqual([
      ["room", "12", false],
      ["photo", "x", true],
    ]);
  },
);

// The official client names a browser's file with nothing.
test("a file without a name, and an empty one, are files", () => {
  const form = part("cacheControl", "3600") + part("", "", '; filename=""') + END;
  expect(readParts(form)).toEqual([
    ["cacheControl", "3600", false],
    ["", "", true],
  ]);
  expect(fileOf(Buffer.from(form), TYPE)).toEqual(new Uint8Array());
});

test("a text is one whatever its type", () => {
  const form = part("room", "12", "\r\nContent-Type: application/octet-stream") + END;
  expect(readParts(form)).toEqual([["room", "12", false]]);
});

test("a form without a file is refused where a file is wanted", () => {
  expect(() => fileOf(Buffer.from(part("room", "12") + END), TYPE)).toThrow("a form with a file");
});

const headOf = (value: Buffer) =>
  Buffer.concat([
    Buffer.from('--edge\r\nContent-Disposition: form-data; name="'),
    value,
    Buffer.from(`"\r\n\r\n1\r\n${END}`),
  ]);

test.each<[string, string | Buffer, string?]>([
  ["whose first part's head never ends", `--edge\r\n${"a:\r\n".repeat(10_000)}${END}`],
  ["whose last part's head never ends", `${part("room", "12")}--edge\r\n${"a:\r\n".repeat(10_000)}`],
  ["with a head of many lines", `${part("room", "12", "\r\na: b".repeat(2000))}${END}`],
  ["of many parts", `${part("room", "12").repeat(100)}${END}`],
  ["that does not end", part("room", "12")],
  ["whose boundary does not begin a line", `once ${part("room", "12")}${END}`],
  ["with nothing but what stands before a boundary", "This is a multi-part message.\r\n"],
  ["of many parts after that", `\r\n${part("room", "12").repeat(100)}${END}`],
  ["with a name that is no text", headOf(Buffer.of(0xff))],
  ["whose boundary has to be unquoted", part("room", "12") + END, 'multipart/form-data; boundary="e\\dge"'],
  ["without a boundary", part("room", "12") + END, "multipart/form-data"],
])("a form %s is refused", (_, form, type) => {
  expect(readParts(form, type)).toBeUndefined();
});

test("a file's name in an encoding that nobody knows is no form, and is not told of on the console", () => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => {});
  const named = (name: string) =>
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="photo"; filename*=${name}\r\n\r\nx\r\n--b--\r\n`,
    );
  const type = "multipart/form-data; boundary=b";
  expect(formPartsOf(named("none''a.jpg"), type)).toBeUndefined();
  expect(formPartsOf(named("UTF-8''Gr%C3%BC.jpg"), type)).toMatchObject([{ name: "photo", isFile: true }]);
  expect(told).not.toHaveBeenCalled();
});
