/** The index of decisions is complete, and pages stay few. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "docs/decisions";
const pages = readdirSync(FOLDER).filter((name) => /^\d{4}-.+\.md$/.test(name));
const index = readFileSync(`${FOLDER}/README.md`, "utf8");

test("the index has each decision in one line, under a topic", () => {
  const listed = [...index.matchAll(/^- \[(\d{4})\]\((\d{4}-[^)]+\.md)\): \S.{9,140}$/gm)];
  expect(listed.map(([, , file]) => file).toSorted()).toEqual(pages.toSorted());
  for (const [, number, file] of listed) expect(file).toMatch(new RegExp(`^${number}-`));
});

test("a subject has one page: at most eighty, each number once", () => {
  expect(pages.length).toBeLessThanOrEqual(80);
  const numbers = pages.map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const name of pages)
    expect(readFileSync(`${FOLDER}/${name}`, "utf8")).toMatch(new RegExp(`^# ${name.slice(0, 4)}: `));
});
