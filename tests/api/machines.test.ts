/** Guest pages for search engines and other programs. */
import { readFileSync } from "node:fs";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, { headers });
  return { response, text: await response.text() };
}

async function addHotel(columns: object): Promise<string> {
  const { userId } = await server.signUp();
  const row = { ...exampleRow("hotels"), user_id: userId, ...columns };
  const [hotel] = await server.sql<{ id: string }[]>`
    insert into public.hotels ${server.sql(row as Record<string, string>)} returning id`;
  return hotel?.id ?? "";
}

/** The schemas of sitemaps.org, as the package brings them. */
const SCHEMA = readFileSync("node_modules/sitemap/schema/sitemap.xsd", "utf8");

describe("The sitemap", () => {
  test("names the hotels that may be listed, and no others, in the form that the protocol asks for", async () => {
    const listed = await addHotel({ is_listed: true, times_confirmed: true });
    const unconfirmed = await addHotel({ is_listed: true, times_confirmed: false });
    const unlisted = await addHotel({ is_listed: false, times_confirmed: true });

    const robots = await read("/robots.txt");
    expect(robots.text).toMatch(/^User-agent: \*\n(Disallow: \/\S+\n)+\nSitemap: \S+\n$/);
    const { pathname } = new URL(/Sitemap: (\S+)/.exec(robots.text)?.[1] ?? "");
    const index = await read(pathname);
    const pages = Array.from(index.text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, page = ""]) => new URL(page));
    const files = await Promise.all(pages.map((page) => read(page.pathname)));
    const all = files.map(({ text }) => text).join("");
    expect(all).toMatch(new RegExp(`/view/${listed}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
    expect(all).not.toContain(unconfirmed);
    expect(all).not.toContain(unlisted);

    const validator = XsdValidator.fromDoc(XmlDocument.fromString(SCHEMA));
    for (const { response, text } of files) {
      expect(response.headers.get("content-type")).toContain("application/xml");
      validator.validate(XmlDocument.fromString(text));
    }
    expect(() => validator.validate(XmlDocument.fromString("<urlset/>"))).toThrow();
  });

  test("has no pages but those that it names", async () => {
    expect((await read("/sitemap/zzz.xml")).response.status).toBe(404);
  });
});

describe("A guest page's twins", () => {
  test("are announced in a header, and the Markdown is chosen by Accept", async () => {
    const page = await read("/view/1", { Accept: "text/html,*/*;q=0.8" });
    expect(page.response.headers.get("content-type")).toContain("text/html");
    expect(page.response.headers.get("vary")).toBe("Accept-Encoding, Accept-Language, Accept");
    expect(page.response.headers.get("link")).toBe(
      '</view/1.md>; rel="alternate"; type="text/markdown", </view/1.jsonld>; rel="alternate"; type="application/ld+json"',
    );
    const twin = await read("/view/1.md");
    expect(twin.response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    expect(twin.response.headers.get("link")).toBe('</view/1>; rel="canonical"');
    expect(twin.text).toMatch(
      /^---\nurl: \S+\/view\/1\nlanguage: en\nupdated: \d{4}-\d\d-\d\d\n---\n\n# The Lantern/,
    );
    for (const accept of [
      "text/markdown",
      "text/markdown, text/html, */*",
      "text/html;q=0.5,text/markdown",
    ]) {
      const { response, text } = await read("/view/1", { Accept: accept });
      expect(response.headers.get("vary")).toMatch(/, Accept$/);
      expect(text).toBe(twin.text);
    }
    expect((await read("/view/1.md?lang=de")).response.headers.get("content-language")).toBe("de");
    expect((await read("/view/zzzzzzzzzz.md")).response.status).toBe(404);
  });

  test("say what the page says: nothing hidden, and of search engines the same", async () => {
    const hotelId = await addHotel({ is_listed: false });
    await server.sql`insert into public.faqs ${server.sql([
      {
        hotel_id: hotelId,
        category: "Policies",
        question: "Do dogs stay?",
        answer: "*Yes*, for 10 €",
        is_hidden: false,
      },
      { hotel_id: hotelId, category: "Policies", question: "Secret?", answer: "No", is_hidden: true },
    ])}`;
    await server.context.afterWrite();
    const markdown = await read(`/view/${hotelId}.md`);
    expect(markdown.text).toContain("#### Do dogs stay?\n\n\\*Yes\\*, for 10 €");
    expect(markdown.text).not.toContain("Secret");
    expect(markdown.response.headers.get("x-robots-tag")).toBe("noindex");
    const data = await read(`/view/${hotelId}.jsonld`);
    expect(data.response.headers.get("content-type")).toBe("application/ld+json");
    expect(JSON.parse(data.text)).toMatchObject({
      "@graph": [
        { "@type": "Hotel", petsAllowed: "*Yes*, for 10 €" },
        { "@type": "FAQPage", mainEntity: [{ name: "Do dogs stay?" }] },
      ],
    });
    await server.sql`update public.faqs set is_hidden = true where hotel_id = ${hotelId}`;
    await server.context.afterWrite();
    expect((await read(`/view/${hotelId}.md`)).text).not.toContain("dogs");
  });
});
