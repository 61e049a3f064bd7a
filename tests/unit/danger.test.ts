/** Which words of guests raise the mark of danger. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dangerReader, plainLetters } from "../../src/lib/danger/reader.ts";
import { DANGER_WORDS } from "../../src/lib/danger/words.ts";
import { MESSAGES_EN } from "../../src/lib/messages/en.ts";
import type { LanguageTag } from "../../src/lib/messages/languages.ts";
import type { Catalogue } from "../../src/lib/messages/message.ts";
import { EVERYDAY as EVERYDAY_PHRASES } from "../../src/server/danger/everyday.ts";
import { MORE_WORDS } from "../../src/server/danger/more-words.ts";
import { TABLES } from "../../src/server/danger/tables.ts";
import { speaksOfDanger } from "../../src/server/messages/danger.ts";
import {
  AFTERWARDS,
  EVERYDAY,
  HURRIED,
  LATER,
  PLAIN,
  SENTENCES,
  type Sentence,
  SPLIT,
  STRANGERS,
} from "./support/danger/sentences.ts";

const FOLDER = join(import.meta.dirname, "../../src/lib/messages");
const TAGS = readdirSync(FOLDER).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);
const catalogueOf = (tag: string) =>
  JSON.parse(readFileSync(join(FOLDER, `${tag}.json`), "utf8")) as Catalogue;

const wrong = (sentences: readonly Sentence[]) =>
  sentences.filter(({ text, language, inDanger }) => speaksOfDanger(text, language) !== inDanger);

test("The sentences that the words were tuned on are told apart, in twelve languages", () => {
  expect(wrong(SENTENCES.filter(({ tuned }) => tuned))).toEqual([]);
});

test("Of the sentences that nobody tuned on, hardly any is wrong", () => {
  const held = SENTENCES.filter(({ tuned }) => !tuned);
  const inDanger = held.filter((sentence) => sentence.inDanger);
  const ordinary = held.filter((sentence) => !sentence.inDanger);
  // Decision 0098 states these figures.
  expect([inDanger.length, wrong(inDanger).length]).toEqual([120, 0]);
  expect([ordinary.length, wrong(ordinary).length]).toEqual([120, 0]);
});

test("Danger that is told in a hurry is heard, in 24 languages", () => {
  const missed = (tuned: boolean) =>
    wrong(HURRIED.filter((sentence) => sentence.inDanger && sentence.tuned === tuned)).length;
  // Decision 0098 states these figures.
  expect([missed(true), missed(false)]).toEqual([0, 2]);
});

test("What everybody writes is not taken for danger: knives and forks, smoking, toys, addresses", () => {
  expect(wrong(HURRIED.filter(({ inDanger }) => !inDanger))).toEqual([]);
});

/** The languages in which more of these are read wrongly than may be. */
function tooOftenWrong(sentences: readonly Sentence[], most: number): string[] {
  return [...new Set(sentences.map(({ language }) => language))].filter((tag) => {
    const those = sentences.filter(({ language }) => language === tag);
    return wrong(those).length > most * those.length;
  });
}

test.each([true, false])(
  "What hurts whom is heard as guests say it, in each of 24 languages; tuned: %s",
  (tuned) => {
    const those = PLAIN.filter((sentence) => sentence.tuned === tuned);
    expect(those.length).toBe(480);
    const [inDanger, ordinary] = [true, false].map((is) => those.filter((one) => one.inDanger === is));
    expect(tooOftenWrong(inDanger ?? [], 0.03)).toEqual([]);
    expect(tooOftenWrong(ordinary ?? [], 0.02)).toEqual([]);
  },
);

test("So are sentences that were written when the tables stood", () => {
  const count = (is: boolean) => wrong(AFTERWARDS.filter(({ inDanger }) => inDanger === is)).length;
  // Decision 0098 states these figures.
  expect([AFTERWARDS.length, count(true), count(false)]).toEqual([240, 0, 1]);
});

