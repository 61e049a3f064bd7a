/** One kind of digits a page, whatever its language and whatever its owner typed. */
import { expect, test } from "vitest";
import { FORMS, type GuestKind } from "../../src/forms/index.ts";
import { offered } from "../../src/guest/catalogues.ts";
import { renderForm, renderHotel, renderNotFound, renderSent } from "../../src/guest/render.tsx";
import type { OpenForm, SentMessage } from "../../src/lib/documents/guest-message.ts";
import { TWINS, type Twin } from "../../src/lib/documents/twins.ts";
import { LEGAL_PAGES } from "../../src/lib/legal.ts";
import { wordsOf } from "../../src/lib/search/words.ts";
import { latinDigits } from "../../src/lib/texts/digits.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { weekly } from "../../testbed/opening-hours.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { documentOf } from "./support/guest-document.ts";

const TOLD = { tellUrl: "/assets/tell.js", pushKey: "" };
const SITE = { publicUrl: "https://innfo.example", islandUrls: {}, searchUrls: {}, stylesUrl: "/later.css" };
const OTHERS = /(?![0-9])\p{Nd}/gu;
const TYPED = "٠١٢٣٤٥٦٧٨٩ ۷ ०९ ০৯ ๐๙ ７";
const SECRET = "نور٩٩";

const hours = weekly({ note: TYPED });
const document = documentOf({
  hotel: {
    name: `بيت ${TYPED}`,
    description: TYPED,
    address: TYPED,
    phone: "+٩٦٢ ٦ ٠٠٠ ٠١٠٠",
    check_in: "03:00 PM",
    check_out: TYPED,
    breakfast: TYPED,
    night_entry: TYPED,
    before_leaving: TYPED,
    reception_hours: hours,
    legal_name: TYPED,
  },
  sections: Object.fromEntries(
    SECTIONS.map(({ id, table, fields }) => {
      const texts = Object.entries(fields).filter(([, { kind }]) => kind === "text" || kind === "longText");
      const typed = Object.fromEntries(texts.map(([column]) => [column, `${column} ${TYPED}`]));
      const held = "details" in fields ? { details: { [TYPED]: TYPED } } : {};
      return [id, [{ ...exampleRow(table), ...typed, ...held, hours }]];
    }),
  ),
  parts: {
    wifi: [{ name: "Guests", password: SECRET, shown_to: "everybody" }],
    messages: ["request"],
    topics: ["taxi"],
    announcements: [],
  },
});

const moment = "2026-06-10T09:00:00";
const hotel = { ...document.hotel, emergency: ["٩١١"] };
const offers = { taxi: { price: 2500, currency: "EUR", line: "٢٥ minutes" } };
const open = { hotel, topics: ["taxi"], hours: { taxi: hours }, offers, questions: [], keep_days: 30 };
const sent = {
  hotel,
  hours,
  message: {
    kind: "request",
    topic: "taxi",
    state: "new",
    created_at: moment,
    keep_until: moment,
    texts: [],
  },
};

test.each(offered)(
  "All views in %s have European digits alone, and a password as it is typed",
  (language) => {
    const drawn = (asked: object) => renderHotel(document, SITE, { language, ...asked }).html;
    const twins = Object.keys(TWINS) as Twin[];
    const views = [
      drawn({}),
      drawn({ languages: true }),
      ...LEGAL_PAGES.map((legal) => drawn({ legal })),
      ...twins.map((twin) => drawn({ twin })),
      ...Object.keys(FORMS).map((kind) => {
        const filling = { typed: {}, problems: {} };
        return renderForm(kind as GuestKind, open as unknown as OpenForm, filling as never, SITE, language)
          .html;
      }),
      renderSent(
        sent as unknown as SentMessage,
        { text: "", token: "", isOpen: false },
        { ...SITE, ...TOLD },
        language,
      ).html,
      renderNotFound(language).html,
    ];
    for (const html of views) expect(html.replaceAll(SECRET, "").match(OTHERS)).toBeNull();
    expect(views[0]).toContain(SECRET);
    expect(views[0]).toContain("0123456789 7 09 09 09 7");
  },
);

test("A digit of another script is found by its value", () => {
  expect(latinDigits("غرفة ١٢")).toBe("غرفة 12");
  expect(wordsOf("غرفة ۱۲")).toContain("12");
});
