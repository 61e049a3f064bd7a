import { expect, test } from "vitest";
import { homeScreenManifest, monogramIcon } from "../../src/guest/home-screen.ts";
import { languageOf } from "../../src/guest/language.ts";
import type { GuestHotel } from "../../src/lib/guest-document.ts";

// A hotel with what the home screen shows.
const hotel = (name: string) => ({ id: "abc", name }) as GuestHotel;

test("a hotel is installed under its own name, and opens its own page", () => {
  expect(JSON.parse(homeScreenManifest(hotel("Casa “Azul”"), languageOf("en"), undefined))).toMatchObject({
    id: "/view/abc",
    name: "Casa “Azul”",
    lang: "en",
    dir: "ltr",
    start_url: "/view/abc",
    display: "standalone",
    icons: [{ src: "/view/abc/icon.svg", sizes: "any", type: "image/svg+xml" }],
  });
});

test("its logo is the icon, in the sizes that phones ask for", () => {
  const { icons } = JSON.parse(
    homeScreenManifest(hotel("Casa Azul"), languageOf("en"), (side: number) => `/logo?width=${side}`),
  );
  expect(icons).toEqual([
    { src: "/logo?width=192", sizes: "192x192", type: "image/png" },
    { src: "/logo?width=512", sizes: "512x512", type: "image/png" },
  ]);
});

test.each([
  ["Casa Azul", ">CA</text>"],
  ["& <script>", "></text>"],
])("the icon of %s holds letters only", (name, drawn) => {
  expect(monogramIcon(hotel(name))).toContain(drawn);
});
