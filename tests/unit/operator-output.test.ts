import { expect, test } from "vitest";
import { asText } from "../../src/server/operator/output.ts";

test("a list is a table with names above, and says when there is nothing", () => {
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

test("what owners typed cannot steer the terminal, in a table, in facts and in a sentence", () => {
  const name = "Quay\u001b[2J\u202e\nroot";
  for (const answer of [[{ name }], { name }, { done: name }]) {
    expect(asText(answer)).toContain("Quay\ufffd[2J\ufffd\ufffdroot");
  }
});
