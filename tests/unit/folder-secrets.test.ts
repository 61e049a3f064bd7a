/** Passwords, codes and names of staff in an old folder: none is offered ticked for everybody to read. The second half of each list was written before the rules, and not used for them. */
import { describe, expect, test } from "vitest";
import { readPlainText } from "../../src/admin/filling/folder/read-file.ts";
import { takeApart } from "../../src/admin/filling/folder/take-apart.ts";

function taken(text: string) {
  const reading = readPlainText(text);
  if (reading.status !== "read") throw new Error(reading.reason);
  const { facts, secrets, proposals, unplaced, leftOut } = takeApart(reading.lines);
  const textOf = (ticked: boolean) =>
    proposals
      .filter(({ isDoubtful }) => Boolean(isDoubtful) !== ticked)
      .flatMap(({ heading = "", values }) => [heading, ...Object.values(values)])
      .join("\n");
  return {
    wifi: facts.wifi,
    codes: secrets.map(({ name, code }) => `${name}: ${code}`),
    kinds: secrets.map(({ kind }) => kind),
    published: textOf(true),
    doubtful: textOf(false),
    doubts: proposals.flatMap(({ doubt }) => doubt ?? []),
    asked: [...unplaced, ...leftOut].map((line) => line.text).join("\n"),
  };
}

/** The name of a network and its password, in one cell, in two, in a sentence. */
const WIFI: readonly (readonly [text: string, name: string, password: string])[] = [
  [
    "Topic\tInfo\nWi-Fi\tHarbour_Guest / pw: tidepool77\nPets\tDogs are welcome.",
    "Harbour_Guest",
    "tidepool77",
  ],
  ["WLAN\tSeehof-Gast\tPW: forelle2023", "Seehof-Gast", "forelle2023"],
  ["Wifi\nRéseau : Clos_Invites / mdp : glycine1954", "Clos_Invites", "glycine1954"],
  ["Rete Wi-Fi\tPassword\nPoggio_Ospiti\tsalvia-2020", "Poggio_Ospiti", "salvia-2020"],
  ["WiFi: Patio_Clientes / clave: azahar1987", "Patio_Clientes", "azahar1987"],
  ["Wifi\tDeVos-gasten\tww: duinroos88", "DeVos-gasten", "duinroos88"],
  ["Wi-Fi: sieć Debowy_Gosc, hasło: jagoda2022", "Debowy_Gosc", "jagoda2022"],
  // Held back.
  ["Nätverk: Skargard_Gast\nLösenord till Wi-Fi: blabar1234", "Skargard_Gast", "blabar1234"],
  ["Wi-Fi\nNetværk\tKlitgaarden\nAdgangskode\tmarehalm22", "Klitgaarden", "marehalm22"],
  ["Wi-Fi: rede Quinta_Hospedes, senha: laranja1990", "Quinta_Hospedes", "laranja1990"],
  ["Internet\tBergblick_Gast / Kennwort: enzian1899", "Bergblick_Gast", "enzian1899"],
  ["Wi-Fi name\tWi-Fi password\nOldMill\twaterwheel!", "OldMill", "waterwheel!"],
];

test.each(WIFI)("The network of %j", (text, name, password) => {
  const { wifi, published, doubtful } = taken(text);
  expect(wifi).toEqual({ name, password });
  expect(published + doubtful).not.toContain(password);
});

/** Things that open with a code, and the code. */
const CODES: readonly (readonly [text: string, name: string, code: string])[] = [
  ["Place\tInfo\nCellar\tCode 2580\nSauna\t4 to 9 pm", "Cellar", "2580"],
  ["Weinkeller\tCode 2580\tPetra\nSkiraum\toffen bis 20 Uhr\t", "Weinkeller", "2580"],
  ["Parking\nBehind the house, gate code 7719, 10 € a night.", "Parking", "7719"],
  ["Local à vélos : code 4518 (demander à Sandrine)", "Local à vélos", "4518"],
  ["Cancello: codice 9031#", "Cancello", "9031#"],
  ["Trastero\nCódigo: 6604", "Trastero", "6604"],
  ["Fietsenstalling: code 3317", "Fietsenstalling", "3317"],
  ["Brama garażu: kod 8842", "Brama garażu", "8842"],
  ["Förråd\nKod 5120", "Förråd", "5120"],
  // Held back.
  ["Room\tCode\nBoot room\t1947\nLuggage store\t3366", "Boot room", "1947"],
  ["Die Schlüsselbox hängt links neben der Tür, der Code ist 6183.", "Schlüsselbox", "6183"],
  ["Skiraum: Zahlenschloss 4402", "Skiraum", "4402"],
  ["Portail du parking\nDigicode : 77B41", "Portail du parking", "77B41"],
  ["Cassaforte\tcombinazione 5591", "Cassaforte", "5591"],
  ["Nøgleboks: kode 2093", "Nøgleboks", "2093"],
  ["Cofre do quarto: código 1177", "Cofre do quarto", "1177"],
  ["Safe\tPIN 0913", "Safe", "0913"],
  ["Tresor: 4711#", "Tresor", "4711#"],
];

