import { expect, test } from "vitest";
import { asText } from "../../src/server/operator/output.ts";

test("a list is printed as a table with a header, and an empty one says so", () => {
  const rows = [
    { name: "Quay", hotels: 2, confirmed: true, at: new Date("2026-03-04T05:06:07Z") },
    { name: "Lighthouse", hotels: 10, confirmed: false, at: null },
  ];
  expect(asText(rows).split("\n")).toEqual([
    "name        hotels  confirmed  at",
    "Quay        2       yes        2026-03-04 05:06",
    "Lighthouse  10      no         –",
  ]);
  expect(asText([])).toBe("None");
});

test("texts of owners cannot control the terminal, in a table, in facts or in a sentence", () => {
  const name = "Quay\u001b[2J\u202e\nroot";
  for (const answer of [[{ name }], { name }, { done: name }]) {
    expect(asText(answer)).toContain("Quay\ufffd[2J\ufffd\ufffdroot");
  }
});