test("What strangers to the tables wrote stays heard, and stays ordinary", () => {
  expect(STRANGERS.length).toBe(1824);
  const [inDanger, ordinary] = [true, false].map((is) => STRANGERS.filter((one) => one.inDanger === is));
  expect(wrong(inDanger ?? []).length / 912).toBeLessThanOrEqual(0.03);
  expect(wrong(ordinary ?? []).length / 912).toBeLessThanOrEqual(0.02);
});

test.each<[string, string]>([
  ["en", "my chest hurts"],
  ["en", "chst pain pls come"],
  ["en", "my heart is racing and won’t stop"],
  ["it", "mi fa male il petto"],
  ["ar", "قلبي يؤلمني"],
  ["de", "Ich kann nicht atmen"],
  ["de", "Brustschmerzn"],
  ["ja", "胸が苦しい"],
  ["zh-Hans", "胸好闷"],
  ["el", "ponaei to stithos mou"],
])("Verb and part of the body are danger in %s: %s", (language, text) => {
  expect(speaksOfDanger(text, language)).toBe(true);
});

/** Kinds that somebody missed who had not seen the tables; each beside what is nobody's danger. */
test.each<[string, string, boolean]>([
  ["en", "somebody is trying to kick my door in", true],
  ["en", "the kids kicked a ball against the door, sorry", false],
  ["fr", "quelqu'un essaie de défoncer ma porte", true],
  ["pl", "ktoś wyważa mi drzwi", true],
  ["tr", "biri kapımı kırmaya çalışıyor", true],
  ["es", "me quiero matar ya no puedo mas", true],
  ["da", "jeg har taget alle mine piller og vil bare dø", true],
  ["ko", "죽고싶어요 더이상 못버티겠어요", true],
  ["he", "אין לי כוח לחיות יותר לקחתי מלא כדורים", true],
  ["en", "could you send more pillows, all are taken", false],
  ["de", "kind hat spülmaschinentab verschluckt", true],
  ["de", "gibt es Spülmaschinentabs in der Küche?", false],
])("In %s %j is heard as danger: %s", (language, text, isHeard) => {
  expect(speaksOfDanger(text, language)).toBe(isHeard);
});

test.each<[string, string, boolean]>([
  ["en", "my girlfriend took a whole box of sleeping pills", true],
  ["en", "I took a tablet for my headache, when does the pool close", false],
  ["de", "unser Sohn lag am Boden vom Pool, wir haben ihn rausgezogen", true],
  ["de", "Der Pool hat meiner Frau sehr gut gefallen", false],
  ["nl", "iemand heeft iets in haar drankje gedaan", true],
  ["sv", "min man skakar i hela kroppen och ögonen rullar", true],
  ["da", "min søn tabte sine briller på bunden af poolen", false],
  ["fr", "elle menace de sauter du balcon", true],
  ["it", "parto domani, a che ora è la colazione", false],
  ["fi", "käytävällä on mies puukko kädessä", true],
  ["fi", "hana vuotaa paljon, vettä joka paikassa", false],
])(
  "Pills, pools, balconies and knives are danger or not by what is done, in %s: %s",
  (language, text, isHeard) => {
    expect(speaksOfDanger(text, language)).toBe(isHeard);
  },
);

test.each<[string, string, boolean]>([
  ["en", "he swam out an hour ago and is not back", true],
  ["en", "My husband went swimming, is the pool open until ten?", false],
  ["de", "mein dementer Vater ist im Schlafanzug raus auf die Straße", true],
  ["fr", "il ne me laisse pas sortir de la chambre", true],
  ["it", "mi ha chiusa in bagno e non mi fa uscire", true],
  ["es", "se oye a una mujer suplicando y golpes al lado", true],
  ["es", "Los vecinos gritan y se oye todo por la pared", false],
  ["nb", "vannet renner ned i sikringsskapet", true],
  ["da", "Stikkontakten virker ikke og vandhanen drypper", false],
  ["pl", "starszy pan leży na korytarzu i nie odpowiada", true],
  ["pl", "Walizka żony leży w korytarzu przy windzie", false],
  ["tr", "gardırop çocuğun üstüne devrildi, altında kaldı", true],
  ["ja", "祖母が浴槽から出られません", true],
  ["ko", "사우나 문이 잠겨 있는데 언제 열어요?", false],
  ["pt", "um escorpião picou-me, a perna inchou", true],
  ["de", "Meine Tochter hat eine Wespe gestochen, haben Sie Eis?", false],
  ["hu", "Hol lesz a mentősök bálja?", false],
  ["zh-Hans", "急救培训在几楼", false],
])("What happens to others, or is told calmly, is danger or not, in %s: %s", (language, text, isHeard) => {
  expect(speaksOfDanger(text, language)).toBe(isHeard);
});

