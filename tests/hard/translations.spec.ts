import { expect } from "../e2e/support/fixtures.ts";
import { proTest as test } from "../e2e/support/pro.ts";
import { addAmenity, setHotel } from "../e2e/support/rows.ts";

const NAME = "Garden pool";
const SOURCE = "Heated, 28 °C, from May on";

const ADDED = { description: SOURCE, timing: "7 to 20", location: "By the trees" };

test("A browser translates on the device what is missing, and leaves what would lose a number to the owner", async ({
  page,
  owner,
}) => {
  const { api, hotel } = owner;
  await setHotel({ api, hotel }, { languages: ["de"] });
  await addAmenity(owner, NAME, ADDED);
  // The documented API: https://developer.mozilla.org/docs/Web/API/Translator
  await page.addInitScript(() => {
    class Translator {
      static async availability(): Promise<string> {
        return "downloadable";
      }
      static async create({ monitor }: { monitor: (monitor: EventTarget) => void }): Promise<Translator> {
        const loading = new EventTarget();
        monitor(loading);
        loading.dispatchEvent(new ProgressEvent("downloadprogress", { loaded: 1, total: 1 }));
        return new Translator();
      }
      async translate(text: string): Promise<string> {
        return `Auf Deutsch: ${text.replace("28 °C", "viel")}`;
      }
      destroy(): void {}
    }
    Object.assign(window, { Translator });
  });
  await page.goto("/admin/languages?language=de");
  const start = page.getByRole("button", { name: "Translate on this device" });
  await expect(start).toBeVisible();
  const filters = page.getByRole("group", { name: "Which texts" });
  const before = await filters.boundingBox();
  await start.click();
  await expect(page.getByText("1 left for you to translate")).toBeVisible();
  await expect(page.getByText(/^4 of 5 texts translated · 1 missing/)).toBeVisible();
  await expect(start).toBeVisible();
  await expect.poll(async () => (await filters.boundingBox())?.y, "a run moves nothing").toBe(before?.y);
  await page.getByRole("button", { name: /^All \d/ }).click();
  await expect(page.getByLabel(`${NAME}: Amenity Name`)).toHaveValue(`Auf Deutsch: ${NAME}`);
  await expect(page.getByLabel(`${NAME}: Description`)).toHaveValue("");
  await expect(page.getByText("By machine").first()).toBeVisible();
});

test("One press offers three languages and has them translated while the owner reads on", async ({
  page,
  owner,
  phone,
}) => {
  await addAmenity(owner, NAME, ADDED);
  await page.addInitScript(() => {
    class Translator {
      readonly #to: string;
      constructor(to: string) {
        this.#to = to;
      }
      static async availability({ targetLanguage }: { targetLanguage: string }): Promise<string> {
        return targetLanguage === "es" ? "unavailable" : "available";
      }
      static async create({ targetLanguage }: { targetLanguage: string }): Promise<Translator> {
        return new Translator(targetLanguage);
      }
      async translate(text: string): Promise<string> {
        return `${this.#to}: ${text}`;
      }
      destroy(): void {}
    }
    Object.assign(window, { Translator });
  });
  await page.goto("/admin/languages");
  await page.getByRole("button", { name: "Offer It in German, French, and Italian" }).click();
  await page.getByRole("link", { name: "Deutsch", exact: true }).waitFor();
  await page.getByRole("link", { name: "Deutsch", exact: true }).click();
  await page.getByRole("link", { name: "Back to Languages" }).click();
  await expect(page.getByText("5 texts translated.")).toHaveCount(3);
  await expect(page.getByText(/^5 of 5 texts translated/)).toHaveCount(3);
  await phone.goto(`/view/${owner.hotel.id}?lang=it`);
  await expect(phone.getByText(`it: ${NAME}`).first()).toBeVisible();

  // Nothing of this device or site translates into Spanish: it says so, and guests still read English.
  await page.getByRole("button", { name: "Spanish" }).click();
  await expect(page.getByText("translation is off here")).toBeVisible();
  await page.getByRole("button", { name: "Offer It in Spanish" }).click();
  await expect(page.getByText("Guests still read English.")).toBeVisible();
});

