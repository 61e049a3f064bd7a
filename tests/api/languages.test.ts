/** Each guest reads a hotel's page in their own language, if it exists. */
import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/messages/languages.ts";
import { addSamplePhotos } from "../../src/server/sample-hotel/photos.ts";
import { sharedServer } from "../../testbed/server.ts";
import { makeHotel } from "../../testbed/tokens.ts";

const TAGS = Object.keys(LANGUAGES);
const KILOBYTE = 1024;

const server = await sharedServer();
let owner: Awaited<ReturnType<typeof makeHotel>>;
beforeEach(async () => {
  owner = await makeHotel(server);
});

/** @param wanted as browsers send it; undefined for fetch's own header */
async function read(path: string, wanted?: string) {
  const headers = { "Accept-Language": wanted ?? "" };
  const response = await fetch(server.url + path, { headers });
  const html = await response.text();
  const [, lang, dir = "ltr"] = /<html lang="([^"]+)"(?: dir="([^"]+)")?>/.exec(html) ?? [];
  return { response, html, lang, dir };
}

async function writeIn(language: string): Promise<void> {
  await owner.client.from("hotels").update({ language }).eq("id", owner.hotelId).throwOnError();
}

test.each([
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["fr;q=0.5, es;q=0.9", "es"],
  ["de;q=0, fr;q=0.1", "fr"],
  ["pt-BR", "pt"],
  ["zh-CN,zh;q=0.9", "zh-Hans"],
  ["no", "nb"],
  ["nn-NO", "nb"],
  ["iw", "he"],
  ["ga, sw, ja;q=0.3", "ja"],
  ["*", "en"],
  ["tlh", "en"],
  ["de".repeat(5000), "en"],
])("a guest whose browser sends %.40s reads %s", async (wanted, tag) => {
  const { lang, response } = await read(`/view/${owner.hotelId}`, wanted);
  expect(response.status).toBe(200);
  expect(lang).toBe(tag);
  expect(response.headers.get("content-language")).toBe(tag);
  expect(response.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Accept");
});

test("A guest whose languages we lack reads the hotel's own", async () => {
  await writeIn("ar");
  const page = `/view/${owner.hotelId}`;
  expect(await read(page, "tlh")).toMatchObject({ lang: "ar", dir: "rtl" });
  expect(await read(page, "fi")).toMatchObject({ lang: "fi", dir: "ltr" });
  const { error } = await owner.client.from("hotels").update({ language: "xx" }).eq("id", owner.hotelId);
  expect(error?.message).toContain("hotels_language_choice");
});

test("A language in the address wins over the browser's, for every guest", async () => {
  const named = await read(`/view/${owner.hotelId}?lang=ja`, "de");
  expect(named.lang).toBe("ja");
  expect(named.response.headers.get("vary")).toBe("Accept-Encoding, Accept");
  expect((await read(`/view/${owner.hotelId}?lang=xx`, "de")).lang).toBe("de");
});

test("The owner's texts are marked with their language where the page is in another", async () => {
  await writeIn("ar");
  const { html } = await read(`/view/${owner.hotelId}`, "de");
  expect(html).toMatch(/<h1 translate="no" dir="auto" lang="ar">/);
  expect((await read(`/view/${owner.hotelId}`, "ar")).html).toMatch(/<h1 translate="no" dir="auto">/);
});

test("An edit shows on the very next load, in every language", async () => {
  const page = `/view/${owner.hotelId}`;
  const wanted = ["de", "ar", "tlh"];
  for (const tag of wanted) await read(page, tag);
  await owner.client.from("hotels").update({ name: "Casa Nova" }).eq("id", owner.hotelId).throwOnError();
  for (const tag of wanted) expect((await read(page, tag)).html, tag).toContain("<title>Casa Nova</title>");
});

test("The next guest of each language gets that language's page from the cache", async () => {
  const page = `/view/${owner.hotelId}`;
  for (const round of ["drawn", "remembered", "from the application's answer"]) {
    for (const tag of ["de", "ja", "en"]) expect((await read(page, tag)).lang, round).toBe(tag);
  }
  const hits = server.context.guestPages.figures.hits;
  const etags = await Promise.all(
    ["de", "de-CH"].map(async (tag) => (await read(page, tag)).response.headers.get("etag")),
  );
  expect(new Set(etags).size).toBe(1);
  expect(server.context.guestPages.figures.hits).toBe(hits + 2);
});

describe("The list of languages", () => {
  test("leads to the page in each, by the name that each has for itself", async () => {
    const { html, lang } = await read(`/view/${owner.hotelId}?lang`, "de");
    expect(lang).toBe("de");
    for (const [tag, name] of Object.entries(LANGUAGES)) {
      expect(html).toMatch(new RegExp(`<a href="\\?lang=${tag}" lang="${tag}"[^>]*>${name}</a>`));
    }
    // In the hotel's colors, with its way back, and first those in which its own texts can be read.
    const [own = "", others = ""] = html.split("Die eigenen Texte des Hotels bleiben");
    expect(own).toContain(`href="/view/${owner.hotelId}?lang=de"`);
    expect(own).toContain('href="?lang=en"');
    expect(others).toContain('href="?lang=de"');
    expect(others).toContain('<nav class="dock"');
    expect((await read("/view/zzzzzzzzzz?lang")).response.status).toBe(404);
  });

  test("is linked from the page, by the name of the language that is shown", async () => {
    const { html } = await read(`/view/${owner.hotelId}`, "fr");
    expect(html).toMatch(
      new RegExp(
        `href="/view/${owner.hotelId}\\?lang"><span[^>]*>[^<]+</span>FR<span[^>]*> Français</span></a>`,
      ),
    );
  });
});

test("A page that does not exist says so in the guest's language", async () => {
  const { response, lang, html } = await read("/view/zzzzzzzzzz", "de");
  expect(response.status).toBe(404);
  expect(lang).toBe("de");
  expect(html).not.toContain("Hotel Not Found");
});

test("The sample's page fits into the first 14 KB on the wire, in every language", async () => {
  await addSamplePhotos(server.context);
  await server.context.afterWrite();
  const sizes = await Promise.all(
    TAGS.map(async (tag) => {
      const { headers } = await fetch(`${server.url}/view/1?lang=${tag}`, {
        headers: { "Accept-Encoding": "br" },
      });
      return [tag, Number(headers.get("content-length"))] as const;
    }),
  );
  expect(sizes.filter(([, bytes]) => !(bytes > 0 && bytes <= 14 * KILOBYTE))).toEqual([]);
});
