import { describe, expect, test } from "vitest";
import { requestIdOf } from "../../src/server/transport/request-id.ts";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

describe("the id of a request", () => {
  test("is the one that a proxy gave it, else that of its trace, else a new one", () => {
    const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
    expect(requestIdOf("edge/7:42", traceparent)).toBe("edge/7:42");
    expect(requestIdOf(undefined, traceparent)).toBe(TRACE);
    expect(requestIdOf(undefined, undefined)).toMatch(UUID);
  });

  test.each(["", "a b", "line\nbreak", "é", '"quoted"', "x".repeat(129)])("is never %j", (given) => {
    expect(requestIdOf(given, undefined)).toMatch(UUID);
  });

  test.each([`00-${"0".repeat(32)}-00f067aa0ba902b7-01`, `00-${TRACE}`, "nonsense"])(
    "is not taken from the trace %s",
    (traceparent) => {
      expect(requestIdOf(undefined, traceparent)).toMatch(UUID);
    },
  );
});
