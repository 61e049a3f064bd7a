import { expect, test } from "vitest";
import { faqs } from "../../src/sections/faqs.ts";
import { grouped } from "../../src/sections/rows.ts";

test("a row without a choice has a group of its own, after the declared ones", () => {
  const rows = [
    { question: "Iron?", category: null },
    { question: "Park?", category: "Parking" },
  ];
  expect(grouped(faqs, rows)).toEqual([
    { value: "Parking", label: "Parking", items: [rows[1]] },
    { value: "", label: "No Category Yet", items: [rows[0]] },
  ]);
});
