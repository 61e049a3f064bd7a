/** Each role's menus: none leads to a screen that its role cannot open. */
import { expect, test } from "vitest";
import { DESTINATIONS } from "../../src/admin/app/destinations.ts";
import { homeOf, isInMenu, isOpenTo, MENU, SCREENS } from "../../src/admin/app/navigation.ts";
import { SCREENS_BY_PATH } from "../../src/admin/app/screens.tsx";
import { tourOf } from "../../src/admin/app/tour/steps.ts";
import { TEAM_ROLES, type TeamRole } from "../../src/lib/accounts/roles.ts";
import { SECTIONS } from "../../src/sections/index.ts";

/** Every address of the admin. */
const ADDRESSES = [
  "/admin",
  "/admin/hotels/new",
  ...SCREENS.map(({ path }) => path),
  ...Object.keys(SCREENS_BY_PATH).map((path) => `/admin/${path}`),
  ...SECTIONS.map(({ route }) => `/admin/${route}`),
];

/** Screens that are open to a role, and closed to who stands below. */
const OPENS: Record<Exclude<TeamRole, "editor">, readonly string[]> = {
  housekeeping: ["/admin/account", "/admin/hotels/new", "/admin/inbox", "/admin/rooms"],
  desk: [
    ...["/admin", "/admin/announcements", "/admin/inbox/figures", "/admin/inbox/label"],
    ...["/admin/inbox/hand-over", "/admin/inbox/new", "/admin/inbox/night-log", "/admin/sections"],
  ],
  owner: ["/admin/members"],
};

test.each(ADDRESSES)("%s is open to whoever has the least role for it, and to those above", (path) => {
  const least = Object.entries(OPENS).find(([, paths]) => paths.includes(path))?.[0] ?? "editor";
  const open = TEAM_ROLES.filter((role) => isOpenTo(role, path));
  expect(open.at(-1)).toBe(least);
  expect(open).toEqual(TEAM_ROLES.slice(0, open.length));
});

test.each(TEAM_ROLES)("Menus, bar, tour and beginning of the role %s lead to what is open to it", (role) => {
  const listed = MENU.flatMap(({ entries }) => entries).filter(({ path }) => isInMenu({ role }, path));
  const bar = DESTINATIONS.filter(({ path }) => isOpenTo(role, path));
  for (const { path } of [...listed, ...bar]) expect(isOpenTo(role, path)).toBe(true);
  expect(isOpenTo(role, homeOf(role))).toBe(true);
  const titles = MENU.flatMap(({ title, entries }) => [title, ...entries.map((entry) => entry.title)]);
  for (const { place = "" } of tourOf(role)) {
    for (const named of place.split(/ → |, and /).filter((words) => titles.includes(words)))
      expect([...MENU.map(({ title }) => title), ...listed.map(({ title }) => title)]).toContain(named);
  }
});

test("The desk has three entries and opens on the inbox, housekeeping on the rooms of the day", () => {
  const words = (role: TeamRole) =>
    DESTINATIONS.filter(({ path }) => isOpenTo(role, path)).map(({ word }) => word);
  expect(words("desk")).toEqual(["Today", "Content", "Inbox"]);
  expect(homeOf("desk")).toBe("/admin/inbox");
  expect(words("housekeeping")).toEqual(["Inbox"]);
  expect(homeOf("housekeeping")).toBe("/admin/rooms");
});

test("Another account's plan is in nobody's menu", () => {
  expect(isInMenu({ role: "owner", work: {} }, "/admin/subscription")).toBe(false);
  expect(isInMenu({ role: "owner" }, "/admin/subscription")).toBe(true);
});
