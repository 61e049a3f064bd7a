import vm from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { giveMemoryBackWhenIdle } from "../../src/server/app/idle-memory.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("Memory is given back once in each quiet time, and never while there is work", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const collect = vi.fn();
  vi.spyOn(vm, "runInNewContext").mockReturnValue(collect);
  let spent = 0;
  vi.spyOn(process, "cpuUsage").mockImplementation((since) => ({
    user: spent - (since?.user ?? 0),
    system: 0,
  }));
  /** Ten seconds with so much work. @returns how often memory was returned meanwhile */
  const after = (milliseconds: number) => {
    collect.mockClear();
    spent += milliseconds * 1000;
    vi.advanceTimersByTime(10_000);
    return collect.mock.calls.length;
  };
  giveMemoryBackWhenIdle();
  expect(after(900)).toBe(0);
  expect(after(20)).toBe(1);
  expect(after(20)).toBe(0);
  expect([after(5000), after(5000)]).toEqual([0, 0]);
  expect(after(20)).toBe(1);
});
