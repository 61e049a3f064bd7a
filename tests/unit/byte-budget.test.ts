import { describe, expect, test, vi } from "vitest";
import { OverloadedError, ShareExceededError } from "../../src/server/capacity/bulkhead.ts";
import { ByteBudget } from "../../src/server/capacity/byte-budget.ts";

const LIMITS = { together: 100, ofNetwork: 60, small: 10 };
const of = (network: string, amount: number) => ({ network, amount });

describe("A budget of 100 bytes, 60 of them for one network", () => {
  test("refuses what exceeds a network's share as its own fault, and what exceeds all as nobody's", () => {
    const budget = new ByteBudget(LIMITS);
    const release = budget.hold(of("a", 60));
    expect(budget.refuse(of("a", 11))).toBeInstanceOf(ShareExceededError);
    expect(budget.refuse(of("b", 40))).toBeUndefined();
    const refusal = budget.refuse(of("b", 41));
    expect(refusal).toBeInstanceOf(OverloadedError);
    expect(refusal).not.toBeInstanceOf(ShareExceededError);
    expect(budget.refused).toBe(2);
    release();
    expect(budget.refuse(of("a", 60))).toBeUndefined();
  });

  test("neither counts nor refuses what is small", () => {
    const budget = new ByteBudget(LIMITS);
    budget.hold(of("a", 60));
    expect(budget.refuse(of("a", 10))).toBeUndefined();
    budget.hold(of("a", 10));
    expect(budget.taken).toBe(60);
  });

  test("has the room back once, however often it is given back", () => {
    const budget = new ByteBudget(LIMITS);
    const release = budget.hold(of("a", 30));
    budget.hold(of("a", 30));
    release();
    release();
    expect(budget.taken).toBe(30);
  });

  test("counts what several share once, until the last of them has let go", () => {
    const budget = new ByteBudget(LIMITS);
    const shared = new Uint8Array(50);
    const page = (network: string) => ({ ...of(network, 50), shared });
    const releases = [page("a"), page("a"), page("b")].map((held) => {
      expect(budget.refuse(held)).toBeUndefined();
      return budget.hold(held);
    });
    expect(budget.taken).toBe(50);
    // It counts for each of its networks too.
    expect(budget.refuse(of("b", 11))).toBeInstanceOf(ShareExceededError);
    for (const release of releases) {
      expect(budget.taken).toBe(50);
      release();
    }
    expect(budget.taken).toBe(0);
    expect(budget.refuse(of("b", 60))).toBeUndefined();
  });
});

describe("A budget with a patience of a second", () => {
  test("cuts off whoever has had the room for longer, the oldest first, when somebody else wants it", () => {
    vi.useFakeTimers();
    const budget = new ByteBudget({ ...LIMITS, patience: 1000 });
    const ended: string[] = [];
    const hold = (name: string, network: string) => budget.hold(of(network, 30), () => void ended.push(name));
    hold("first", "a");
    hold("second", "b");
    vi.advanceTimersByTime(900);
    hold("third", "b");
    expect(budget.refuse(of("c", 30))).toBeInstanceOf(OverloadedError);
    vi.advanceTimersByTime(200);
    expect(budget.refuse(of("c", 30))).toBeUndefined();
    expect(ended).toEqual(["first"]);
    // A network's own share has its own error.
    expect(budget.refuse(of("b", 30))).toBeUndefined();
    expect(ended).toEqual(["first", "second"]);
    expect(budget.taken).toBe(30);
    vi.useRealTimers();
  });

  test("never cuts off what ends by itself", () => {
    vi.useFakeTimers();
    const budget = new ByteBudget({ ...LIMITS, patience: 1000 });
    budget.hold(of("a", 60));
    vi.advanceTimersByTime(5000);
    expect(budget.refuse(of("a", 30))).toBeInstanceOf(ShareExceededError);
    expect(budget.taken).toBe(60);
    vi.useRealTimers();
  });
});
