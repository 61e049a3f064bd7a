/** The guest page and lib stay rooms: a loose file is one that something loads by itself, or a tool of every topic. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const namesIn = (folder: string, isFolder: boolean) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() === isFolder)
    .map(({ name }) => name);

test("Beside its rooms, the guest page's folder has entry points only", () => {
  const loadedBy = ["vite.config.ts", "src/server/app/dev.ts"]
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  const loose = namesIn("src/guest", false);
  expect(loose).toContain("render.tsx");
  expect(loose.filter((name) => !loadedBy.includes(`src/guest/${name}"`))).toEqual([]);
});

test("No room has a single file", () => {
  const rooms = ["src/guest", "src/lib"].flatMap((side) =>
    namesIn(side, true).map((name) => `${side}/${name}`),
  );
  expect(rooms.length).toBeGreaterThan(20);
  expect(rooms.filter((room) => readdirSync(room).length < 2)).toEqual([]);
});
