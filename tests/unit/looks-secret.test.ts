/** Texts for guests that look like secrets. The second half of each list was written before the words, and not used for choosing them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { secretIn } from "../../src/admin/rows/looks-secret.ts";

const SECRET: readonly (readonly [text: string, code: string])[] = [
  ["The door code is 4711.", "4711"],
  ["Enter 4711# at the gate", "4711#"],
  ["PIN: 0815", "0815"],
  ["Wi-Fi password: sunny2024x", "sunny2024x"],
  ["Der Türcode lautet 2580", "2580"],
  ["Passwort: Sommer2024", "Sommer2024"],
  ["Le code de la porte est le 7391", "7391"],
  ["El código de la puerta es 5566", "5566"],
  ["Il codice del cancello: 9081", "9081"],
  ["O código do portão é 3344", "3344"],
  ["De deurcode is 6677", "6677"],
  ["Dørkoden: dørkode 8899", "8899"],
  ["Portkod 1212", "1212"],
  ["Ovikoodi on 4545", "4545"],
  ["Kod do drzwi: 7788", "7788"],
  ["Kód dveří je 6060", "6060"],
  // Held back.
  ["Key box by the entrance, code for the box 9142", "9142"],
  ["Schlüsselbox links, Zahlencode 5150", "5150"],
  ["Digicode : 7392", "7392"],
  ["Clave del wifi: playa2023", "playa2023"],
  ["Codice della cassaforte 4420", "4420"],
  ["Ajtókód: 3151", "3151"],
  ["Codul de la ușă este 8080", "8080"],
  ["Κωδικός εισόδου: 2468", "2468"],
  ["Kapı şifresi 1357", "1357"],
  ["Код від дверей: 9753", "9753"],
  ["رمز الباب هو 4821", "4821"],
  ["קוד הדלת: 7410", "7410"],
  ["दरवाज़े का कोड 3690 है", "3690"],
  ["大门密码：8527", "8527"],
  ["玄関の暗証番号は9630です", "9630"],
  ["현관 비밀번호는 7531입니다", "7531"],
  ["Press *1234# after ten at night", "*1234#"],
  ["Passord: fjord2025", "fjord2025"],
];

const HARMLESS = [
  "Breakfast from 7 to 10:30",
  "The pool is open since 1998.",
  "Our dress code is casual; 4000 guests a year come.",
  "Room service: dial 101",
  "Scan the code in your room.",
  "Kurtaxe 2,50 € pro Nacht, Postleitzahl 6391",
  "Bring your own towel. The bus 4022 leaves at 14:05.",
  "The safe holds a laptop. Choose your own code of four digits.",
  // Held back.
  "Le musée date de 1867, entrée 12 €.",
  "Ask reception for the Wi-Fi password.",
  "Votre code promo est au dos de la carte.",
  "El código de vestimenta es informal.",
  "Call +43 5354 12345, or 112 in danger.",
  "Kennwörter fragen Sie bitte an der Rezeption.",
  "Pineapple juice 2024, pinball from 1977",
  "PIN codes are never asked for by our staff.",
];

test.each(SECRET)("“%s” says a code", (text, code) => {
  expect(secretIn(text)).toBe(code);
});

test.each(HARMLESS)("“%s” says none", (text) => {
  expect(secretIn(text)).toBeUndefined();
});

test("Of all texts of the sample hotels and the suggestions, the one that says its Wi-Fi's password says one", () => {
  const root = join(import.meta.dirname, "../..");
  const files = ["samples", "src/suggestions/texts", "src/server/sample-hotel"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(root, folder, name), "utf8")),
  );
  const texts = files.flatMap((source) =>
    Array.from(
      source.replaceAll(/password: "[^"]*"/g, "").matchAll(/"((?:[^"\\\n]|\\.){4,})"/g),
      ([, text = ""]) => text,
    ),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap((text) => secretIn(text) ?? [])).toEqual(["rumman1912"]);
});
