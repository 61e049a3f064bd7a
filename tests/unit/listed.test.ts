import { expect, test } from "vitest";
import { readEnv } from "../../src/server/config/env.ts";
import { beyondLists } from "../../src/server/rest/listed.ts";

const warnings = (LIMITS: string) => beyondLists(readEnv({ LIMITS }).limits);

test("A limit above what a list shows is named at the start", () => {
  expect(warnings("free.hotels=10, free.items=1001, InnfoTest.custom_sections=2000")).toEqual([
    "LIMITS: free.items=1001 is more than a list shows, which is 1000",
    "LIMITS: InnfoTest.custom_sections=2000 is more than a list shows, which is 1000",
  ]);
});

test("A limit that a list shows, or of what is in no list, is not", () => {
  expect(warnings("free.items=1000, InnfoTest.messages=20000, InnfoTest.photos=2000")).toEqual([]);
  expect(warnings("")).toEqual([]);
});
