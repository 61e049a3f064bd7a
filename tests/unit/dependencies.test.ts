import { readFileSync } from "node:fs";
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

  test("docs/licences.md lists the packages that ship (else: npm run licences)", () => {
    expect(readFileSync("docs/licences.md", "utf8")).toBe(licenceList(packages));
  });
});

/** A range of versions has neither a path nor a protocol; an alias names another package of the registry. */
function isNoRange(range: string): boolean {
  return /[/:]/.test(range.replace(/^npm:@?[\w./-]+@/, ""));
}
