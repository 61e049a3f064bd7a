/** When something ends, as owners read it. */
import { expect, test } from "vitest";
import { valueInWords } from "../../src/admin/content/sections/fact-words.ts";
import { endInWords } from "../../src/admin/ui/words.ts";
import type { Field } from "../../src/fields/index.ts";
import { ANNOUNCEMENTS } from "../../src/sections/announcements.ts";

test("What ends at midnight ends with the day before it, not on the day that begins", () => {
  expect(endInWords("2026-11-29T00:00:00")).toBe("the end of Nov 28, 2026");
  expect(endInWords("2027-01-01T00:00:00")).toBe("the end of Dec 31, 2026");
  expect(endInWords("2026-11-28T12:00:00").replace(/\s/g, " ")).toBe("Nov 28, 2026, 12:00 PM");
});

test("So it is in the history: an end, but not a beginning", () => {
  const { starts_at, ends_at } = ANNOUNCEMENTS.fields;
  const written = (field: Field | undefined) =>
    field && valueInWords(field, "2026-11-29T00:00:00", "").replace(/\s/g, " ");
  expect(written(ends_at)).toBe("the end of Nov 28, 2026");
  expect(written(starts_at)).toBe("Nov 29, 2026, 12:00 AM");
});