test.each<[string, boolean]>([
  ["S.O.S. room 12", true],
  ["H E L P", true],
  ["h-e-l-p me", true],
  ["h\u200be\u200blp m\u200be", true],
  ["HEEEELPPPPP", true],
  ["FIIIIRE!!!", true],
  ["🆘", true],
  ["🆘🆘 room 12", true],
  ["ＨＥＬＰ", true],
  ["П О М О Г И Т Е", true],
  ["we stayed at the B & B, then J. R. R. Tolkien", false],
  ["Sooooo nice, mmmm, brrr", false],
  ["🔥🔥🔥 breakfast", false],
  ["Schifffahrt, Brennnessel", false],
])(
  "Spelt letter by letter, drawn out or with invisible letters, %j is heard as danger: %s",
  (text, isHeard) => {
    expect(speaksOfDanger(text, "en")).toBe(isHeard);
  },
);

/** Texts of guests whose language the page does not have. */
test.each<[string, boolean]>([
  ["ช่วยด้วย", true],
  ["ไฟไหม้ห้อง 12", true],
  ["cứu tôi với", true],
  ["cháy nhà", true],
  ["tolong", true],
  ["ada kebakaran di kamar", true],
  ["upomoć", true],
  ["мы застряли в лифте", true],
  ["муж не дышит", true],
  ["помогите пожалуйста", true],
  ["Имате ли сауна", false],
  ["минутку, пожалуйста, где лифт", false],
  ["tolong handuk dua", false],
  ["ขอผ้าเช็ดตัวสองผืน", false],
  ["cho tôi hai khăn tắm", false],
  ["món chay", false],
  ["cừu với cơm", false],
  ["di mana matahari tenggelam?", false],
  ["вызовите такси, пожалуйста", false],
])("In a language that no page has, %j is heard as danger: %s", (text, isHeard) => {
  expect(speaksOfDanger(text, "en")).toBe(isHeard);
});

test("Somebody in danger is heard whatever language the page has", () => {
  expect(["it", "ar", "ja"].map((page) => speaksOfDanger("mein Herz tut weh", page))).toEqual([
    true,
    true,
    true,
  ]);
});

test("Detectors that blink, idioms of dying, certificates and what is not needed are none, in 24 languages; danger beside them is", () => {
  expect(EVERYDAY).toHaveLength(24 * 14);
  expect(wrong(EVERYDAY)).toEqual([]);
});

test("Fires, pursuers, fists on doors and who cannot be woken are heard in 24 languages", () => {
  const count = (is: boolean) => wrong(LATER.filter(({ inDanger }) => inDanger === is)).length;
  // Decision 0098 states these figures.
  expect([LATER.length, count(true), count(false)]).toEqual([318, 0, 5]);
});

test.each<[string, string, boolean]>([
  ["en", "the curtain is on fire, sparks from the socket", true],
  ["es", "la moqueta está ardiendo", true],
  ["pl", "wykładzina się pali", true],
  ["pl", "światło się pali w łazience, jak je zgasić?", false],
  ["hi", "कालीन जल रहा है", true],
  ["fr", "mon mari est devenu tout bleu", true],
  ["nl", "een man volgde mij tot aan mijn kamer", true],
  ["ko", "어떤 남자가 방까지 따라왔어요", true],
  ["en", "He is not breathing, I need a doctor", true],
  ["it", "non respira, ho bisogno di un medico", true],
  ["en", "I want to report an assault to the police", true],
])("What only the server's words say is danger or not, in %s: %s", (language, text, isHeard) => {
  expect(speaksOfDanger(text, language)).toBe(isHeard);
});

