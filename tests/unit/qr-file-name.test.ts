import { expect, test } from "vitest";
import { qrFileName } from "../../src/admin/ui/save-file.ts";

test.each([
  ["Grand Hotel", "Grand Hotel QR code.png"],
  ["Hôtel de la Mer", "Hôtel de la Mer QR code.png"],
  ["東京グランドホテル", "東京グランドホテル QR code.png"],
  ["فندق النيل", "فندق النيل QR code.png"],
  ['Sea/Side: "A|B" <*?> \\ Inn', "Sea Side A B Inn QR code.png"],
  ["../../etc/passwd", "etc passwd QR code.png"],
  [".hidden", "hidden QR code.png"],
  ["Inn\u202egnp.exe\n\t\u0000", "Inn gnp.exe QR code.png"],
  [" . / ", "Hotel QR code.png"],
])("the code of %j is saved as %j", (hotelName, fileName) => {
  expect(qrFileName(hotelName, "png")).toBe(fileName);
});

test("the longest names stay within what file systems allow, cut between whole characters", () => {
  const name = qrFileName("👩‍👩‍👧".repeat(60), "svg");
  expect(Buffer.byteLength(name)).toBeLessThan(240);
  expect(name).toMatch(/^(👩‍👩‍👧)+ QR code\.svg$/u);
});
