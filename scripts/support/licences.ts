/** Allowed licences of our dependencies, and the list of the packages that ship. */
import type { LockedPackage } from "./lockfile.ts";

/** SPDX identifiers of licences that require attribution only. */
const ALLOWED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
]);

interface Exception {
  names: RegExp;
  licence: string | undefined;
  reason: string;
}

/** Allowed packages with another licence, or with none in their metadata. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    names: /^@img\/sharp-(libvips|wasm32|win32)/,
    licence: "LGPL-3.0-or-later",
    reason: "libvips, a library of its own that sharp loads at run time and anyone can replace; unchanged",
  },
  {
    names: /^lightningcss/,
    licence: "MPL-2.0",
    reason: "compiles the style sheets when the browser code is built; unchanged, and in nothing we send",
  },
  {
    names: /^(axe-core|@axe-core\/playwright)$/,
    licence: "MPL-2.0",
    reason: "looks for barriers in browser tests only",
  },
  {
    names: /^(busboy|streamsearch)$/,
    licence: undefined,
    reason: "MIT, said in an older form of the metadata; only in tests",
  },
  {
    names: /^@fontsource\//,
    licence: "OFL-1.1",
    reason: "faces that pages carry along; the licence binds those who sell the faces by themselves",
  },
  {
    names: /^(lande|toygrad)$/,
    licence: undefined,
    reason: "MIT, said in their licence files only; tells the language of an owner's texts",
  },
  {
    names: /^humanize-number$/,
    licence: undefined,
    reason: "MIT, said in its readme only; formats numbers of measurements",
  },
];

/** Faces that the repository holds, of packages that nobody installs: scripts/card-fonts.ts. */
export const KEPT_FACES = [
  { script: "japanese", name: "@fontsource/noto-serif-jp", version: "5.3.0", letters: "japanese" },
  { script: "chinese", name: "@fontsource/noto-serif-sc", version: "5.3.0", letters: "chinese-simplified" },
  { script: "korean", name: "@fontsource/noto-serif-kr", version: "5.3.0", letters: "korean" },
] as const;

/** @returns the exception that allows the package, true if it needs none, undefined if it is not allowed */
export function judge({
  name,
  license,
}: Pick<LockedPackage, "name" | "license">): Exception | true | undefined {
  const exception = EXCEPTIONS.find(({ names }) => names.test(name));
  const allowed = (licence: string) => ALLOWED.has(licence) || licence === exception?.licence;
  if (!license) return exception && exception.licence === undefined ? exception : undefined;
  // No expression in use nests deeper: "MIT OR Apache-2.0", "(MIT AND Zlib)".
  const choices = license.replace(/[()]/g, "").split(" OR ");
  const isFree = (choice: string) => choice.split(" AND ").every((licence) => ALLOWED.has(licence));
  if (choices.some(isFree)) return true;
  return choices.some((choice) => choice.split(" AND ").every(allowed)) ? exception : undefined;
}

/** @returns docs/licences.md: every package that `npm ci` may install, on any system */
export function licenceList(packages: readonly LockedPackage[]): string {
  const installed = packages.map(
    ({ name, version, license = "", dev }) =>
      `| ${name} | ${version} | ${license} | ${dev ? "build, test" : "run"} |`,
  );
  const kept = KEPT_FACES.map(({ name, version }) => `| ${name} | ${version} | OFL-1.1 | run |`);
  const lines = new Set([...installed, ...kept].toSorted((a, b) => (a < b ? -1 : 1)));
  const exceptions = EXCEPTIONS.map(
    ({ names, licence, reason }) => `- \`${names.source}\`, ${licence ?? "none named"}: ${reason}.`,
  );
  return `# Licences

The packages that Innfo runs with, is built with (the browser code is made of some of them) and is tested with, those of other systems and processors included. Written by \`npm run licences\` from \`package-lock.json\`, and from the faces that the repository holds; a test fails when it is not current, or when a package has a licence that \`scripts/support/licences.ts\` does not allow.

Beyond licences that ask to be named only:

${exceptions.join("\n")}

| package | version | licence | needed to |
| --- | --- | --- | --- |
${[...lines].join("\n")}
`;
}
