import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXCEPTIONS, judge, licenceList } from "../../scripts/support/licences.ts";
import { readLockfile } from "../../scripts/support/lockfile.ts";

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const { root, packages } = readLockfile();
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const titles = (found: typeof packages) => found.map(({ name, version }) => `${name} ${version}`);

describe("Every package", () => {
  test("has a licence that is allowed", () => {
    expect(titles(packages.filter((entry) => judge(entry) === undefined))).toEqual([]);
  });

  test("comes whole: its content is named by a hash", () => {
    const unnamed = packages.filter(
      ({ integrity = "", inBundle }) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity),
    );
    expect(titles(unnamed)).toEqual([]);
  });

  test("comes from the registry of whoever installs it: no host, no git, no folder", () => {
    const elsewhere = packages.filter(
      ({ resolved, link, version, dependencies = {}, optionalDependencies = {} }) =>
        resolved !== undefined ||
        link ||
        !/^\d+\.\d+\.\d+/.test(version) ||
        Object.values({ ...dependencies, ...optionalDependencies }).some(isNoRange),
    );
    expect(titles(elsewhere)).toEqual([]);
    expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved"|git\+|git:\/\/|tarball/);
  });

  test("that runs a program when it is installed is known to, and allowed or denied it by name", () => {
    const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...new Set(running)].toSorted());
  });
});

test("The lock file holds what package.json asks for, in the same words", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  expect(root).toMatchObject({ dependencies, devDependencies, optionalDependencies });
  const asked = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const locked = new Set(packages.map(({ name }) => name));
  expect(asked.filter((name) => !locked.has(name))).toEqual([]);
});

describe("What a package does not document", () => {
  // Each part is faster by more than a tenth than the documented way: docs/decisions/0086, 0031 and 0134.
  const USED = [
    { what: "the methods of a query", name: "extends Query", file: "message", of: "pg", version: "8.23." },
    {
      what: "a body read before",
      name: "rawBody",
      file: "early-answers",
      of: "@hono/node-server",
      version: "2.1.",
    },
  ] as const;

  test.each(USED)("$what is used in one file, as read in $of $version", ({ name, file, of, version }) => {
    const users = globSync("src/server/**/*.ts").filter((path) => readFileSync(path, "utf8").includes(name));
    expect(users.map((path) => basename(path, ".ts"))).toEqual([file]);
    const installed = packages.find((one) => one.name === of)?.version;
    const question = `read ${file}.ts beside the source of ${of} ${installed}, then name that version here`;
    expect(installed?.startsWith(version), question).toBe(true);
  });
});

describe("A running server", () => {
  const PROGRAMS = ["main.ts", "backup/main.ts", "migrations/main.ts", "operator/main.ts"];
  // Loaded by `npm run dev` alone.
  const DEVELOPMENT = "src/server/app/dev.ts";

  /** The packages that a file imports, and the files whose imports it shares. */
  function importsFrom(
    file: string,
    seen = new Map<string, string>(),
    files = new Set<string>(),
  ): typeof seen {
    if (files.has(file) || file === DEVELOPMENT) return seen;
    files.add(file);
    const source = readFileSync(file, "utf8");
    const imports = source.matchAll(
      /^(?:import|export)\b(?! type\b)[^;]*?from "([^"]+)"|\bimport\("([^"]+)"|\bnew URL\("(\.[^"]+)"/gm,
    );
    for (const [, fixed, late, started] of imports) {
      const name = fixed ?? late ?? started ?? "";
      if (name.startsWith(".")) {
        if (/\.tsx?$/.test(name)) importsFrom(join(dirname(file), name), seen, files);
      } else if (!name.startsWith("node:")) {
        seen.set(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, file);
      }
    }
    return seen;
  }

  test("loads no package that only a build has: docs/decisions/0117-operators-and-releases.md", () => {
    const loaded = new Map(PROGRAMS.flatMap((name) => [...importsFrom(`src/server/${name}`)]));
    expect(loaded.size).toBeGreaterThan(15);
    expect([...loaded].filter(([name]) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
  });
});

describe("Licences", () => {
  test.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-only)", true],
    ["GPL-3.0-only", false],
    ["MIT AND GPL-3.0-only", false],
    ["UNLICENSED", false],
    [undefined, false],
  ])("%s may be used: %s", (license, allowed) => {
    expect(judge({ name: "some-package", ...(license && { license }) }) !== undefined).toBe(allowed);
  });

  test("an exception is for one licence of a few packages, and each is needed", () => {
    expect(judge({ name: "lightningcss", license: "MPL-2.0" })).toBe(EXCEPTIONS[1]);
    expect(judge({ name: "lightningcss", license: "GPL-3.0-only" })).toBeUndefined();
    expect(judge({ name: "lightningcss" })).toBeUndefined();
    const used = new Set(packages.map(judge));
    expect(EXCEPTIONS.filter((exception) => !used.has(exception))).toEqual([]);
  });

  test("docs/licences.md lists every package (else: npm run licences)", () => {
    expect(readFileSync("docs/licences.md", "utf8")).toBe(licenceList(packages));
  });
});

/** A range of versions has neither a path nor a protocol; an alias names another package of the registry. */
function isNoRange(range: string): boolean {
  return /[/:]/.test(range.replace(/^npm:@?[\w./-]+@/, ""));
}
