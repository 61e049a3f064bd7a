/** Guests with large text: on every view nothing is cut off, and what is dialled or typed stands on one line. */
import type { Page } from "@playwright/test";
import { makeSampleHotel } from "../../samples/make.ts";
import { PENSION } from "../../samples/pension.ts";
import { RIAD } from "../../samples/riad.ts";
import { open, type SampleHotel } from "../../samples/sample.ts";
import type { Owner } from "../../testbed/owner.ts";
import { expectNoViolations } from "../e2e/support/barriers.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { faultsOfLargeText, setTextSize } from "../e2e/support/large-text.ts";
import { keptOffline } from "../e2e/support/pages/guest-page.ts";
import { sendAsAPerson } from "../e2e/support/send-as-a-person.ts";

const WIDTHS = [195, 320, 390, 768, 1280];
const SIZES = [100, 200, 300];

/** Words without spaces between them. */
const THAI: SampleHotel = {
  ...PENSION,
  kind: "A Thai hotel",
  hotel: {
    ...PENSION.hotel,
    name: "โรงแรมประภาคารริมทะเลอันดามัน",
    address: "14 ถนนเลียบชายหาด ตำบลเกาะยาว อำเภอเกาะยาว จังหวัดพังงา",
    country: "TH",
    phone: "+66 76 000 100",
    description: "บ้านพักริมทะเลที่เปิดประตูต้อนรับแขกทุกคนตั้งแต่ปีหนึ่งพันเก้าร้อยแปดสิบสอง",
    breakfast: "ตั้งแต่เจ็ดโมงเช้าถึงสิบโมงครึ่ง",
    language: "en",
  },
  rows: {
    amenities: [
      {
        name: "สระว่ายน้ำกลางสวนมะพร้าว",
        description: "น้ำอุ่นตลอดปีและมีร่มเงาในตอนบ่าย",
        timing: "ทุกวัน",
        hours: open("09:00-18:00"),
        location: "ข้างร้านอาหาร",
      },
    ],
    faqs: [{ question: "เช็คเอาต์ช้ากว่ากำหนดได้หรือไม่", answer: "ได้ หากห้องยังว่างอยู่", category: "General" }],
    important_contacts: [
      { type: "emergency", label: "เหตุฉุกเฉินและรถพยาบาล", number: "1669" },
      { type: "hotel", label: "แผนกต้อนรับตลอดยี่สิบสี่ชั่วโมง", number: "+66 76 000 100" },
    ],
  },
  own: [],
};

const HOTELS = [
  { tag: "de", sample: PENSION },
  { tag: "ar", sample: RIAD },
  { tag: "en", sample: THAI },
];

test.use({ refusals: ["no answer", 404], serviceWorkers: "allow" });

for (const { tag, sample } of HOTELS) {
  test(`${sample.kind}: at every width and text size all is in sight, and every number whole`, async ({
    page,
    baseURL,
  }) => {
    const found: string[] = [];
    for await (const view of viewsOf(page, await hotelOf(baseURL ?? "", sample), tag)) {
      for (const size of SIZES) {
        await setTextSize(page, size);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          const faults = await faultsOfLargeText(page);
          found.push(...faults.map((fault) => `${view}, ${width} px, ${size} %: ${fault}`));
        }
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await setTextSize(page, 200);
      await expectNoViolations(page, `${view} at 200 %`);
    }
    expect(found).toEqual([]);
  });
}

async function hotelOf(url: string, sample: SampleHotel): Promise<Owner> {
  const owner = await makeSampleHotel(url, sample, { isCopy: true });
  const rows = ["request", "feedback", "lost"].map((kind) => ({
    hotel_id: owner.hotel.id,
    kind,
    is_on: true,
  }));
  await owner.api.from("message_kinds").insert(rows).throwOnError();
  return owner;
}

/** Opens one view after the other. */
async function* viewsOf(page: Page, { hotel }: Owner, tag: string): AsyncGenerator<string> {
  const home = `/view/${hotel.id}?lang=${tag}`;
  for (const path of [`/view/${hotel.id}?lang=`, "/view/999999999", "/qr-scanner"]) {
    await page.goto(path);
    yield path;
  }
  for (const kind of ["request", "feedback", "lost"]) {
    await page.goto(`/view/${hotel.id}/${kind}?lang=${tag}`);
    yield kind;
  }
  await page.goto(`/view/${hotel.id}/request?lang=${tag}`);
  await page.getByRole("radio").first().check();
  yield "help";
  await page.locator("input[type=text]").first().fill("12");
  await sendAsAPerson(page, SEND[tag] ?? "Send");
  await expect(page.locator("[data-state]")).toBeVisible();
  yield "sent";

  await page.goto(home);
  yield "home";
  await page.locator(".today > summary").click();
  yield "hours below the cover";
  for (const section of await page
    .locator(".tile[href]")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("href") ?? ""))) {
    await page.goto(home + section);
    // Also hours' tables.
    await page.locator("summary:visible").evaluateAll((all) => {
      for (const summary of all) (summary.parentElement as HTMLDetailsElement).open = true;
    });
    yield section;
  }
  await page.goto(home);
  await page.getByRole("searchbox").fill("a");
  yield "search";

  await keptOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator(".saved")).toBeVisible();
  yield "saved";
  await page.goto("/view/1");
  await expect(page.locator(".dock")).toBeHidden();
  yield "no connection";
}

const SEND: Readonly<Record<string, string>> = { de: "Senden", ar: "إرسال" };
