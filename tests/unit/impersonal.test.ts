import { describe, expect, test } from "vitest";
import { impersonal } from "../../src/admin/inbox/conversation/impersonal.ts";

describe("What only concerns who wrote it is taken out, and said", () => {
  test.each([
    ["Is the pool heated? Room 214, Anna", ["Room 214", "Anna"], "Is the pool heated? …, …"],
    [
      "Can we leave our luggage? We are in 104, Peter",
      ["Peter"],
      "Can we leave our luggage? We are in 104, …",
    ],
    ["Gibt es Hafermilch? Danke, Anna Berg!", ["Anna Berg"], "Gibt es Hafermilch? Danke, …!"],
    ["Is there a gym, thanks Tom", ["Tom"], "Is there a gym, thanks …"],
    ["Où est le parking ? Merci. Jean", ["Jean"], "Où est le parking ? Merci. …"],
    ["Gibt es Hafermilch?\nLG aus Zimmer 7\nFamilie Gruber", ["Zimmer 7", "Familie Gruber"], undefined],
    ["Can you call +43 660 123 45 67 about the taxi?", ["+43 660 123 45 67"], undefined],
    ["Écrivez à jean.dupont@mail.example, chambre 12", ["jean.dupont@mail.example", "chambre 12"], undefined],
    ["My name is Anna Berg. Is there a gym?", ["Anna Berg"], "My name is …. Is there a gym?"],
    ["Frau Huber said the sauna is open?", ["Frau Huber"], "… said the sauna is open?"],
    ["プールはありますか？ 205号室", ["205号室"], "プールはありますか？ …"],
    ["هل يوجد مسبح؟ غرفة 31", ["غرفة 31"], "هل يوجد مسبح؟ …"],
  ])("%j", (written, removed, text) => {
    const found = impersonal(written);
    expect(found.removed).toEqual(removed);
    if (text) expect(found.text).toBe(text);
  });

  test("and what the message and the house know", () => {
    const { text, removed } = impersonal("Marta said 31b is quiet, is 131b?", ["31b", null, "Marta", " "]);
    expect(text).toBe("… said … is quiet, is 131b?");
    expect(removed).toEqual(["Marta", "31b"]);
    expect(impersonal("It is (a) + b?", ["(a) + b"]).text).toBe("It is …?");
  });
});

describe("What others need stays", () => {
  test.each([
    "Breakfast is from 7:30 to 10:00, on Sundays until 11.",
    "The bus 840 leaves at 08:15 and costs 12.50 €. On 2026-12-24 and 1.1.2027 there is none.",
    "Room service ends at 22:00; rooms are ready at 15:00.",
    "Parkplätze gibt es hinter dem Haus. Einfahrt 2,10 m hoch.",
    "Is the minibar free? Yes, and refilled each day.",
    "Do you have a crib?\nwe arrive late",
    "Gibt es Saft, Tee oder Kaffee? Wo gibt es Handtücher, Seife und Bademäntel?",
    "Which is the nearest beach with showers, the one near Rovinj",
  ])("%s", (written) => {
    expect(impersonal(written)).toEqual({ text: written, removed: [] });
  });
});
