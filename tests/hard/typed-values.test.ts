/** An owner's text stays what it is on the page: a Wi-Fi, a colour, a text, a link to a website or none. */
import { beforeEach, describe, expect, test } from "vitest";
import { DECLARATIONS } from "../../scripts/support/declarations.ts";
import { codeSvg } from "../../src/guest/parts/code-svg.ts";
import { joinText } from "../../src/guest/secrets/house-secrets.tsx";
import { legible } from "../../src/lib/texts/legible.ts";
import { DANGEROUS_ADDRESSES } from "../../testbed/payloads.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";
import { tagsOf } from "../../testbed/tags-of.ts";
import { giveProPlan, makeHotel, type Owner } from "../../testbed/tokens.ts";

const server = await sharedServer();
let owner: Owner & { hotelId: string };
let sectionId: string;
beforeEach(async () => {
  owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  const { data } = await owner.client
    .from("custom_sections")
    .insert({ hotel_id: owner.hotelId, name: "Spa", description: "Baths" })
    .select("id")
    .single()
    .throwOnError();
  sectionId = data.id;
});

const pageOf = async (below = "") => (await fetch(`${server.url}/view/${owner.hotelId}${below}`)).text();
const save = (change: Record<string, unknown>) =>
  owner.client
    .from("hotels")
    .update(change as never)
    .eq("id", owner.hotelId);

const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));

describe("A Wi-Fi", () => {
  /** As phones read a code, by the name of each field. */
  function fieldsOf(code: string): Record<string, string> {
    const [, fields = ""] = /^WIFI:(.*);$/s.exec(code) ?? [];
    const found = fields.matchAll(/([A-Z]+):((?:\\.|[^\\;])*);/gs);
    return Object.fromEntries(
      Array.from(found, ([, name, value = ""]) => [name, value.replace(/\\(.)/gs, "$1")]),
    );
  }

  test.each([
    ["House", "saltandthyme"],
    ["House;H:true;", "saltandthyme;;T:nopass;"],
    ['\\;,:"', '\\;,:"\\;,:";'],
    ["ends\\", "saltandthyme\\"],
    ["<script>pwn()</script>", "</code><img src=x onerror=pwn()>"],
    ['" data-copy="x', "' onmouseover='pwn()'"],
    ["</style><b>", "--><!--<script>"],
    ["WIFI:T:nopass;S:x;;", "}body{display:none}"],
    ["$&$1{{x}}%s", "$&$1{{x}}%s\\u003c"],
  ])("%s is joined under that name with that password, and is text on the page", async (name, password) => {
    await save({ wifi: [{ name: "Plain", password: "saltandthyme", shown_to: "everybody" }] }).throwOnError();
    const plain = tagsOf(await pageOf());
    await save({ wifi: [{ name, password, shown_to: "everybody" }] }).throwOnError();
    expect(tagsOf(await pageOf())).toEqual(plain);
    const svg = await (await fetch(`${server.url}/view/${owner.hotelId}/wifi-0.svg`)).text();
    // That a camera reads the same from it is seen in tests/unit/guest-page.test.ts.
    const code = joinText({ name, password });
    expect(svg).toBe(codeSvg({ text: code, ecc: "L" }));
    expect(fieldsOf(code)).toEqual({ T: "WPA", S: name, P: password });
  });
});

test("A colour is one, or none", async () => {
  await save({ accent: "#8a2f45" }).throwOnError();
  const page = await pageOf();
  expect(page).toContain("--accent:#8a2f45");
  for (const accent of [
    "red",
    "#8A2F45",
    "#8a2f45\n",
    " #8a2f45",
    "#8a2f4",
    "#8a2f45;color:red",
    "#8a2f45}body{display:none",
    "#8a2f45</style><script>pwn()</script>",
    "url(//evil.example/x)",
    "var(--ink)",
    "expression(pwn())",
    ["#8a2f45"],
    { color: "#8a2f45" },
    0x8a2f45,
    true,
  ]) {
    const { error } = await save({ accent });
    expect([accent, error?.details]).toEqual([accent, "hotels_accent_color"]);
  }
  expect(await pageOf()).toBe(page);
});

/** Each column of a website's address, of whatever is declared. */
const LINKS = DECLARATIONS.flatMap(({ table, fields }) =>
  Object.keys(fields).flatMap((column) => (fields[column]?.kind === "url" ? [{ table, column }] : [])),
);