test.each<[string, string]>([
  ["en", "my back hurts, do you have another pillow"],
  ["en", "The heart of the city, and now my feet hurt"],
  ["en", "My back hurts and my heart is full of joy"],
  ["en", "I have a sore throat, could I have tea"],
  ["en", "Our wake-up call did not come, my wife missed her train"],
  ["de", "Herzlichen Dank, nur die Füße tun weh"],
  ["de", "Das Bein vom Tisch ist gebrochen"],
  ["da", "Vejret er ikke godt"],
  ["ja", "息子がぬいぐるみをなくしました"],
  ["ro", "Piept de pui fără sos"],
])("What everybody's holiday hurts, or what else has a heart, is none in %s: %s", (language, text) => {
  expect(speaksOfDanger(text, language)).toBe(false);
});

test("A word of danger that is written as two is heard; two ordinary words make none", () => {
  const count = (inDanger: boolean, tuned: boolean) =>
    wrong(SPLIT.filter((sentence) => sentence.inDanger === inDanger && sentence.tuned === tuned)).length;
  // Decision 0098 states these figures.
  expect([count(true, true), count(true, false), count(false, true), count(false, false)]).toEqual([
    1, 0, 0, 3,
  ]);
});

test.each([
  ...[
    "heart attck",
    "heartattack",
    "he cant breath",
    "we need an ambulence",
    "emergancy in 12",
    "he isn’t breathing",
  ],
  ...[
    "There is smoke in the garden",
    "smoke on the third floor",
    "my daughter's missing",
    "we need a doctor who comes now",
  ],
])("A mistake, or an everyday word beside it, hides no danger: %s", (text) => {
  expect(speaksOfDanger(text, "en")).toBe(true);
});

test.each<[string, string]>([
  ["de", "Herzinfakt"],
  ["de", "alergische Reaktion"],
  ["fr", "reaction alergique"],
  ["fr", "Où est la police ?"],
  ["it", "c'è una rapina"],
  ["nl", "wij zijn onze zoon kwijt"],
  ["ar", "اسعاف"],
])("In %s too: %s", (language, text) => {
  expect(speaksOfDanger(text, language)).toBe(true);
});

test.each([
  ["en", "The neighbours are shouting and cooking, see the attached photo"],
  ["it", "La pulizia della camera era perfetta"],
  ["nl", "De stukken van de puzzel zijn overal"],
  ["sv", "Vi simmade överallt"],
])("What is nearly a word of danger is none, in %s: %s", (language, text) => {
  expect(speaksOfDanger(text, language)).toBe(false);
});

test.each<[string, string, boolean]>([
  ["in capitals, without an accent or a space", "AL FUOCO!!!", true],
  ["of a phone in another language", "il y a le feu, au secours", true],
  ["as they are written on a keyboard without these letters", "yangin var", true],
  ["on several lines", "room 12\n\nFIRE\n", true],
  ["that only stand in another", "The firefly lamp and the gasket of the shower", false],
  [
    "that say it of a thing first and of a danger then",
    "Not the fireplace: there is a fire in the bin",
    true,
  ],
  [
    "that mean something else in this language",
    "Wir haben ein Brand-Problem mit der Marke: brand new",
    false,
  ],
  ["of a guest who reads Dutch", "brand in de kamer", true],
  ["that are none", "!!! ??? 🔥", false],
  ["after what is longer than any word", `${"x".repeat(40)}fire`, true],
  ["before characters that stand for many letters", `Fire! ${"\ufdfa".repeat(100)}`, true],
  ["behind so many of these that to look through them all takes long", `${"\ufdfa".repeat(100)} fire`, false],
])("Words %s", (_, text, expected) => {
  expect(speaksOfDanger(text, text.startsWith("brand") ? "nl" : "en")).toBe(expected);
});

