import { expect, test } from "vitest";
import { languageOf } from "../../src/guest/language/language.ts";
import { homeScreenManifest, monogramIcon } from "../../src/guest/machines/home-screen.ts";
import type { GuestHotel } from "../../src/lib/documents/guest-document.ts";

// A hotel with what the home screen shows.
const hotel = (name: string) => ({ id: "abc", name }) as GuestHotel;

test("a hotel is installed under its own name, and opens its own page", () => {
  expect(JSON.parse(homeScreenManifest(hotel("Casa “Azul”"), languageOf("en")))).toMatchObject({
    id: "/view/abc",
    name: "Casa “Azul”",
    lang: "en",
    dir: "ltr",
    start_url: "/view/abc",
    display: "standalone",
    icons: [192, 512].map((side) => ({
      src: `/view/abc/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  });
});

test.each([
  ["Casa Azul", ">CA</text>"],
  ["& <script>", ">S</text>"],
  ["月見台の宿 まつかぜ", ">月</text>"],
  ["苏州园林酒店", ">苏</text>"],
  ["호텔 달빛", ">달</text>"],
  ["เรือนประภาคาร", ">รื</text>"],
])("the icon of %s holds letters only", (name, drawn) => {
  expect(monogramIcon(hotel(name))).toContain(drawn);
});