test.each(CODES)("The code in %j", (text, name, code) => {
  const { codes, published, doubtful } = taken(text);
  expect(codes[0]).toBe(`${name}: ${code}`);
  expect(published + doubtful).not.toContain(code);
  expect(published).not.toMatch(/Petra|Sandrine/);
});

test("What stands beside a code stays for guests", () => {
  const { published } = taken(
    "Parking\nBehind the house, gate code 7719, 10 € a night.\nSauna\nIm Keller, täglich 16 bis 21 Uhr (Türcode 5510).",
  );
  expect(published).toContain("Behind the house");
  expect(published).toContain("10 € a night");
  expect(published).toContain("16 bis 21 Uhr");
});

test("A code says what it opens by its words", () => {
  const kinds = [
    ["Front door: code 4821", "door"],
    ["Haustür: Code 4821", "door"],
    ["Coffre-fort : code 4821", "safe"],
    ["Sleutelkluis: code 4821", "safe"],
    ["Garage: codice 4821", "parking"],
    ["Schranke: Code 4821", "parking"],
    ["Rowerownia: kod 4821", "other"],
  ];
  for (const [text = "", kind] of kinds) expect([text, ...taken(text).kinds]).toEqual([text, kind]);
});

/** It only looks like one: its owner ticks it, or not. */
describe("What only looks like a code is unticked, with the reason", () => {
  test.each([
    ["Bike shop\nSay the code SUMMER24 and get 10 % off.", "SUMMER24"],
    ["Sauna\nDrücken Sie 4711# am Kasten.", "4711#"],
    ["Boutique\nAvec le code BIENVENUE10 : 10 % de remise.", "BIENVENUE10"],
    // Held back.
    ["Escape room\nThe code you look for has four digits, such as 1234.", "1234"],
    ["Winkel\nMet de code ZOMER2024 krijgt u korting.", "ZOMER2024"],
  ])("%j", (text, code) => {
    const { codes, published, doubtful, doubts } = taken(text);
    expect(codes).toEqual([]);
    expect(published).not.toContain(code);
    expect(doubtful).toContain(code);
    expect(doubts.join()).toContain(code);
  });
});

describe("No code", () => {
  test.each([
    "Dress code\nCasual; no shorts at dinner from 18:30.",
    "Kurtaxe\n2,50 € je Nacht, Postleitzahl 6391.",
    "Wi-Fi password\nPlease ask at reception.",
    "Laundry\nReady within 24 hours, room 2580 excepted.",
    "Adresse\n12 rue du Port, code postal 29200 Brest.",
    // Held back.
    "Museum\nOpened in 1998, 4000 visitors a year.",
    "Código de vestimenta\nInformal, cena a las 20:30.",
    "Anfahrt\nPostcode 8010, dann 300 m geradeaus.",
    "Scan the QR code in room 1203.\nIt opens this page.",
  ])("in %j", (text) => {
    const { codes, doubts } = taken(text);
    expect({ codes, doubts }).toEqual({ codes: [], doubts: [] });
  });
});

/** Who works there is nobody's business but the house's. */
const STAFF: readonly (readonly [text: string, name: string, stays: string])[] = [
  ["Place\tHours\tResponsible\nSauna\t4 to 9 pm\tJessica\nPool\t8 to 7\tMarco", "Jessica", "Sauna"],
  ["Was\tWann\tZuständig\nSauna\t16–21 Uhr\tPetra\nPool\t8–19 Uhr\tUwe", "Petra", "Sauna"],
  ["Contacts\nHausmeister: Uwe 0170 5550123\nArzt: 0170 5550124", "Uwe", "0170 5550123"],
  [
    "Numéros utiles\nGouvernante : Sandrine, 06 12 55 01 01\nMédecin : 06 12 55 01 02",
    "Sandrine",
    "06 12 55 01 01",
  ],
  // Held back.
  [
    "Servizio\tOrario\tResponsabile\nPiscina\t8:00–19:00\tGiulia\nSauna\t16:00–21:00\tLuca",
    "Giulia",
    "Piscina",
  ],
  ["Teléfonos\nGobernanta: Maribel 600 55 01 01\nMédico: 600 55 01 02", "Maribel", "600 55 01 01"],
  ["Numbers\nNight porter (Josef): 01234 555010\nDoctor: 01234 555011", "Josef", "01234 555010"],
  ["Miejsce\tGodziny\tOdpowiedzialny\nSauna\t16–21\tKasia\nBasen\t8–19\tMarek", "Kasia", "Sauna"],
];

test.each(STAFF)("Names of staff are left out of %j", (text, name, stays) => {
  const { published, asked } = taken(text);
  expect(published).not.toContain(name);
  expect(published).toContain(stays);
  expect(asked).toContain(name);
});

test("Hosts who say who they are stay", () => {
  const { published } = taken("Contacts\nAnna and Paul, your hosts: 01234 555010\nDoctor: 01234 555011");
  expect(published).toContain("Anna and Paul");
});
