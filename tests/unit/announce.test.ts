import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "../../src/server/workers/announce.ts";

const { isTTY } = process.stdout;
let written: string[];
beforeEach(() => {
  written = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.stdout.isTTY = isTTY;
});

/** The print of a start, and its log where nothing else is logged. */
function announced(isTerminal: boolean): string[][] {
  const lines: string[] = [];
  process.stdout.isTTY = isTerminal;
  const log = pino(
    { level: "silent", base: null, timestamp: false },
    { write: (line) => void lines.push(line) },
  );
  announce({ Admin: "http://localhost:1/admin", "Sample hotel": "http://localhost:1/view/1" }, log);
  return [written, lines];
}

test("a terminal gets links in words", () => {
  expect(announced(true)).toEqual([
    [
      "\n  Innfo is ready\n\n  Admin         http://localhost:1/admin\n  Sample hotel  http://localhost:1/view/1\n\n",
    ],
    [],
  ]);
});

test("anything else gets one line of JSON", () => {
  const [printed, logged] = announced(false);
  expect(printed).toEqual([]);
  expect(logged?.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      Admin: "http://localhost:1/admin",
      "Sample hotel": "http://localhost:1/view/1",
      msg: "Innfo is ready",
    },
  ]);
});