test.each([
  ...["help", "help me", "HELP US", "help please", "help 204", "Help!! room 12 quick"],
  ...[
    "Hilfe",
    "hilfe schnell",
    "aide",
    "aide svp",
    "ayuda",
    "ayuda rápido",
    "aiuto",
    "ajuda",
    "hulp",
    "hjælp",
  ],
  ...["hjälp", "hjelp", "apua", "pomocy", "pomoc", "segítség", "ajutor", "βοήθεια", "yardım", "допоможіть"],
  ...[
    "помогите",
    "مساعدة",
    "עזרה",
    "मदद",
    "मदद करो",
    "救命",
    "帮帮我",
    "助けて",
    "도와주세요",
    "도와주세요 빨리",
    "madad",
    "kaji desu",
  ],
])("A bare call for help is one, in any language: %s", (text) => {
  expect(speaksOfDanger(text, "en")).toBe(true);
  // As a form's further fields are added: an item, a place, a room.
  expect(speaksOfDanger(`${text}\n\n\n204`, "en")).toBe(true);
});

test.each([
  "Help with the printer please",
  "Hilfe beim Gepäck bitte",
  "Pomoc z bagażem, proszę",
  "Допоможіть забронювати столик",
  "도와주세요 짐이 많아요",
  "please, now, room 12",
])("Help with something is no call for it: %s", (text) => {
  expect(speaksOfDanger(text, "en")).toBe(false);
});

test("No list says a phrase twice", () => {
  const lists = [EVERYDAY_PHRASES, MORE_WORDS, ...Object.values(TABLES)].flatMap((table) =>
    Object.entries(table),
  );
  const twice = lists.flatMap(([name, list]) => {
    const phrases = list.split(",").map((phrase) => plainLetters(phrase).trim());
    return phrases.filter((phrase, at) => phrases.indexOf(phrase) < at).map((phrase) => `${name}: ${phrase}`);
  });
  expect(twice).toEqual([]);
});

test("A page reads with the words of its language and of English", () => {
  const { en, de, ja } = DANGER_WORDS;
  const german = dangerReader({ en, de });
  const read = (text: string) => [german(text, "de"), dangerReader({ en, ja })(text, "ja")];
  expect(read("fire in the bathroom")).toEqual([true, true]);
  expect(read("Feuer im Zimmer")).toEqual([true, false]);
  expect(read("廊下が燃えています")).toEqual([false, true]);
  expect(read("two towels")).toEqual([false, false]);
});

describe.each(TAGS)("In %s", (tag) => {
  test("what our own pages say raises nothing but where it is about danger", () => {
    const { messages, declared } = catalogueOf(tag);
    const texts = [
      // Mails, and pages for those who run the hotel, are no words of guests.
      ...Object.entries(messages)
        .filter(([key]) => !/^(mail|server)\./.test(key))
        .map(([key, text]) => [MESSAGES_EN[key as keyof typeof messages], text]),
      ...Object.entries(declared),
    ];
    expect(texts.length).toBeGreaterThan(200);
    const isAbout = (english: string | undefined) =>
      /emergenc|danger|help now|^(police|ambulance|fire brigade)$/i.test(english ?? "");
    const filledIn = (text = "") => text.replace(/\{\w+\}/g, "1");
    expect(
      texts.filter(([english, text]) => speaksOfDanger(filledIn(text), tag) && !isAbout(english)),
    ).toEqual([]);
  });

  test("every word is found as it stands", () => {
    const { words, own = "" } = DANGER_WORDS[tag as LanguageTag];
    const alone = `${words},${own}`
      .split(",")
      .map((word) => word.replaceAll("*", "").trim())
      .filter((word) => /^[^~$]+$/.test(word));
    expect(alone.length).toBeGreaterThan(50);
    expect(alone.filter((word) => !speaksOfDanger(word, tag))).toEqual([]);
  });
});
