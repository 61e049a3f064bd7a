import { describe, expect, test } from "vitest";
import { cutOf, dragged, MIDDLE } from "../../src/admin/content/photos/cut.ts";

const TALL = { width: 900, height: 1200 };
const WIDE = { width: 3200, height: 900 };

describe("What is cut out of a picture", () => {
  test.each([
    ["the middle of a tall one, as wide as it is", TALL, MIDDLE, [0, 347, 900, 506]],
    ["its top", TALL, { ...MIDDLE, y: 0 }, [0, 0, 900, 506]],
    ["its bottom", TALL, { ...MIDDLE, y: 100 }, [0, 694, 900, 506]],
    ["the right end of a wide one, as high as it is", WIDE, { ...MIDDLE, x: 100 }, [1600, 0, 1600, 900]],
    ["half of that, enlarged", WIDE, { x: 0, y: 100, zoom: 2 }, [0, 450, 800, 450]],
    ["all of one that has the shape", { width: 1600, height: 900 }, MIDDLE, [0, 0, 1600, 900]],
    ["a pixel of a pixel", { width: 1, height: 1 }, { ...MIDDLE, zoom: 3 }, [0, 0, 1, 1]],
  ])("is %s", (_what, picture, cut, [left, top, width, height]) => {
    expect(cutOf(picture, cut)).toEqual({ left, top, width, height });
  });
});

describe("A picture that is dragged", () => {
  test("follows the finger, pixel by pixel", () => {
    // Down by a tenth of the frame: the part is 51 pixels of 506 further up.
    const { top } = cutOf(TALL, dragged(MIDDLE, { x: 0, y: 0.1 }, TALL));
    expect(top).toBeCloseTo(347 - 50.6, -0.5);
  });

  test("stays where it is in the direction in which nothing is left over, and ends at its edges", () => {
    expect(dragged(MIDDLE, { x: 0.5, y: 9 }, TALL)).toEqual({ x: 50, y: 0, zoom: 1 });
    expect(dragged(MIDDLE, { x: -9, y: 0 }, WIDE)).toEqual({ x: 100, y: 50, zoom: 1 });
    expect(dragged({ ...MIDDLE, zoom: 2 }, { x: 9, y: -9 }, TALL)).toEqual({ x: 0, y: 100, zoom: 2 });
  });
});
