/** Names of buttons and screens in the tour are those on the screen. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inWordsOf, MENU } from "../../src/admin/app/navigation.ts";
import { tourOf } from "../../src/admin/app/tour/steps.ts";
import type { TeamRole } from "../../src/lib/accounts/roles.ts";

const ROLES: readonly TeamRole[] = ["owner", "editor", "desk", "housekeeping"];
const screens = globSync("src/admin/{app,inbox,content,page}/**/*.tsx").map((path) =>
  readFileSync(path, "utf8"),
);

test.each(ROLES)("Every place of the tour is in the menu, for %s", (role) => {
  const titles = MENU.flatMap(({ title, entries }) => [
    title,
    ...entries.map((entry) => `${title} → ${inWordsOf(role, entry).title}`),
  ]);
  for (const { place } of tourOf(role)) if (place) expect(titles).toContain(place);
});

test.each(ROLES)("Every button that the tour names is there, for %s", (role) => {
  const named = tourOf(role).flatMap(({ text }) =>
    [...text.matchAll(/(?:Press|and) “([^”]+)”/g)].map(([, name = ""]) => name),
  );
  if (role === "desk" || role === "housekeeping") expect(named).not.toEqual([]);
  for (const name of named)
    expect(screens.some((source) => source.split(/[>"`]\s*/).some((text) => text.startsWith(name)))).toBe(
      true,
    );
});
