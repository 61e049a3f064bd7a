import { expect, test } from "vitest";
import { metresIn } from "../../src/guest/sections/distance.ts";

test.each([
  ["300 m", 300],
  ["1 km", 1000],
  ["1,5 km", 1500],
  ["0.5 mi", 805],
  ["½ mile", 805],
  ["about 2 miles", 3218],
  ["5 minutes on foot", 400],
  ["5–10 min walk", 400],
  ["10 min by taxi", 5000],
  ["next door", 0],
  ["In the hotel", 0],
  ["80 metres", 80],
  ["far", undefined],
  ["", undefined],
  ["2nd floor", undefined],
])("%s is %s metres", (text, metres) => {
  expect(metresIn(text)).toBe(metres);
});
