import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { PRO_PLAN } from "../../src/product.ts";
import { variables } from "../../src/server/config/variables.ts";

/** The paths of the map: a name follows the indented name above it. */
function mapped(): string[] {
  const [, map = ""] = /## Map\n\n```\n(.*?)```/s.exec(readFileSync("docs/architecture.md", "utf8")) ?? [];
  const above: string[] = [];
  return map.split("\n").flatMap((line) => {
    const [, indent = "", names = ""] = /^( *)(\S+(?: \S+)*)/.exec(line) ?? [];
    const depth = indent.length / 2;
    const paths = names
      .split(" ")
      .filter((name) => /^\S+(\/|\.ts)$/.test(name))
      .map((name) => above.slice(0, depth).join("") + name);
    above.splice(depth, above.length, names.split(" ")[0] ?? "");
    return paths;
  });
}

test("the map names what is there, and every room of server, guest page and admin", () => {
  const paths = mapped();
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const folders = (parent: string) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}${name}/`);
  for (const folder of ["src/", "src/server/", "src/guest/", "src/admin/"].flatMap(folders))
    expect(paths).toContain(folder);
});

/** Explained names of the tables below a heading, from their first cells. */
function explained(file: string, heading: string): string[] {
  const part = readFileSync(file, "utf8").split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = [...part.matchAll(/^\| (`.*?) \|/gm)];
  return rows.flatMap(([, names = ""]) => Array.from(names.matchAll(/`(\w+)`/g), ([, name = ""]) => name));
}

test("the tables of the configuration name every variable once, and no other", () => {
  const named = [
    ...explained("docs/operations.md", "Variables"),
    ...explained("CONTRIBUTING.md", "Stand-ins"),
  ];
  expect(named.toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});

test("the table of limits names every one once, and no other", () => {
  expect(explained("docs/operations.md", "Limits").toSorted()).toEqual(
    Object.keys(PRO_PLAN.limits).toSorted(),
  );
});

/** As GitHub names a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");

test("every link between documents leads to a file, and to a heading in it", () => {
  const documents = execFileSync("git", ["ls-files", "*.md"], { encoding: "utf8" }).trim().split("\n");
  const anchors = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  const links = documents.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, path = "", anchor]) => ({ file, to: path ? join(dirname(file), path) : file, anchor }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(
    ({ to, anchor }) => !existsSync(to) || (anchor !== undefined && !anchors(to).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

test("every path that a document or a comment names is there", () => {
  // Landed files are not edited; the changelog tells of what has gone; the guide names a section to make.
  const left = /^(CHANGELOG|docs\/(licences|adding-a-section)|supabase\/migrations)/;
  const files = execFileSync("git", ["ls-files", "*.md", "*.ts", "*.tsx", "*.css"], { encoding: "utf8" });
  const named = files
    .trim()
    .split("\n")
    .filter((file) => !left.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(file, "utf8").matchAll(
          /(?<![\w./"'-])(?:src|tests|scripts|bench|docs|testbed|samples)(?:\/[\w.-]+)+\.(?:tsx?|css|md|sql)\b/g,
        ),
      ].map(([path]) => ({ file, path })),
    );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
