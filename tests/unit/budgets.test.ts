/** Downloads that a phone needs before a screen works. As built; with gzip, which every browser supports. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HOTEL_FIELDS } from "../../src/sections/hotel.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { DIST } from "../../src/server/transport/frontend.ts";
import { TEXTS } from "../../src/suggestions/texts.ts";

const CLIENT = join(DIST, "client");
const KB = 1024;

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;
const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;

const LANGUAGES = Object.keys(manifest).flatMap((name) => /^island\.(.+)$/.exec(name)?.[1] ?? []);

type Budget = [what: string, entry: string, kilobytes: number];

/** An entry and everything that it loads at once, without what it loads on demand. */
function filesOf(entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`${entry} was not built`);
  if (found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

function bytesOf(files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.gz`)).size, 0);
}

test.each<Budget>([
  ...LANGUAGES.map((tag) => [`the guest page's script in ${tag}`, `island.${tag}`, 10.9] satisfies Budget),
  // Loaded by those who search; includes the words for it and for danger, in their language and in English.
  ...LANGUAGES.map((tag) => [`the guest page's search in ${tag}`, `search.${tag}`, 14.8] satisfies Budget),
  // Loaded after the page; contains the few texts of all languages, and the code that sends messages later.
  ["what the pages load on which guests write", "src/guest/tell.ts", 3],
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

/** A file of the admin by what is in it: scripts/support/admin-chunks.ts. */
function roomOf(name: string): string {
  return Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith(".js")) ?? name;
}

const LOGIN = ["src/admin/index.html"];
const TODAY = [...LOGIN, roomOf("today")];
const LIST = [...TODAY, roomOf("lists")];
/** Loaded while somebody looks at Today: src/admin/app/shell/load-ahead.ts. */
const SOON = [...LIST, roomOf("content"), roomOf("inputs"), roomOf("menus")];

/** Today loads the declarations: each section and field adds so much, and all code keeps within what is left. */
const DECLARED =
  0.06 *
  [...SECTIONS.flatMap(({ fields }) => ["", ...Object.keys(fields)]), ...Object.keys(HOTEL_FIELDS)].length;

// A phone on one bar of 4G takes 150 ms for a request and 5 ms for a kilobyte.
test.each([
  ["the login", [], LOGIN, { requests: 4, kilobytes: 135.5 }],
  ["a press of the login", LOGIN, [roomOf("client")], { requests: 1, kilobytes: 38 }],
  ["signing up", LOGIN, ["src/admin/account/auth/signup-screen.tsx"], { requests: 7, kilobytes: 105.5 }],
  ["Today", LOGIN, [roomOf("today")], { requests: 5, kilobytes: 151 + DECLARED }],
  ["a menu", TODAY, [roomOf("menus")], { requests: 1, kilobytes: 19 }],
  ["a section", TODAY, [roomOf("lists")], { requests: 3, kilobytes: 31.5 }],
  ["all of Content", LIST, [roomOf("content")], { requests: 2, kilobytes: 13.5 }],
  ["a row's form", LIST, [roomOf("inputs")], { requests: 4, kilobytes: 31.5 }],
  ["the hotel's profile", SOON, [roomOf("profile")], { requests: 1, kilobytes: 4 }],
  ["the page's look", SOON, [roomOf("look")], { requests: 2, kilobytes: 12.5 }],
  ["the page's languages and codes", SOON, [roomOf("page")], { requests: 5, kilobytes: 49 }],
  ["the account, plan and members", SOON, [roomOf("account")], { requests: 2, kilobytes: 18 }],
  ["the inbox", SOON, [roomOf("inbox")], { requests: 9, kilobytes: 115 }],
  ["the set-up", SOON, ["src/admin/app/setup/setup-screen.tsx"], { requests: 10, kilobytes: 78 }],
])(
  "%s needs few requests and bytes beyond what came before",
  (_what, before, entries, { requests, kilobytes }) => {
    const there = new Set<string>();
    for (const entry of before) filesOf(entry, there);
    const all = new Set(there);
    for (const entry of entries) filesOf(entry, all);
    const own = new Set([...all].filter((file) => !there.has(file)));
    expect(own.size).toBeGreaterThan(0);
    expect(own.size).toBeLessThanOrEqual(requests);
    expect(bytesOf(own) / KB).toBeLessThanOrEqual(kilobytes);
  },
);

test("neither Today nor a list waits for what only forms or figures need", () => {
  const files = new Set<string>();
  for (const entry of LIST) filesOf(entry, files);
  expect([...files].join()).toContain("/today-");
  expect(
    [...files].filter((file) => /\/(forms|inputs|typing|figures|english|spreadsheet)-/.test(file)),
  ).toEqual([]);
});

test.each(
  Object.keys(TEXTS).flatMap((language) => [
    [roomOf(`suggested-${language}`), 2.5],
    [`src/nearby/words/${language}.ts`, 0.75],
  ]),
)("%s has a hotel's suggestions in one language", (entry, kilobytes) => {
  const there = filesOf("src/admin/index.html");
  const own = new Set([...filesOf(String(entry))].filter((file) => !there.has(file)));
  expect(own.size).toBe(1);
  expect(bytesOf(own) / KB).toBeLessThanOrEqual(Number(kilobytes));
});

test("the set-up loads no suggestions before it knows the hotel's language", () => {
  const files = [...filesOf("src/admin/app/setup/setup-screen.tsx")].join();
  expect(files).toContain("/suggestions-");
  expect(files).not.toContain("/suggested-");
});

const { folders } = JSON.parse(readFileSync(join(CLIENT, ".vite/copies.json"), "utf8")) as {
  folders: Record<string, string>;
};

// Libraries have no copies: scripts/support/admin-chunks.ts.
test.each(Object.entries(folders))("the admin in %s takes little of the disk", (_language, folder) => {
  const files = readdirSync(join(CLIENT, "assets", folder));
  const bytes = files.reduce((sum, file) => sum + statSync(join(CLIENT, "assets", folder, file)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / KB / KB).toBeLessThanOrEqual(2.8);
});

test("what reads an owner's files says in their language why it cannot", () => {
  const folder = join(CLIENT, "assets", folders.de ?? "");
  const worker = readdirSync(folder).find((name) => /^photo-worker-.*\.js$/.test(name)) ?? "";
  const german = JSON.parse(readFileSync("src/admin/texts/de.json", "utf8")) as Record<string, string>;
  expect(readFileSync(join(folder, worker), "utf8")).toContain(german["The picture is over 30 MB."]);
});
