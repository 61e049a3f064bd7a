import { describe, expect, test } from "vitest";
import { safeAddress, withoutAddresses } from "../../src/server/mail/addresses.ts";
import { MAILS } from "../../src/server/mail/templates.ts";
import { writingIn } from "../../src/server/mail/writing.ts";

/** Texts that mail programs would make a link of. */
const LINK = /:\/\/|www\d*[.\u3002\uff0e\uff61]|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}{2,}/iu;

describe("A name in a mail carries no address", () => {
  test.each([
    "Win at https://evil.example/now",
    "HTTPS://EVIL.EXAMPLE",
    "httphttp://://evil.example",
    "http:////evil.example",
    "www.evil.example",
    "wwww.ww.evil.example",
    "www2.evil.example",
    "evil.example/path?x=1",
    "a.b.c.evil.co.uk",
    "evil。example",
    "evil．com",
    "пример.рф",
    "例え.テスト",
    "xn--e1afmkfd.xn--p1ai",
    "mail me: a@evil.example",
    "ftp+ssh://evil.example",
    "1.2.3.4.evil.example",
    "Booking.com",
    "javascript://evil.example/%0aalert(1)",
  ])("%s", (name) => {
    expect(name).toMatch(LINK);
    expect(withoutAddresses(name)).not.toMatch(LINK);
  });

  test.each([
    "Hotel St. Moritz",
    "B.B. Kettle",
    "Suite 2.5",
    "Haus Nr. 7",
    "Dr. Müller & Co.",
    "J.R.R. Tolkien",
    "Café … Mitte",
    "Room 12: left/right",
  ])("%s stays as it is", (name) => expect(withoutAddresses(name)).toBe(name));

  test("St.Moritz gets its space", () => expect(withoutAddresses("St.Moritz")).toBe("St. Moritz"));
});

test("An account's address stays whole, but for what looks like a page's before its @", () => {
  expect(safeAddress("first.last@hotel.example")).toBe("first.last@hotel.example");
  expect(safeAddress("Lena (first.last@hotel.example)")).toBe("Lena (first.last@hotel.example)");
  expect(safeAddress("www.evil.example/win@x.example")).toBe("www evil. example/win@x.example");
});

test("All mails with a name of somebody's choice are without its address, in every language", () => {
  const evil = "Win at https://www.evil.example";
  const t = { en: writingIn("en").t, ar: writingIn("ar").t, ja: writingIn("ja").t };
  for (const write of Object.values(t)) {
    const hotel = evil;
    const [to, url, publicUrl, language] = ["a@b.example", "", "", "en"];
    const mails = [
      MAILS.invitation(write, { hotel, name: evil, address: to, hands_over: false, url }),
      MAILS.invitation(write, { hotel, name: evil, address: to, hands_over: true, url }),
      MAILS.handOver(write, { to, publicUrl, hotel, email: to, stays: null }),
      MAILS.station(write, { to, publicUrl, hotel, name: evil, what: "copied" }),
      MAILS.ownerLeft(write, { to, publicUrl, hotel, email: to, stations: [evil], names: [evil], language }),
      MAILS.newMessages(write, { hotel, danger: 1, rooms: [evil], numbers: [], count: 1, url, language }),
      MAILS.testAlarm(write, { hotel, danger: 0, rooms: [], numbers: [], count: 1, url, language }),
      MAILS.endingThings(write, { hotel, danger: 0, rooms: [], numbers: [], count: 1, url, language }),
      MAILS.figures(write, {
        ...{ hotel, days: "", visits: 1, lines: [], url, stop: "" },
        most: { thing: evil, count: 1 },
      }),
      MAILS.support(write, { from: to, hotel, text: "Hello", plan: "Pro" }),
    ];
    for (const { subject, paragraphs, footnote } of mails) {
      const said = [subject, ...paragraphs, footnote].join("\n");
      expect(said).not.toMatch(/:\/\/|www\.|evil\.example/);
    }
  }
});
