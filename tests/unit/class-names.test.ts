/** The scripts' own elements and the components' share no class by accident: one's rules would hide the other's. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const GUEST = join(import.meta.dirname, "../../src/guest");

function sources(ending: RegExp): string[] {
  return readdirSync(GUEST, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(GUEST, name), "utf8"));
}

function names(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = ""]) => found.split(/\s+/))
    .flat()
    .filter(Boolean);
}

const quoted = (text: string) => names(text, /["'`]([\w -]+)["'`]/g);

/** Class names of components: in attributes, and in what attributes are put together of. */
const ofComponents = new Set(
  sources(/\.tsx$/).flatMap((text) => [
    ...names(text, /className="([^"]*)"/g),
    ...Array.from(text.matchAll(/className=\{([^}]*)\}/g), ([, code = ""]) => quoted(code)).flat(),
    ...names(text, /className[?]?: "([^"]*)"/g),
  ]),
);

const scripts = sources(/^(script|search)\/.*\.ts$|^(unlock|tell)\.ts$/).join("\n");
/** Class names of elements that a script makes or marks. */
const ofScripts = new Set([
  ...names(scripts, /className = "([^"]*)"/g),
  ...names(scripts, /classList\.(?:add|toggle)\("([^"]*)"/g),
  ...names(scripts, /made\("\w+", "([^"]*)"/g),
  ...Array.from(scripts.matchAll(/(?:made|linked)\(([^;]*)/g), ([, code = ""]) =>
    quoted(code).filter((word) => /^[a-z-]+$/.test(word)),
  ).flat(),
]);

/** On purpose: what the script makes looks as what the server made. */
const ALIKE = "back bar button cards copy description group section soft sos special tile wifi".split(" ");

test("A class that a script gives is a component's only where both are to look alike", () => {
  expect(ofComponents.size).toBeGreaterThan(100);
  expect(ofScripts.size).toBeGreaterThan(15);
  expect([...ofScripts].filter((name) => ofComponents.has(name)).toSorted()).toEqual(ALIKE);
});
