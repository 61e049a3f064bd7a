import { expect, test } from "vitest";
import { contain } from "../../src/admin/page/qr/qr-files.ts";

const square = { x: 80, y: 80, side: 40 };

test.each([
  ["a square logo fills its place", { width: 512, height: 512 }, { x: 80, y: 80, width: 40, height: 40 }],
  ["a wide logo keeps its proportions", { width: 400, height: 100 }, { x: 80, y: 95, width: 40, height: 10 }],
  ["a tall logo keeps its proportions", { width: 50, height: 100 }, { x: 90, y: 80, width: 20, height: 40 }],
  ["a tiny logo grows", { width: 10, height: 10 }, { x: 80, y: 80, width: 40, height: 40 }],
])("%s", (_case, image, place) => {
  expect(contain(square, image)).toEqual(place);
});
