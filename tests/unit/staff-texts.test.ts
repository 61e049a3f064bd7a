/** Whoever works at a desk meets no English in their own language: docs/decisions/0158-admin-languages.md. */
import { expect, test } from "vitest";
import { adminLanguages } from "../../scripts/support/admin-catalogues.ts";
import { OF_STAFF } from "../../scripts/support/admin-rooms.ts";
import { adminTexts, missingIn } from "../../scripts/support/admin-texts.ts";

const { texts } = adminTexts("src/{admin,fields,forms,lib,nearby,sections,suggestions}/**/*.{ts,tsx}", "-");

test("The tour, Today and colleagues are among what staff read", () => {
  const first = [
    "app/tour/staff-steps.ts",
    "app/tour/tour-dialog.tsx",
    "app/dashboard/came-in.tsx",
    "app/dashboard/secrets-to-tell.tsx",
    "app/dashboard/tell-guests.tsx",
    "content/colleagues-here.tsx",
  ].map((file) => `src/admin/${file}`);
  const paths = new Set([...texts.values()].flat());
  // A file that was renamed would be held to nothing.
  expect(first.filter((path) => !paths.has(path))).toEqual([]);
  expect(first.filter((path) => !OF_STAFF.test(path))).toEqual([]);
});

test.each(adminLanguages())("Staff miss no text: %s", (language) => {
  expect(missingIn(language, texts)).toEqual([]);
});
