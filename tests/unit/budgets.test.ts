/** What a phone must download before a screen works. As built; with gzip, which every browser supports. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DIST } from "../../src/server/transport/frontend.ts";

const CLIENT = join(DIST, "client");
const KB = 1024;

type Manifest = Record<string, { file: string; imports?: string[] }>;
const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;

const LANGUAGES = Object.keys(manifest).flatMap((name) => /^island\.(.+)$/.exec(name)?.[1] ?? []);

type Budget = [what: string, entry: string, kilobytes: number];

/** An entry and everything that it loads at once, without what it loads on demand. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} was not built`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

function bytesOf(files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.gz`)).size, 0);
}

test.each<Budget>([
  ["the login screen", "src/admin/index.html", 160.5],
  ...LANGUAGES.map((tag) => [`the guest page's script in ${tag}`, `island.${tag}`, 10.9] satisfies Budget),
  // Loaded by those who search; includes the words for it and for danger, in their language and in English.
  ...LANGUAGES.map((tag) => [`the guest page's search in ${tag}`, `search.${tag}`, 14.75] satisfies Budget),
  // Loaded after the page; contains the few texts of all languages, and the code that sends messages later.
  ["what a message's page loads", "src/guest/tell.ts", 1.5],
  ["the worker that says that there is an answer", "src/guest/worker/answer-worker.ts", 0.55],
  ["the guest page's worker", "src/guest/worker/service-worker.ts", 7.2],
])("%s is within its budget", (_what, entry, budget) => {
  const bytes = bytesOf(filesOf(entry));
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / KB).toBeLessThanOrEqual(budget);
});

test.each([
  "island.en",
  "search.en",
  "src/guest/unlock.ts",
  "src/guest/tell.ts",
  "src/guest/worker/service-worker.ts",
])("%s is one file", (entry) => {
  expect(filesOf(entry).size).toBe(1);
});

test("a list needs little beyond what every screen of the admin has", () => {
  const everywhere = filesOf("src/admin/app/admin-app.tsx", filesOf("src/admin/index.html"));
  const own = new Set(
    [...filesOf("src/admin/app/section-screens.tsx")].filter((file) => !everywhere.has(file)),
  );
  expect(own.size).toBeGreaterThan(0);
  expect(bytesOf(own) / KB).toBeLessThanOrEqual(46);
});
