/** Holds what is built against the oldest browsers that shall open it: docs/decisions/0142-browsers.md. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beyond } from "./support/features.ts";
import { type Floor, PARTS, STARTED } from "./support/floors.ts";
import { GUARDS } from "./support/guards.ts";

const CLIENT = join(import.meta.dirname, "../dist/client");

type Manifest = Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>;
const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;

const codeOf = (file: string) => readFileSync(join(CLIENT, file), "utf8");
const isScript = (file: string) => file.endsWith(".js");

function filesOf(entries: readonly string[], found = new Set<string>()): Set<string> {
  for (const entry of entries) {
    const chunk = manifest[entry];
    if (!chunk) throw new Error(`${entry} was not built`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf([...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])], found);
  }
  return found;
}

const parts = PARTS.map(({ name, floor, entries }) => ({ name, floor, files: [...filesOf(entries)] }));
const loaded = new Set([
  ...parts.flatMap(({ files }) => files),
  ...Object.values(manifest).map(({ file }) => file),
]);
const started = readdirSync(join(CLIENT, "assets")).map((name) => `assets/${name}`);
const all: { name: string; floor: Floor; files: string[] }[] = [
  ...parts,
  { ...STARTED, files: started.filter((file) => !loaded.has(file)) },
];

const needed = new Set<(typeof GUARDS)[number]>();
const problems = all.flatMap(({ name, floor, files }) =>
  beyond(new Map(files.filter(isScript).map((file) => [file, codeOf(file)])), floor).flatMap((use) => {
    const guards = GUARDS.filter(({ feature, parts: of }) => feature === use.feature && of.includes(name));
    for (const guard of guards) needed.add(guard);
    return guards.length > 0 ? [] : [`${name}: ${use.feature} in ${use.file}: ${use.code}`];
  }),
);
for (const guard of GUARDS) {
  if (!needed.has(guard))
    problems.push(`Nothing needs the guard of ${guard.feature} any more: scripts/support/guards.ts`);
  else if (guard.file && !readFileSync(guard.file, "utf8").includes(guard.text ?? ""))
    problems.push(`${guard.file} does not guard ${guard.feature} any more: ${guard.text}`);
}
if (problems.length > 0) {
  console.log(`Browsers of the floor lack what is used without a guard:\n${problems.join("\n")}`);
  process.exitCode = 1;
}
