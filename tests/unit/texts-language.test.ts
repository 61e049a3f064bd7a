import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { languageOfTexts } from "../../src/admin/content/hotel/texts-language.ts";

const FOLDER = "src/lib/messages";
const CATALOGUES = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name) => [name.replace(".json", ""), `${FOLDER}/${name}`] as const);

describe("The language of a house's texts is told by", () => {
  test.each(CATALOGUES)("thirty short ones in %s", async (language, file) => {
    const { messages } = JSON.parse(readFileSync(file, "utf8")) as { messages: Record<string, string> };
    const texts = Object.values(messages)
      .filter((text) => !text.includes("{") && text.length >= 10)
      .slice(0, 30);
    expect(texts).toHaveLength(30);
    // Norwegian is too near to Danish: then nobody is asked.
    expect([language, ...(language === "nb" ? [undefined] : [])]).toContain(await languageOfTexts(texts));
  });

  test("English ones", async () => {
    const texts = [
      "Breakfast is served from 7 to 10 in the garden room.",
      "Please ask us the day before, it depends on who arrives after you.",
    ];
    expect(await languageOfTexts([...texts, "The sauna is open every evening; please bring a towel."])).toBe(
      "en",
    );
  });

  test("one after the other, so that a press waits for one at most", async () => {
    const pauses = vi.fn((goOn: () => void) => goOn());
    vi.stubGlobal("requestIdleCallback", pauses);
    const texts = [
      "Ask us the day before, please",
      "The sauna is open every evening",
      "Bring your own towel, it is cold",
    ];
    await languageOfTexts([...texts, "Breakfast is served in the garden room, from seven to ten"]);
    vi.unstubAllGlobals();
    expect(pauses).toHaveBeenCalledTimes(4);
  });

  test.each([
    ["a few words", ["Sauna", "WLAN", "Frühstück"]],
    ["numbers", Array(60).fill("+43 5226 55500")],
  ])("not by %s", async (_, texts) => {
    expect(await languageOfTexts(texts)).toBeUndefined();
  });
});