test("Where nothing translates, suggested texts are translated at once, and a press that would do nothing is not offered", async ({
  page,
  owner,
  phone,
}) => {
  await addAmenity(owner, NAME, ADDED);
  const { api, hotel } = owner;
  await api
    .from("amenities")
    .insert({
      ...{ hotel_id: hotel.id, name: "Hair dryer", description: "For you to use during your stay." },
      ...{ timing: "At any time", location: "In your room" },
    })
    .throwOnError();
  await page.addInitScript(() => {
    Object.assign(window, { Translator: { availability: async () => "unavailable" } });
  });
  await page.goto("/admin/languages");
  for (const other of ["Français · French", "Italiano · Italian"])
    await page.getByRole("button", { name: other }).click();
  await expect(page.getByText("German: 4 at once, the rest by spreadsheet")).toBeVisible();
  await page.getByRole("button", { name: "Offer It in German" }).click();
  await expect(page.getByText(/^4 of 9 texts translated · 5 missing$/)).toBeVisible();
  await expect(page.getByText("translation is off here")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Translate German/ })).toHaveCount(0);
  await phone.goto(`/view/${hotel.id}?lang=de`);
  await expect(phone.getByText("Haartrockner").first()).toBeVisible();
  await expect(phone.getByText(NAME).first()).toBeVisible();
  await expect(phone.getByText("Automatisch übersetzt")).toHaveCount(0);

  // Later suggestions are offered by the button again.
  await api
    .from("amenities")
    .insert({
      ...{ hotel_id: hotel.id, name: "Kettle", description: "For a cup of tea or coffee in your room." },
      ...{ timing: "At any time", location: "In your room" },
    })
    .throwOnError();
  await page.reload();
  await expect(page.getByText("German: 4 of 13 at once, the rest by spreadsheet")).toBeVisible();
  await page.getByRole("button", { name: "Translate German" }).click();
  await expect(page.getByText(/^8 of 13 texts translated · 5 missing$/)).toBeVisible();
});

test("A language that the browser does not get loaded says why it waits, and is stopped in the list; the others go on", async ({
  page,
  owner,
}) => {
  await addAmenity(owner, NAME, ADDED);
  await page.addInitScript(() => {
    class Translator {
      static async availability(): Promise<string> {
        return "downloadable";
      }
      static async create({
        targetLanguage,
        signal,
      }: {
        targetLanguage: string;
        signal: AbortSignal;
      }): Promise<Translator> {
        if (targetLanguage === "de")
          await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        return new Translator();
      }
      async translate(text: string): Promise<string> {
        return `Traduit: ${text}`;
      }
      destroy(): void {}
    }
    Object.assign(window, { Translator });
  });
  await page.goto("/admin/languages");
  await page.getByRole("button", { name: "Offer It in German, French, and Italian" }).click();
  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(row("Deutsch")).toContainText("Loading this language: 0 %. This may take minutes");
  await expect(row("Français")).toContainText("Waiting for the other languages.");
  // Also one whose turn has not come.
  await page.getByRole("button", { name: "Stop Italiano" }).click();
  await expect(row("Italiano")).toContainText("0 texts translated.");
  await page.getByRole("button", { name: "Stop Deutsch" }).click();
  await expect(row("Français")).toContainText("5 texts translated.");
  await expect(row("Deutsch")).toContainText("0 of 5 texts translated");
  await expect(row("Italiano")).toContainText("0 of 5 texts translated");
  await expect(page.getByRole("button", { name: /^Stop / })).toHaveCount(0);
});

test("Nobody on Pro is told to upgrade while the plan is not known yet", async ({ page }) => {
  const known = Promise.withResolvers<void>();
  await page.route("**/rest/v1/stripe_user_subscriptions*", (route) =>
    known.promise.then(() => route.continue()),
  );
  const texts = page.waitForResponse((response) => response.url().includes("translation_progress"));
  await page.goto("/admin/languages");
  await texts;
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(page.getByLabel("Add a language")).toHaveCount(0);
  known.resolve();
  await page.getByLabel("Add a language").selectOption("de");
  await expect(page.getByRole("link", { name: "Translate Deutsch" })).toBeVisible();
});

test("The language of the texts is chosen only where they do not tell it", async ({ page, owner }) => {
  const language = page.getByLabel("Language of Your Texts");
  await page.goto("/admin/languages");
  await expect(page.getByText("Texts in English. Right?")).toBeVisible();
  await page.getByRole("button", { name: "Change the language of your texts" }).click();
  await language.selectOption("Français");
  await expect(page.getByText(/^You write in French/)).toBeVisible();

  for (const description of [
    "Frühstück gibt es im Wintergarten, mit Brot aus dem eigenen Ofen und Marmelade von den Bäumen hinter dem Haus.",
    "Die Sauna ist jeden Abend geöffnet. Bitte sagen Sie an der Rezeption, wann Sie kommen möchten.",
  ])
    await addAmenity(owner, description.slice(0, 9), { description, location: "Im Haus", timing: "Täglich" });
  await page.reload();
  await page.getByRole("button", { name: "Yes, German" }).click();
  await expect(page.getByText(/^You write in German/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^You write in German/)).toBeVisible();
  // Read from the device, the answer comes at once.
  await page.waitForLoadState("networkidle");
  await expect(page.getByText(/Right\?/)).toHaveCount(0);
  await expect(language).toHaveCount(0);
});
