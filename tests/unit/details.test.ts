import { describe, expect, test } from "vitest";
import { asInput, details } from "../../src/fields/index.ts";

const field = details({ label: "Custom Fields" });

/** Written "name: value". */
function rows(...texts: string[]) {
  return texts.map((text) => {
    const [name = "", value = ""] = text.split(":");
    return { name, value };
  });
}

describe("details are kept", () => {
  test.each([
    { typed: rows(), kept: {} },
    { typed: rows("Price: $80"), kept: { Price: "$80" } },
    { typed: rows(":", " : ", "Price: $80 ", ":"), kept: { Price: "$80" } },
    { typed: rows("Price: $80", "Price at night: $90"), kept: { Price: "$80", "Price at night": "$90" } },
  ])("$typed as $kept", ({ typed, kept }) => {
    expect(field.schema.parse(typed)).toEqual(kept);
  });

  test("and shown again as rows", () => {
    const kept = { Price: "$80", Room: "12" };
    expect(asInput(field, kept)).toEqual([
      { name: "Price", value: "$80" },
      { name: "Room", value: "12" },
    ]);
    expect(field.schema.parse(asInput(field, kept))).toEqual(kept);
  });
});

describe("details are refused, each in its own place", () => {
  test.each([
    { typed: rows("Price: $80", " price : $90"), at: [1, "name"], says: "This field name is already used" },
    { typed: rows(": $80"), at: [0, "name"], says: "Field name is required" },
    { typed: rows("Price:"), at: [0, "value"], says: "Value is required" },
    {
      typed: rows(`${"x".repeat(61)}: 1`),
      at: [0, "name"],
      says: "Field name must be at most 60 characters",
    },
    {
      typed: rows(`Price: ${"x".repeat(501)}`),
      at: [0, "value"],
      says: "Value must be at most 500 characters",
    },
  ])("$says", ({ typed, at, says }) => {
    const { error } = field.schema.safeParse(typed);
    expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: at, message: says },
    ]);
  });
});
