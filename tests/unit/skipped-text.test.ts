/** Text that a browser leaves out until it is in sight: docs/decisions/0142-browsers.md. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { entryAt } from "../../scripts/support/compat.ts";
import { DIST } from "../../src/server/transport/frontend.ts";

const SKIPS = "content-visibility:auto";
const NOT_IN_SAFARI = "@supports not (hanging-punctuation:first){";

const built = globSync(["client/assets/*.css", "guest/render.js"], { cwd: DIST }).map((name) => ({
  name,
  text: readFileSync(join(DIST, name), "utf8"),
}));

test("Safari, whose search misses it before version 26, leaves out no text", () => {
  const skipping = built.flatMap(({ name, text }) =>
    [...text.matchAll(new RegExp(SKIPS, "g"))].map(({ index }) => ({ name, before: text.slice(0, index) })),
  );
  expect(new Set(skipping.map(({ name }) => name)).size, "the guest page and the admin").toBe(2);
  for (const { name, before } of skipping) {
    const inside = before.slice(before.lastIndexOf(NOT_IN_SAFARI));
    const depth = inside.split("{").length - inside.split("}").length;
    expect(depth, `braces open in ${name}`).toBeGreaterThan(0);
    expect(inside.startsWith(NOT_IN_SAFARI), name).toBe(true);
  }
});

test("Safari alone has hanging-punctuation", () => {
  const support = entryAt("css", "properties", "hanging-punctuation")?.__compat?.support ?? {};
  const having = Object.entries(support).filter(([, one]) => [one].flat().some((of) => of?.version_added));
  expect(having.map(([browser]) => browser)).toEqual(["safari", "safari_ios", "webview_ios"]);
});
