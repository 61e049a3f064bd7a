import { describe, expect, test } from "vitest";
import type { FieldKind } from "../../src/fields/index.ts";
import { monogram } from "../../src/guest/cover/monogram.ts";
import { codeSvg } from "../../src/guest/parts/code-svg.ts";
import { itemIcon } from "../../src/guest/parts/item-icons.ts";
import {
  type LogoUrl,
  renderHotel,
  renderNotFound,
  renderScanner,
  renderUnavailable,
} from "../../src/guest/render.tsx";
import type { GuestAnnouncement, GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { mapLink } from "../../src/lib/links/safe-link.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { decodeQr } from "../../testbed/decode-qr.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { announcement, type DocumentParts, documentOf } from "./support/guest-document.ts";

const SITE = {
  publicUrl: "https://innfo.example",
  islandUrls: { en: "/assets/island.js" },
  searchUrls: { en: "/assets/search.js" },
  stylesUrl: "/assets/later.css",
};

function render({ logo, ...parts }: DocumentParts & { logo?: LogoUrl }): string {
  return renderHotel(documentOf(parts), SITE, undefined, logo).html;
}

/** A code in its printed size. */
function sized(svg = ""): string {
  return svg.replace("<svg", '<svg width="400" height="400"');
}

const LOGO: LogoUrl = (side) => `/logos/abc.webp?width=${side}&v=1`;

function structured(page: string): unknown {
  const [, json = ""] = page.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
  return JSON.parse(json);
}

/** The readable text of a piece of HTML. */
function words(html: string): string {
  return html
    .replace(/<(style|svg)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

function linksOf(html: string): string[] {
  return Array.from(html.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}

function tileOf(html: string, title: string): string | undefined {
  return html.match(/<a class="tile"[\s\S]*?<\/a>/g)?.find((tile) => words(tile).includes(title));
}

test("The icons of own sections stand only where there are several: one alone says nothing", () => {
  const own = (id: string) => {
    const items = [{ id: "1", title: "Tea", details: {} }];
    return { id, name: id, description: "", icon: "Book", color: "bg-sky-500", items };
  };
  const marks = (...ids: string[]) =>
    (render({ custom: ids.map(own) as never }).match(/<span class="mark bg-sky-500">/g) ?? []).length;
  expect(marks("Rain")).toBe(0);
  expect(marks("Rain", "Sun")).toBe(2);
});

describe("The Wi-Fi", () => {
  const house = { name: "House; 1st floor", password: 'salt,"thyme"', shown_to: "everybody" };
  const wifiOf = (html: string) => html.match(/<ul class="wifi"[\s\S]*?<\/ul>/)?.[0] ?? "";
  const withWifi = (...wifi: GuestDocument["parts"]["wifi"]) => wifiOf(render({ parts: { wifi } }));

  test("is shown with its password, which can be copied", () => {
    const card = withWifi(house);
    expect(words(card)).toContain("Wi-Fi · House; 1st floor");
    expect(card).toContain('<code dir="ltr" translate="no">salt,&quot;thyme&quot;</code>');
    expect(card).toContain('data-copy="salt,&quot;thyme&quot;"');
  });

  test("has a code for other devices, which only large screens load", async () => {
    const asks = { name: "Suites", password: null, shown_to: "reception" };
    const { files } = renderHotel(documentOf({ parts: { wifi: [house, asks] } }), SITE);
    expect(withWifi(house, asks).match(/<img [^>]*>/g)).toEqual([
      expect.stringMatching(/loading="lazy" src="\/view\/abc\/wifi-0\.svg"/),
    ]);
    const file = files["wifi-0.svg"];
    expect(await decodeQr(sized(typeof file === "object" ? codeSvg(file) : file))).toBe(
      'WIFI:T:WPA;S:House\\; 1st floor;P:salt\\,\\"thyme\\";;',
    );
    expect(files).not.toHaveProperty("wifi-1.svg");
  });

  test("says when reception gives out the password, and when there is none", () => {
    const asks = withWifi({ name: "Suites", password: null, shown_to: "reception" });
    expect(words(asks)).toContain("Ask at reception");
    expect(asks).not.toMatch(/data-copy|class="join"/);
    expect(words(withWifi({ name: "Café", password: null, shown_to: "everybody" }))).toContain("No password");
    expect(withWifi()).toBe("");
  });
});

test("Favorites are places with a photo and a tip, three at most, and lead to them", () => {
  const photo = { width: 1200, height: 800, top_color: "#26596b", bottom_color: "#e8d4a2" };
  const place = (name: string, more: object) => ({ ...exampleRow("restaurants"), name, tip: null, ...more });
  const [one, two, three, four] = ["1", "2", "3", "4"].map((path) => `abc/${path}`);
  const favourites = (rows: object[]) =>
    render({
      sections: { restaurants: rows },
      parts: { photos: Object.fromEntries([one, two, three, four].map((path) => [path, photo])) },
    }).match(/<div class="favourites">[\s\S]*?<\/div><div>/)?.[0] ?? "";
  expect(favourites([place("Lina", { photo_path: one }), place("Rosa", { tip: "By the window." })])).toBe("");
  const shown = favourites([
    place("Lina", { photo_path: one }),
    place("Rosa", { photo_path: two, tip: "By the window." }),
    place("Ilse", {
      photo_path: three,
      tip: "Cake at four.",
      shown_during: { from: null, until: null, weekdays: [6] },
    }),
  ]);
  expect(words(shown).trim()).toMatch(/^Our favorites Rosa .*By the window\.$/);
  expect(shown).toMatch(/href="#item-1"/);
  const all = [one, two, three, four].map((path) => place(`At ${path}`, { photo_path: path, tip: "Go." }));
  expect(favourites(all).match(/<li>/g)).toHaveLength(3);
});

describe("A cover photo", () => {
  const path = `abc/${"0".repeat(32)}`;
  const photo = { width: 1200, height: 800, top_color: "#26596b", bottom_color: "#e8d4a2" };
  const hotel = { cover_path: path, cover_focus_x: 30, cover_focus_y: 84 };
  const withCover = (width = 1200) =>
    render({ hotel, parts: { photos: { [path]: { ...photo, width } } }, logo: LOGO });
  const sources = (html: string) =>
    Array.from(html.matchAll(/<(?:source|img) [^>]*srcSet="([^"]+)"/gi), ([, set]) => set);

  test("comes in a rough copy first, in three sizes, in one for older browsers, and moves nothing", () => {
    const html = withCover();
    const stem = `/storage/v1/object/public/photos/${path}`;
    const set = (format: string) =>
      [480, 800, 1200].map((size) => `${stem}-${size}.${format} ${size}w`).join(", ");
    expect(sources(html)).toEqual([set("avif")]);
    const [rough = "", img = ""] = html.match(/<img [^>]*src="[^"]*photos[^>]*>/g) ?? [];
    for (const part of [`src="${stem}-rough.avif"`, 'alt=""', 'fetchPriority="high"'])
      expect(rough).toContain(part);
    for (const part of [`src="${stem}-480.webp"`, 'alt=""', 'width="1200"', 'height="800"'])
      expect(img).toContain(part);
    expect(rough + img).not.toContain("lazy");
  });

  test("shows its two colors until it is loaded, and keeps the owner's point in sight", () => {
    const html = withCover();
    expect(html).toContain(".t26596be8d4a2{--tint:#26596b,#e8d4a2}");
    expect(html).toContain('class="photo behind t26596be8d4a2"');
    expect(html).toContain("--x:30%;--y:84%");
    expect(html).not.toContain("style=");
  });

  test("that is small has only the sizes that it fills", () => {
    expect(sources(withCover(600))[0]).toMatch(/-480\.avif 480w, [^ ]+-1200\.avif 600w$/);
  });

  test("is what search engines show, or the logo", () => {
    const url = `https://innfo.example/storage/v1/object/public/photos/${path}-1200.webp`;
    expect(structured(withCover())).toMatchObject({ image: url });
    const logo = expect.stringContaining("https://innfo.example/logos/abc.webp");
    expect(structured(render({ logo: LOGO }))).toMatchObject({ image: logo });
  });

  test("of an item loads when it is nearly in sight, and moves nothing", () => {
    const row = { ...exampleRow("restaurants"), photo_path: path };
    const html = render({ sections: { restaurants: [row] }, parts: { photos: { [path]: photo } } });
    const [img = ""] = html.match(/<img [^>]*src="[^"]*photos[^>]*>/) ?? [];
    for (const part of ['loading="lazy"', 'width="1200"', 'height="800"', 'alt=""'])
      expect(img).toContain(part);
    expect(img).not.toContain("high");
    expect(render({ sections: { restaurants: [row] } })).not.toContain("<picture");
  });

  test("is missing from a hotel without one", () => {
    expect(render({})).not.toContain("<picture");
  });
});

describe("The first screen", () => {
  test("says what guests ask most", () => {
    const page = words(render({}));
    for (const text of ["Casa Azul", "By the sea", "1 Quay, Porto", "Check-in 2 PM", "Check-out Noon"]) {
      expect(page).toContain(text);
    }
  });

  test("has links to call, to write and to the map", () => {
    expect(linksOf(render({}))).toEqual(
      expect.arrayContaining([
        "tel:+351215550100",
        "mailto:stay@casaazul.example",
        "https://www.google.com/maps/search/?api=1&query=Casa%20Azul%2C%201%20Quay%2C%20Porto",
      ]),
    );
  });

  test.each([
    ["Mill Road 1", "Mill Inn, Mill Road 1, Zermatt"],
    ["Mühlweg 3\n3906 Saas-Fee", "Mill Inn, Mühlweg 3, 3906 Saas-Fee"],
    ["Mill Inn, Mill Road 1, Täsch", "Mill Inn, Mill Road 1, Täsch"],
    ["Mill Road 1 Zermatt", "Mill Inn, Mill Road 1 Zermatt"],
    ["46.02000, 7.74900", "46.02000, 7.74900"],
  ])("leads to %j by the place's name and, where no other is said, the hotel's town", (address, searched) => {
    const html = render({
      hotel: { address: "Hauptstrasse 40\n3920 Zermatt" },
      sections: { restaurants: [{ name: "Mill Inn", address }] },
    });
    const link = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(searched)}`;
    expect(linksOf(html)).toContain(link);
  });

  test("shows an address of two lines as one with a comma, and as two where there is room", () => {
    const html = render({
      hotel: { address: "1 Quay,\r\n4000-100 Porto\n", description: "" },
      sections: { restaurants: [{ name: "Tasca", address: "2 Quay\nPorto" }] },
    });
    expect(html).toContain('<p class="address" translate="no" dir="auto" data-paper="');
    expect(words(html)).toContain("Share Choose a language: EN English Casa Azul 1 Quay, 4000-100 Porto");
    expect(html).toContain('<span class="lines" translate="no" dir="auto">1 Quay,\r\n4000-100 Porto</span>');
    expect(html).toContain('<bdi translate="no">2 Quay\nPorto</bdi>');
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        "https://www.google.com/maps/search/?api=1&query=Casa%20Azul%2C%201%20Quay%2C%204000-100%20Porto",
        "https://www.google.com/maps/search/?api=1&query=Tasca%2C%202%20Quay%2C%20Porto",
      ]),
    );
    expect(html).not.toMatch(/%0[AD]/i);
    expect(structured(html)).toMatchObject({
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Quay",
        postalCode: "4000-100",
        addressLocality: "Porto",
        addressCountry: "PT",
      },
    });
    expect(html).toContain('content="Guest information of Casa Azul, 1 Quay, 4000-100 Porto"');
  });

  test("shows the hotel's logo, or its initials when it has none", () => {
    expect(render({ logo: LOGO })).toContain(
      '<img class="logo" src="/logos/abc.webp?width=144&amp;v=1" alt="" width="72" height="72"',
    );
    expect(words(render({}))).toContain("C Share Choose a language: EN English Casa Azul");
  });

  test.each([
    ["Casa Azul", "CA"],
    ["The Lantern House", "LH"],
    ["hôtel", "H"],
    ["Hôtel Corbeline", "C"],
    ["10 Quay – Rooms & More", "1Q"],
    ["Αρχοντικό της Ανεμώνας", "ΑΑ"],
    ["Готель «Під липою»", "ПЛ"],
    ["رياض ياسمين الوادي", "ي"],
    ["चंपा हवेली", "चं"],
    ["月見台の宿 まつかぜ", "月"],
    ["★★★", ""],
  ])("the initials of %s are %s", (name, initials) => {
    expect(monogram(name)).toBe(initials);
  });

  test("link previews carry the name, the description and the lasting address", () => {
    const page = render({ logo: LOGO });
    expect(page).toContain('<html lang="en">');
    expect(page).toContain("<title>Casa Azul</title>");
    expect(page).toContain('<meta name="description" content="By the sea"/>');
    expect(page).toContain('<meta property="og:url" content="https://innfo.example/view/abc"/>');
    expect(page).toContain('<link rel="canonical" href="https://innfo.example/view/abc"/>');
    for (const [what, value] of Object.entries({
      "": "https://innfo.example/view/abc/card.jpg",
      ":type": "image/jpeg",
      ":width": "1200",
      ":height": "630",
      ":alt": "Casa Azul",
    })) {
      expect(page).toContain(`<meta property="og:image${what}" content="${value}"/>`);
    }
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  test("search engines read the hotel as data, whose text cannot end the script", () => {
    const name = "</script><script>alert(1)</script>";
    const page = render({
      hotel: { name, check_in: "from three", website_url: "https://casaazul.example/" },
    });
    expect(structured(page)).toEqual({
      "@context": "https://schema.org",
      "@type": "Hotel",
      name,
      description: "By the sea",
      url: "https://innfo.example/view/abc",
      address: "1 Quay, Porto",
      hasMap: mapLink(`${name}, 1 Quay, Porto`),
      telephone: "+351215550100",
      email: "stay@casaazul.example",
      checkoutTime: "12:00",
      availableLanguage: ["en"],
      sameAs: ["https://casaazul.example/"],
    });
    expect(page).not.toContain("<script>alert");
  });

  test.each([
    ["02:00 PM", "14:00"],
    ["12:30 am", "00:30"],
    ["15:00", "15:00"],
    ["25:00", undefined],
    ["3 pm", "15:00"],
    ["13:00 PM", undefined],
    ["15", undefined],
    ["after 3", undefined],
  ])("a check-in at %s is %s to them", (check_in, time) => {
    const data = structured(render({ hotel: { check_in } })) as { checkinTime?: string };
    expect(data.checkinTime).toBe(time);
  });

  test("unconfirmed times are shown to guests, and not told to search engines", () => {
    const page = render({ hotel: { times_confirmed: false } });
    expect(words(page)).toContain("Check-in 2 PM");
    expect(structured(page)).not.toHaveProperty("checkinTime");
    expect(structured(render({}))).toMatchObject({ checkinTime: "14:00", checkoutTime: "12:00" });
  });

  test("only a hotel that does not want to be listed tells search engines so", () => {
    const noindex = '<meta name="robots" content="noindex"/>';
    expect(render({ hotel: { is_listed: false } })).toContain(noindex);
    expect(render({ hotel: { times_confirmed: false } })).toContain(noindex);
    expect(render({})).not.toContain(noindex);
  });
});

describe.each([
  ["website_url", "Website"],
  ["facebook_url", "Facebook"],
  ["instagram_url", "Instagram"],
  ["twitter_url", "X (Twitter)"],
  ["linkedin_url", "LinkedIn"],
  ["youtube_url", "YouTube"],
  ["tripadvisor_url", "Tripadvisor"],
  ["google_url", "Google"],
  ["booking_url", "Booking.com"],
  ["expedia_url", "Expedia"],
])("The hotel's link in %s", (column, label) => {
  test(`is shown as ${label}`, () => {
    const page = render({ hotel: { [column]: "https://social.example/casaazul" } });
    expect(linksOf(page)).toContain("https://social.example/casaazul");
    expect(words(page)).toContain(label);
  });

  test.each([null, "", "javascript:alert(1)", "//evil.example"])("is left out when it is %j", (value) => {
    expect(words(render({ hotel: { [column]: value } }))).not.toContain(label);
  });
});

test("a row says what is behind it, and its number only where that is more", () => {
  const hens = [{ name: "Breakfast" }, { name: "Two hens" }];
  const questions = [
    { question: "Where can I park?" },
    { question: "May I stay until the evening of my last day?" },
  ];
  const page = render({ sections: { amenities: hens, faqs: questions } });
  const [amenities = "", faqs = ""] = ["Amenities", "FAQs"].map((title) => tileOf(page, title));
  expect(words(amenities)).toContain("Breakfast, Two hens");
  expect(amenities).not.toContain('class="count"');
  expect(words(faqs)).toContain("Where can I park?");
  expect(faqs).toContain('class="count"');
  // Nothing of ours below the titles.
  expect(page).not.toContain('class="lead"');
  expect(words(page)).not.toMatch(/Pool, spa|what guests ask most/);
});

describe.each(SECTIONS.map((section) => [section.title, section] as const))("%s", (title, section) => {
  const row = exampleRow(section.table);
  const page = render({ sections: { [section.id]: [row] } });

  test("has a tile with its count and description that leads to it", () => {
    const tile = tileOf(page, title);
    expect(tile).toContain(`href="#${section.id}"`);
    expect(words(tile ?? "")).toContain("1 entry");
    expect(words(tile ?? "")).toContain(String(row[section.card.title]));
    expect(page).toContain(`<section id="${section.id}"`);
  });

  test("counts several", () => {
    const several = render({ sections: { [section.id]: [row, row] } });
    expect(words(tileOf(several, title) ?? "")).toContain("2 entries");
  });

  test("without items has a tile that cannot be followed and says that they will come", () => {
    const empty = render({ sections: { [section.id]: [] } });
    expect(tileOf(empty, title)).toMatch(/aria-disabled="true"/);
    expect(linksOf(tileOf(empty, title) ?? "")).toEqual([]);
    expect(words(empty)).toContain("Section content coming soon...");
  });

  test("is left out when guests may not see it", () => {
    expect(tileOf(render({}), title)).toBeUndefined();
  });

  // A photo has no words: see "A cover photo".
  test.each(Object.entries(section.fields).filter(([, { kind }]) => kind !== "photo"))(
    "shows %s",
    (column, field) => {
      const value = String(row[column]);
      const shown: Partial<Record<FieldKind, string | undefined>> = {
        text: value,
        longText: value,
        phone: value,
        email: value,
        rating: `★ ${value}, our rating`,
        choice: field.choices?.find((choice) => choice.value === value)?.label,
        hours: "Every day 7 AM – 9 PM Towels are in the basket",
        // Buttons are named after their action.
        url: field.meaning === "menu" ? "Menu" : field.label,
        flag: field.label,
      };
      // The timing in words replaces missing hours.
      const shownOn =
        field.meaning === "timing" ? render({ sections: { [section.id]: [{ ...row, hours: null }] } }) : page;
      // A heading is for several.
      const shownOnSeveral = render({ sections: { [section.id]: [row, row] } });
      expect(words(column === section.groupBy ? shownOnSeveral : shownOn)).toContain(shown[field.kind]);
      const target: Partial<Record<FieldKind, string>> = {
        phone: "tel:+12075550100",
        email: `mailto:${value}`,
        url: value,
      };
      if (target[field.kind]) expect(linksOf(page)).toContain(target[field.kind]);
    },
  );

  test("shows an owner's markup as text and follows no script", () => {
    const hostile = Object.fromEntries(
      Object.entries(section.fields).map(([column, { kind }]) => [
        column,
        { url: "javascript:alert(1)", rating: 4.5, flag: true, choice: row[column] }[kind as string] ??
          '"><script>alert(1)</script>',
      ]),
    );
    const attacked = render({ sections: { [section.id]: [hostile] } });
    expect(attacked.match(/<script\b(?! type="application\/ld)/g), "the island").toHaveLength(1);
    expect(linksOf(attacked).join()).not.toMatch(/javascript:|[<>]/);
  });
});

test("FAQs stand under their categories, in the order of the form, and open one at a time", () => {
  const page = render({
    sections: {
      faqs: [
        { category: "Dining", question: "Breakfast?", answer: "From 7" },
        { category: "General", question: "Early check-in?", answer: "Ask us" },
        { category: "Dining", question: "Vegan?", answer: "Gladly" },
      ],
    },
  });
  expect(words(page)).toMatch(
    /FAQs General Early check-in\? Ask us Dining Breakfast\? From 7 Vegan\? Gladly/,
  );
  expect(page.match(/<details name="faqs"/g)).toHaveLength(3);
});

test("Contacts stand in a table under their types", () => {
  const page = render({
    sections: {
      "important-contacts": [
        { type: "other", label: "Florist", number: "21 555 0103" },
        { type: "hotel", label: "Reception", number: "0" },
        { type: "emergency", label: "Police", number: "112" },
      ],
    },
  });
  expect(words(page)).toMatch(
    /Emergency Police 112 .*Hotel Internal Reception Room phone: 0 Other Florist 21 555 0103/,
  );
  expect(linksOf(page)).toEqual(expect.arrayContaining(["tel:112", "tel:+351215550103"]));
  expect(linksOf(page)).not.toContain("tel:0");
});

test("Emergencies come first: the short number large, with the address to read out, and on paper's first page", () => {
  const contacts = [
    { type: "hotel", label: "Reception", number: "0" },
    { type: "emergency", label: "Hospital", number: "+351 21 555 0199" },
    { type: "emergency", label: "Ambulance", number: "112" },
  ];
  const page = render({ sections: { "important-contacts": contacts } });
  const section = page.slice(page.indexOf('<section id="important-contacts"'));
  expect(words(section)).toMatch(
    /Emergency Ambulance 112 Call Ambulance You are at 1 Quay, Porto Copy the address Hospital \+351 21 555 0199 .*Hotel Internal Reception/,
  );
  expect(page.match(/<div class="paper">.*?<\/div>/g)?.map(words)).toEqual([
    " Hospital +351 21 555 0199 ",
    " Ambulance 112 ",
  ]);
  expect(render({ sections: { "important-contacts": contacts.slice(0, 1) } })).not.toMatch(
    /You are at|"paper"><dt/,
  );
});

test("Emergency contacts stand on the page where their section is not shown, and once where it is", () => {
  const emergency = [{ id: "1", type: "emergency", label: "Ambulance", number: "112" }];
  const restaurants = [{ name: "Lua" }];
  const without = render({ sections: { restaurants }, parts: { emergency } });
  expect(words(without)).toMatch(/Emergency Ambulance 112 Call Ambulance You are at 1 Quay, Porto/);
  expect(without).toContain('href="#important-contacts"');
  expect(without.match(/<div class="paper">.*?<\/div>/g)?.map(words)).toEqual([" Ambulance 112 "]);
  const sections = {
    restaurants,
    "important-contacts": [...emergency, { type: "other", label: "Taxi", number: "" }],
  };
  const shown = render({ sections, parts: { emergency } });
  expect(shown.match(/href="tel:112"/g)).toHaveLength(1);
  expect(words(shown)).toContain("Taxi");
  expect(render({ sections: { restaurants } })).not.toContain("important-contacts");
});

test("Of several emergency numbers the one that answers everything is the large one", () => {
  const contacts = [
    { type: "emergency", label: "Police", number: "110" },
    { type: "emergency", label: "Fire, ambulance", number: "119" },
    { type: "emergency", label: "All", number: "112" },
  ];
  const largeIn = (country: string) =>
    words(
      /<div class="item first".*?<\/div>/.exec(
        render({ hotel: { country }, sections: { "important-contacts": contacts } }),
      )?.[0] ?? "",
    );
  expect(largeIn("DE")).toBe(" All 112 Call All ");
  expect(largeIn("JP")).toBe(" Fire, ambulance 119 Call Fire, ambulance ");
});

test("No number of the hotel's own takes the public one's place, neither on the page nor on paper", () => {
  const page = (country: string, ...contacts: [label: string, number: string][]) =>
    render({
      hotel: { country },
      sections: {
        "important-contacts": contacts.map(([label, number]) => ({ type: "emergency", label, number })),
      },
    });
  const largeOf = (html: string) => words(/<div class="item first".*?<\/div>/.exec(html)?.[0] ?? "");
  const alpine = page("AT", ["Mountain rescue", "140"], ["Hospital", "+43 5574 4010"]);
  expect(largeOf(alpine)).toBe(" In danger 112 Call 112 ");
  expect(words(alpine)).toMatch(/Mountain rescue 140 .*Hospital \+43 5574 4010/);
  expect(alpine.match(/<div class="paper">.*?<\/div>/g)?.map(words)[0]).toBe(" In danger 112 ");
  expect(largeOf(page("JP", ["Police", "110"]))).toBe(" Ambulance, Fire brigade 119 Call 119 ");
  expect(largeOf(page("AT", ["Notruf", "112"], ["Mountain rescue", "140"]))).toBe(" Notruf 112 Call Notruf ");
});

test("Cards say first what guests decide by", () => {
  const row = { ...exampleRow("must_visit_places"), tip: "Go before ten.", description: "A lighthouse." };
  const page = words(render({ sections: { "must-visit": [row] } }));
  expect(page).toMatch(/Our Tip: Go before ten\. A lighthouse\. .*Every day 7 AM – 9 PM/);
});

test("A section with facts from the map says so, with a link, and no other does", () => {
  const places = {
    restaurants: [{ name: "Lua" }],
    faqs: [{ category: "General", question: "Why?", answer: "So." }],
  };
  const html = render({ sections: places, parts: { sources: ["restaurants"] } });
  const credit = 'href="https://www.openstreetmap.org/copyright"';
  const sectionIn = (id: string) =>
    html.split("<section ").find((part) => part.startsWith(`id="${id}"`)) ?? "";
  expect(sectionIn("restaurants")).toContain(credit);
  expect(sectionIn("restaurants")).toContain("© OpenStreetMap contributors");
  expect(sectionIn("faqs")).toContain("Why?");
  expect(sectionIn("faqs")).not.toContain(credit);
  expect(render({ sections: places })).not.toContain("OpenStreetMap");
});

test("Reception's hours stand beside its number", () => {
  const page = render({ hotel: { reception_hours: weekly({}) } });
  expect(words(page)).toMatch(/Reception Every day 7 AM – 9 PM Phone \+351 21 555 0100/);
  expect(words(render({}))).not.toContain("Reception");
});

test.each([
  ["closes it, however it is said", { text: "Nobody sweats today", closes: "0" }, true],
  ["closes it, whatever it was called then", { text: "Finnish bath: closed today", closes: "0" }, true],
  ["closes another thing", { text: "Pool: closed today", closes: "1" }, false],
  ["closes breakfast", { text: "Breakfast: closed today", closes_breakfast: true }, false],
  ["has own words", { text: "Sauna: closed, opens at 5 PM today" }, false],
  ["has a chip's words, typed by hand", { text: "Sauna: closed today" }, false],
])("An announcement that %s", (_, announced, isClosed) => {
  const page = render({
    sections: { amenities: [{ ...exampleRow("amenities"), name: "Sauna", hours: weekly({}) }] },
    parts: {
      announcements: [
        announcement({ starts_at: "2026-01-02T09:30", ends_at: "2090-06-21T00:00", ...announced }),
      ],
    },
  });
  const closed =
    "&quot;exceptions&quot;:[{&quot;from&quot;:&quot;2026-01-02&quot;,&quot;until&quot;:&quot;2090-06-20&quot;";
  // Below the cover and on the card.
  expect(page.split(closed)).toHaveLength(isClosed ? 3 : 1);
});

test.each([
  ["Sauna: heute geschlossen", { ends_at: "2026-01-02T00:00", closes: "0" }, "Sauna: closed today"],
  ["Sauna: geschlossen", { closes: "0" }, "Sauna: closed"],
  [
    "Sauna: geschlossen, öffnet am Mo., 5. Januar",
    { closes: "0", opens_again: "2026-01-05" },
    "Sauna: closed, opens Mon, January 5",
  ],
  // It was called so when it was said.
  ["Schwitzbad: geschlossen", { closes: "0" }, "Sauna: closed"],
  [
    "Frühstück: geschlossen, öffnet am Sa., 3. Januar",
    { closes_breakfast: true, opens_again: "2026-01-03" },
    "Breakfast: closed, opens Sat, January 3",
  ],
  ["Sauna: geschlossen", {}, undefined],
  // It is hidden, or deleted.
  ["Pool: geschlossen", { closes: "1" }, undefined],
])("“%s” is read in the guest's language: %s, %s", (text, closing, inEnglish) => {
  const hours = weekly({ week: [["10:00-20:00"], [], [], [], [], [], []] });
  const document = documentOf({
    hotel: { language: "de" },
    sections: { amenities: [{ ...exampleRow("amenities"), name: "Sauna", hours }] },
    parts: {
      announcements: [
        announcement({ text, starts_at: "2026-01-01T09:30", ends_at: "2026-01-03T00:00", ...closing }),
      ],
    },
  });
  const page = (language: string, original = false) =>
    words(renderHotel(document, SITE, { language, original }).html);
  expect(page("en")).toContain(inEnglish ?? text);
  expect(page("en").includes(text)).toBe(inEnglish === undefined);
  expect(page("de")).toContain(text);
  expect(page("en", true)).toContain(text);
});

test("the bar of an announcement stands where its page begins, whatever script it is in", () => {
  const text = "Heute Grillabend";
  const document = documentOf({
    hotel: { language: "de" },
    parts: {
      announcements: [announcement({ text, starts_at: "2026-01-01T09:30", ends_at: "2090-01-01T00:00" })],
    },
  });
  const page = renderHotel(document, SITE, { language: "ar" }).html;
  const [, row] = /<ul class="announcements"[^>]*><li([^>]*)>/.exec(page) ?? [];
  expect(row).toContain("data-ends");
  expect(row).not.toContain("dir=");
  expect(page).toContain(`<bdi dir="auto" lang="de">${text}</bdi></li>`);
});

describe("What is closed by an announcement says so beside times that are words", () => {
  const from = { starts_at: "2026-01-02T09:30", ends_at: "2090-06-21T00:00" };
  const announced = (more: Partial<GuestAnnouncement>) => ({
    announcements: [announcement({ ...from, opens_again: "2090-06-21", ...more })],
  });
  const amenity = (name: string, more: object = {}) => ({
    ...exampleRow("amenities"),
    name,
    hours: null,
    ...more,
  });
  const timesOf = (page: string) => words(/<dl class="times">.*?<\/dl>/.exec(page)?.[0] ?? "");
  const cardOf = (page: string) => words(/<li class="card item".*?<\/li><\/ul>/.exec(page)?.[0] ?? "");

  test("on breakfast, in the guest's language, and for programs", () => {
    const document = documentOf({
      hotel: { language: "de", breakfast: "7 bis 10" },
      parts: announced({ closes_breakfast: true }),
    });
    const page = renderHotel(document, SITE, { language: "en" }).html;
    expect(timesOf(page)).toContain("Breakfast Closed · opens Wed, June 21, 2090 7 bis 10");
    expect(page).toContain(
      '<bdi lang="en" class="closing" data-starts="2026-01-02T09:30" data-ends="2090-06-21T00:00">',
    );
    const twin = renderHotel(document, SITE, { language: "en", twin: "md" }).html;
    expect(twin).toContain("- Breakfast: Closed · opens Wed, June 21, 2090 · 7 bis 10");
  });

  test("not before it begins, which the device may see come", () => {
    const coming = { starts_at: "2090-06-20T00:00", ends_at: "2090-06-21T00:00" };
    const hotel = { breakfast: "7 to 10" };
    const parts = announced({ ...coming, closes_breakfast: true });
    expect(render({ hotel, parts })).toContain('class="closing away" data-starts="2090-06-20T00:00"');
    expect(renderHotel(documentOf({ hotel, parts }), SITE, { twin: "md" }).html).toContain(
      "- Breakfast: 7 to 10\n",
    );
    expect(render({ hotel, parts: announced({ text: "Breakfast: closed today" }) })).not.toContain(
      'class="closing',
    );
  });

  test("on breakfast and on the one amenity that is about it, whichever is named", () => {
    const page = (closes: Partial<GuestAnnouncement>, ...names: string[]) =>
      render({
        hotel: { breakfast: "7 to 10" },
        sections: { amenities: names.map((name) => amenity(name, { hours: weekly({}) })) },
        parts: announced(closes),
      });
    const closed = "&quot;exceptions&quot;:[{&quot;from&quot;:&quot;2026-01-02&quot;";
    for (const closes of [{ closes_breakfast: true }, { closes: "0" }]) {
      const html = page(closes, "Breakfast buffet", "Sauna");
      expect(timesOf(html)).toContain("Breakfast Closed · opens Wed, June 21, 2090 7 to 10");
      // The figure, the row below the cover and the card.
      expect(html.split(closed)).toHaveLength(4);
    }
    expect(timesOf(page({ closes: "0" }, "Breakfast in bed", "Breakfast buffet"))).toContain(
      "Breakfast 7 to 10",
    );
  });

  test("on an amenity with a timing in words, and on one by appointment, which opens when it is asked", () => {
    const page = (more: object, opens_again: string | null) =>
      render({
        sections: { amenities: [amenity("Sauna", more)] },
        parts: announced({ closes: "0", opens_again }),
      });
    expect(cardOf(page({ timing: "9 to 17, Mon to Fri" }, "2090-06-21"))).toMatch(
      /Sauna .*Closed · opens Wed, June 21, 2090 .*9 to 17, Mon to Fri/,
    );
    const asked = { hours: { kind: "appointment", note: null } };
    expect(cardOf(page(asked, null))).toMatch(/Sauna .*Closed By appointment/);
  });
});

test("Long lists, and only those, can be filtered and sorted", () => {
  const rows = (count: number) =>
    render({
      sections: {
        restaurants: Array.from({ length: count }, () => ({
          ...exampleRow("restaurants"),
          distance: "1 km",
        })),
      },
    });
  expect(rows(8)).toContain('<ul class="cards" data-filter="Cuisine" data-near="distance">');
  expect(rows(8).match(/data-metres="1000"/g)).toHaveLength(8);
  expect(rows(7)).not.toMatch(/data-(filter|near|metres)/);
});

test("A section of the hotel's own has its icon and colour, its items their details and contacts", () => {
  const page = render({
    custom: [
      {
        id: "0198c0de-0000-7000-8000-000000000001",
        name: "Spa",
        description: "Baths and massages",
        icon: "Heart",
        color: "bg-rose-500",
        items: [
          {
            id: "i",
            title: "Sauna",
            description: "Hot",
            details: { Temperature: "80 °C" },
            contact_phone: "+1 207 555 0101 / +1 207 555 0102",
            contact_email: "spa@hotel.example",
            contact_website: "https://spa.example/",
            contact_address: "Basement",
          },
        ],
      },
      { id: "own", name: "Rain", description: "", icon: "Book", color: "bg-sky-500", items: [] },
    ],
  });
  const tile = tileOf(page, "Spa") ?? "";
  expect(words(tile)).toContain("Spa 1 entry Baths and massages");
  expect(tile).toContain("#icon-Heart");
  expect(tile).toContain("bg-rose-500");
  expect(words(page)).toMatch(/Sauna Hot Temperature 80 °C/);
  expect(linksOf(page)).toEqual(
    expect.arrayContaining([
      "#0198c0de-0000-7000-8000-000000000001",
      "tel:+12075550101",
      "tel:+12075550102",
      "mailto:spa@hotel.example",
      "https://spa.example/",
    ]),
  );
});

test.each([
  ["Rooftop Pool", "Waves"],
  ["Free WiFi", "Wifi"],
  ["High-speed Wi-Fi", "Wifi"],
  ["Day Spa", "Flower2"],
  ["Fitness centre", "Dumbbell"],
  ["Valet Parking", "CircleParking"],
  ["EV charging", "Plug"],
  ["Breakfast buffet", "Coffee"],
  ["Sky Bar", "Wine"],
  ["Barber", undefined],
  ["24h front desk", "ConciergeBell"],
  ["Kids' corner", "Baby"],
  ["Something else", undefined],
])("The icon of %s is %s", (name, icon) => {
  expect(itemIcon(name)).toBe(icon);
});

describe.each([
  ["a hotel", () => render({ sections: { amenities: [exampleRow("amenities")] } })],
  ["no hotel", () => renderNotFound().html],
  ["a hotel that cannot be loaded", () => renderUnavailable(SITE).html],
  ["the demo scanner", () => renderScanner(SITE).html],
])("The page of %s", (_which, renderPage) => {
  const page = renderPage();

  test("loads nothing but its own script and code, and holds nothing that its policy forbids", () => {
    const loaded = Array.from(page.matchAll(/<(?:script|img|iframe)[^>]* src="([^"]*)"/g), ([, src]) => src);
    expect(loaded.filter((src) => src !== SITE.islandUrls.en && src !== "/view/abc/code.svg")).toEqual([]);
    expect(page).not.toMatch(
      / style="| on\w+="|<link rel="stylesheet"(?!( media="\(width&lt;20em\),\(min-width:37.5em\)")? href="\/assets\/later.css")|@import|url\((?!\/)/,
    );
    expect(page.match(/<style/g)).toHaveLength(1);
  });

  test("has one first heading and one main part", () => {
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page.match(/<main/g)).toHaveLength(1);
  });

  test("defines every drawing it refers to", () => {
    const used = new Set(Array.from(page.matchAll(/<use href="#([^"]+)"/g), ([, id]) => id));
    const defined = new Set(Array.from(page.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id));
    expect(defined).toEqual(used);
  });
});

test("An unknown hotel is said to be unknown", () => {
  expect(words(renderNotFound().html)).toMatch(
    /Hotel Not Found The hotel you're looking for doesn't exist\./,
  );
});

test("A hotel that cannot be loaded at present is said to be loading", () => {
  expect(words(renderUnavailable(SITE).html)).toContain("Loading hotel information...");
});

test("The demo scanner leads to the sample hotel", () => {
  expect(linksOf(renderScanner(SITE).html)).toContain("/view/1");
});

test("A browser that translates leaves names, networks, passwords, numbers and addresses as they are, and no sentence", () => {
  const page = render({
    hotel: { name: "Casa Azul", address: "1 Quay" },
    parts: { wifi: [{ name: "House", password: "thyme", shown_to: "everybody" }] },
  } as never);
  const kept = Array.from(page.matchAll(/<\w+[^>]* translate="no"[^>]*>([^<]*)/g), ([, text]) => text);
  expect(kept).toEqual([
    ...["Casa Azul", "1 Quay", "House", "thyme", "Casa Azul"],
    ...["112", "+351 21 555 0100", "stay@casaazul.example", "1 Quay", "+351 21 555 0100"],
  ]);
});