/** Also in disguise: case, white space, invisible characters and escapes in front of them or within. */
const NO_WEBSITES = [
  ...DANGEROUS_ADDRESSES.filter((address) => !address.includes("\0")),
  ..."\t\n\v\f\r \u00a0\u00ad\u200b\u2028\u2060\ufeff".split("").map((mark) => `${mark}javascript:pwn()`),
  "\u001bjavascript:pwn()",
  "\\u006aavascript:pwn()",
  "%6aavascript:pwn()",
  "ｊavascript:pwn()",
  "feed:javascript:pwn()",
  "/\\evil.example",
  "///evil.example",
  "\\/\\/evil.example",
  "www.evil.example",
  "ftp://evil.example",
  "https:///evil.example",
  "https://\u0009/evil.example",
  "http://?evil.example",
];

async function write(table: string, column: string, address: string) {
  if (table === "hotels") return save({ [column]: address });
  const parent = table === "custom_section_items" ? { section_id: sectionId } : { hotel_id: owner.hotelId };
  return owner.client
    .from(table as never)
    .insert({ ...exampleRow(table), ...parent, [column]: address } as never);
}

test("All that is declared was looked through for links", () => {
  expect(new Set(LINKS.map(({ table }) => table)).size).toBeGreaterThanOrEqual(6);
});

describe.each(LINKS)("The column $column of $table", ({ table, column }) => {
  test("takes a website, which guests may follow, and nothing else", async () => {
    const website = "HTTPS://example.com/A?b=c&d=%22#e";
    expect((await write(table, column, website)).error).toBeNull();
    // The hotel's own privacy notice stands in ours.
    const seen = async () => linksOf(await pageOf(column === "privacy_url" ? "/privacy" : ""));
    const before = await seen();
    expect(before).toContain("https://example.com/A?b=c&d=%22#e");
    for (const address of NO_WEBSITES) {
      const { error } = await write(table, column, address);
      const rule = legible(address, false) === address ? "url" : "legible";
      expect([address, error?.details]).toEqual([address, `${table}_${column}_${rule}`]);
    }
    expect(await seen()).toEqual(before);
  });
});

test("An address of a website that deceives is shown, and is no link", async () => {
  const deceiving = [
    "https://bank.example@evil.example/",
    "https://evil.example/\u0001",
    "https://evil.example/\u202egpj.exe",
    "https://\u200bevil.example/",
    "https://evil.example:99999/",
  ];
  for (const address of deceiving) {
    for (const { table, column } of LINKS) {
      const { error } = await write(table, column, address);
      expect(error === null || error.code === "23514").toBe(true);
    }
  }
  expect(linksOf(await pageOf()).filter((href) => href.includes("evil"))).toEqual([]);
  expect((await write("hotels", "website_url", "https://honest.example/")).error).toBeNull();
  expect(linksOf(await pageOf())).toContain("https://honest.example/");
});

test("Announcements, custom sections and their details are text, whatever they say", async () => {
  const { client, hotelId } = owner;
  const period = { starts_at: "2000-01-01T00:00", ends_at: "2099-12-31T00:00" };
  const fill = async (text: string) => {
    const short = text.slice(0, 50);
    await client
      .from("announcements")
      .insert({ hotel_id: hotelId, text, ...period })
      .throwOnError();
    await client
      .from("custom_sections")
      .update({ name: short, description: text })
      .eq("id", sectionId)
      .throwOnError();
    const item = { section_id: sectionId, title: short, description: text, details: { [short]: text } };
    await client
      .from("custom_section_items")
      .insert(item as never)
      .throwOnError();
  };
  await fill("Pool closed");
  const plain = await pageOf();
  const texts = [
    "<a href=javascript:pwn()>x</a><script>pwn()</script>",
    '"><img src=x onerror=pwn()>',
    "</style><style>*{display:none}</style>",
    "[x](javascript:pwn()) https://evil.example",
    ...NO_WEBSITES.slice(0, 30).map((text) => legible(text, false)),
  ];
  for (const text of texts) await fill(text);
  const page = await pageOf();
  expect(page).toContain("&lt;script&gt;pwn()");
  const news = [...tagsOf(page)].filter((tag) => !tagsOf(plain).has(tag));
  expect(news.filter((tag) => /^<(a|img|script|style|iframe)\b/.test(tag) || / on/.test(tag))).toEqual([]);
  expect(linksOf(page).filter((href) => /script|data:|evil/i.test(href))).toEqual([]);
});
