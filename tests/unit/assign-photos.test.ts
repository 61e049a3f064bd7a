import { expect, test } from "vitest";
import { assign } from "../../src/admin/content/photos/assign.ts";

const place = (title: string, hasPhoto = false) => ({ id: title, title, hasPhoto });
const PLACES = [place("Pool", true), place("Pool Bar"), place("Café Müller"), place("Spa"), place("TV")];

test.each([
  ["by name, however it is written", ["IMG cafe_muller-2.JPG", "pool.png"], ["Café Müller", "Pool"]],
  ["to the longest name", ["pool-bar.jpg", "pool (1).jpg"], ["Pool Bar", "Pool"]],
  ["once each, the second in order", ["spa.jpg", "spa2.jpg"], ["Spa", "Pool Bar"]],
  ["in order, where there is no photo yet", ["1.jpg", "2.jpg"], ["Pool Bar", "Café Müller"]],
  ["not by two letters", ["tv-tower.jpg"], ["Pool Bar"]],
  [
    "to none when none is left",
    ["1", "2", "3", "4", "5"],
    ["Pool Bar", "Café Müller", "Spa", "TV", undefined],
  ],
])("Pictures go %s", (_how, names, ids) => {
  expect(assign(names, PLACES)).toEqual(ids);
});
