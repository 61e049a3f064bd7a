import { expect, test } from "vitest";
import { logoColorsOf } from "../../src/admin/page/look/logo-colors.ts";

/** As many pixels of each color, with red, green, blue and opacity. */
function pixels(...parts: [count: number, color: readonly [number, number, number, number]][]) {
  return new Uint8ClampedArray(
    parts.flatMap(([count, color]) => Array.from({ length: count }, () => color).flat()),
  );
}

test("A logo's colors are offered, the most frequent first, without paper, ink and what is see-through", () => {
  const logo = pixels(
    [50, [255, 255, 255, 255]],
    [20, [20, 20, 20, 255]],
    [40, [240, 20, 20, 0]],
    [10, [240, 190, 80, 255]],
    [30, [20, 70, 100, 255]],
    // Nearly the same as the one before.
    [5, [20, 80, 90, 255]],
  );
  expect(logoColorsOf(logo)).toEqual(["#144664", "#f0be50"]);
});

test("A grey logo offers no colors", () => {
  expect(logoColorsOf(pixels([9, [90, 92, 95, 255]]))).toEqual([]);
});
