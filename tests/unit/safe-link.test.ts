import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isSafeUrl, mailLink, mapLink, safeUrl } from "../../src/lib/links/safe-link.ts";

describe("a website an owner typed", () => {
  test.each([
    ["https://hotel.example", "https://hotel.example/"],
    ["http://hotel.example/menu?day=mon&lang=pt#lunch", "http://hotel.example/menu?day=mon&lang=pt#lunch"],
    ["HTTPS://HOTEL.example/Menu", "https://hotel.example/Menu"],
    ["  https://hotel.example/a  ", "https://hotel.example/a"],
    ["https://hotel.example:8443/a", "https://hotel.example:8443/a"],
    ["https://hôtel.example/été", "https://xn--htel-vqa.example/%C3%A9t%C3%A9"],
    ["https://maps.example/@48.85,2.35", "https://maps.example/@48.85,2.35"],
    ["https://hotel.example/?mail=a@b.example", "https://hotel.example/?mail=a@b.example"],
  ])("%s can be followed", (typed, link) => {
    expect(safeUrl(typed)).toBe(link);
    expect(isSafeUrl(typed.trim())).toBe(true);
  });

  test.each([
    ["a script", "javascript:alert(1)"],
    ["a script in capitals", "JaVaScRiPt:alert(1)"],
    ["a script after a line break", "java\nscript:alert(1)"],
    ["a script that mentions http", "javascript://https://hotel.example/%0aalert(1)"],
    ["a document in the link", "data:text/html,<script>alert(1)</script>"],
    ["a file", "file:///etc/passwd"],
    ["a host without a protocol", "//evil.example"],
    ["a path", "/admin"],
    ["a bare domain", "hotel.example"],
    ["no host", "https://"],
    ["a third slash instead of a host", "https:///evil.example"],
    ["a query instead of a host", "https://?evil.example"],
    ["a user name that poses as the host", "https://bank.example@evil.example"],
    ["a user name and password", "https://user:secret@evil.example/"],
    ["a backslash before another host", "https://bank.example\\@evil.example"],
    ["a backslash in the path", "https://hotel.example/a\\b"],
    ["a blank", "https://hotel.example/a b"],
    ["a control character", "https://hotel.example/\u0001"],
    ["a right-to-left override", "https://hotel.example/\u202Egpj.exe"],
    ["a bidirectional isolate", "https://hotel.example/\u2066a"],
    ["a zero-width space in the host", "https://ho\u200Btel.example/"],
    ["a broken IPv6 host", "https://[::1"],
    ["a port out of range", "https://hotel.example:99999/"],
    ["more than 2000 characters", `https://hotel.example/${"a".repeat(2000)}`],
    ["nothing", ""],
  ])("%s is no link", (_what, typed) => {
    expect(safeUrl(typed)).toBeUndefined();
    expect(isSafeUrl(typed)).toBe(false);
  });

  test("a missing website is no link", () => {
    expect(safeUrl(null)).toBeUndefined();
    expect(safeUrl(undefined)).toBeUndefined();
  });

  test("whatever is typed, a link is http(s) to a host without a user name", () => {
    const typed = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: "binary" }).map((text) => `https://${text}`),
      fc.string({ unit: "binary" }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const link = safeUrl(text);
        if (link === undefined) return;
        const url = new URL(link);
        expect(url.protocol).toMatch(/^https?:$/);
        expect(url.host).not.toBe("");
        expect(url.username + url.password).toBe("");
      }),
    );
  });
});

describe("an email address an owner typed", () => {
  test.each([
    ["stay@hotel.example", "mailto:stay@hotel.example"],
    [" stay@hotel.example ", "mailto:stay@hotel.example"],
    ["front.desk+web@hotel.example", "mailto:front.desk%2Bweb@hotel.example"],
    ["stay@hotel.example?bcc=all", "mailto:stay@hotel.example%3Fbcc%3Dall"],
    ["a,b@hotel.example", "mailto:a%2Cb@hotel.example"],
    ["stay@hôtel-müller.example", "mailto:stay@xn--htel-mller-rbb5h.example"],
    ["stay@отель.example", "mailto:stay@xn--e1amhq6c.example"],
  ])("%s writes to that address alone", (typed, link) => {
    expect(mailLink(typed)).toBe(link);
  });

  test.each([
    ["no address", "reception"],
    ["two addresses", "a@hotel.example,b@hotel.example"],
    ["a blank", "front desk@hotel.example"],
    ["a domain without a dot", "stay@hotel"],
    ["a right-to-left override", "stay@\u202Ehotel.example"],
    ["nothing", ""],
    ["none", null],
  ])("%s is no link", (_what, typed) => {
    expect(mailLink(typed)).toBeUndefined();
  });
});

describe("an address an owner typed", () => {
  test.each([
    ["12 Quay Street, Porto", "12%20Quay%20Street%2C%20Porto"],
    ["Main & 1st #4?", "Main%20%26%201st%20%234%3F"],
    ["12 Quay Street\n4000-100 Porto", "12%20Quay%20Street%2C%204000-100%20Porto"],
    [" 12 Quay Street,\r\n\r\n Porto \n", "12%20Quay%20Street%2C%20Porto"],
    ["\ud800 half a character", "%EF%BF%BD%20half%20a%20character"],
  ])("%s is searched for on a map", (typed, query) => {
    expect(mapLink(typed)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
  });

  test.each(["", "   ", null, undefined])("a blank one is no link", (typed) => {
    expect(mapLink(typed)).toBeUndefined();
  });
});
