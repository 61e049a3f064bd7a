/** Kinds of mistakes as they were met in folders of the trade, each in a few made-up lines. */
import { expect, test } from "vitest";
import { readFile } from "../../src/admin/filling/folder/read-file.ts";
import { takeApart } from "../../src/admin/filling/folder/take-apart.ts";

async function read(text: string) {
  const reading = await readFile(new Blob([text]));
  if (reading.status !== "read") throw new Error(reading.reason);
  const { facts, proposals, unplaced, leftOut } = takeApart(reading.lines);
  const items = proposals.map(({ section, values, isDoubtful }) => {
    const [name, said] = Object.values(values);
    return `${isDoubtful ? "? " : ""}${section}: ${name} | ${said}`;
  });
  const all = [...items, ...unplaced.map(({ text }) => text), ...leftOut.map(({ text }) => text)].join("\n");
  return { facts, items, all };
}

test.each([
  [
    "ranges of arriving and leaving",
    "ANREISE zwischen 16 Uhr und 20 Uhr\nABREISE 7.30 Uhr bis 10.30 Uhr",
    { check_in: "04:00 PM", check_out: "10:30 AM" },
  ],
  [
    "leaving before a time, in a list",
    "We kindly ask you to respect the following:\n• Breakfast is served from 8:00 to 10:00.\n\n• Leave the room before 10:30 am.\n\n• From 11:00 pm please keep quiet.\n\n• Valuables go in the in-room safe.",
    { check_out: "10:30 AM", breakfast: "8:00 to 10:00" },
  ],
  [
    "a network without a password",
    "WiFi: Free in all rooms. Network: DuneHouse-Guest. No password required.\nBreakfast: 7 to 10",
    { wifi: { name: "DuneHouse-Guest", password: null }, breakfast: "7 to 10" },
  ],
  [
    "a free network, named right after the word",
    "Wifi gratuit : Pins_Camping, sans mot de passe",
    { wifi: { name: "Pins_Camping", password: null } },
  ],
  [
    "blanks to fill",
    "WiFi network\t______________________\nPets\t______________________\nCheck-in\tAfter 4 PM",
    { check_in: "04:00 PM" },
  ],
  [
    "a password with spaces, and a name with signs",
    'WLAN\nNetzwerk: Hotel & Spa "Gast"\nPasswort: summer garden 12',
    { wifi: { name: 'Hotel & Spa "Gast"', password: "summer garden 12" } },
  ],
  [
    "a network whose password only points elsewhere",
    "Wi-Fi name: Seaview-Guest\nPassword: see your key card of floor 2",
    {},
  ],
  [
    "a network left blank beside its password",
    "Rete Wi-Fi: ____ Password: ____\nCheck-in: dopo le 15:00",
    { check_in: "03:00 PM" },
  ],
  [
    "arriving and leaving in Czech",
    "Příjezd: mezi 15:00 a 21:00\nOdjezd: od 7:00 do 10:30",
    { check_in: "03:00 PM", check_out: "10:30 AM" },
  ],
  [
    "leaving in Hungarian",
    "Bejelentkezés: 14:00–22:00\nA szobát 10:30-ig hagyják el.\nReggeli 8:00 és 10:00 között",
    { check_in: "02:00 PM", check_out: "10:30 AM", breakfast: "8:00 és 10:00" },
  ],
  ["breakfast in hours alone", "Morgenmad kl. 8-10 i stuen", { breakfast: "8-10" }],
  [
    "a hotel's night in Polish",
    "Doba hotelowa zaczyna się o 15:00 i kończy o 11:00.",
    { check_in: "03:00 PM", check_out: "11:00 AM" },
  ],
  [
    "two ranges in one sentence",
    "Arrivi dalle 16 alle 19.30, partenze dalle 8 alle 10.",
    { check_in: "04:00 PM", check_out: "10:00 AM" },
  ],
  [
    "a hotel's night from day to day in Polish",
    "Doba hotelowa trwa od godz. 14:00 w dniu przyjazdu do godz. 11:00 dnia następnego.",
    { check_in: "02:00 PM", check_out: "11:00 AM" },
  ],
  [
    "leaving in Norwegian",
    "• Rommet må forlates innen kl. 11.\n• Ro etter kl. 23.",
    { check_out: "11:00 AM" },
  ],
  [
    "leaving in Finnish",
    "Huone luovutetaan klo 12 mennessä.\nAamiainen klo 7–10.",
    { check_out: "12:00 PM", breakfast: "7–10" },
  ],
  [
    "a stay in Hebrew",
    "צ'ק-אין: החל מהשעה 15:00\nצ'ק-אאוט: עד השעה 11:00\nארוחת בוקר: 7:30-10:00",
    { check_in: "03:00 PM", check_out: "11:00 AM", breakfast: "7:30-10:00" },
  ],
  [
    "a stay in Arabic",
    "تسجيل الوصول: من الساعة 14:00\nتسجيل المغادرة: حتى الساعة 12:00\nالإفطار من 7:00 إلى 10:00",
    { check_in: "02:00 PM", check_out: "12:00 PM", breakfast: "7:00 إلى 10:00" },
  ],
  ["keys that are left by a time", "Keys in the box by 10 a.m. on departure.", { check_out: "10:00 AM" }],
  [
    "a network that needs no password",
    "WLAN: Das offene Netz „Alpenrose-Gast“ braucht kein Kennwort.",
    { wifi: { name: "Alpenrose-Gast", password: null } },
  ],
  [
    "an open network, and a word in brackets",
    "Wifi abierto: CasaAzul_Invitados (sin contraseña)\nDesayuno: de 8 a 10",
    { wifi: { name: "CasaAzul_Invitados", password: null }, breakfast: "8 a 10" },
  ],
  [
    "a network to choose",
    "Internet: select OldMill_Guest and accept the terms, there is no password.",
    { wifi: { name: "OldMill_Guest", password: null } },
  ],
  [
    "a network of plain words, without a password",
    "WLAN\nNetzwerk: Alpenblick\nPasswort: nicht nötig",
    { wifi: { name: "Alpenblick", password: null } },
  ],
  ["no network where a label has no name", "WLAN\nNetz: im ganzen Haus\nPasswort: keines", {}],
  ["what is still to come", "Wi-Fi network: TBC\nPets: n/a\nCheck-in: from 4 pm", { check_in: "04:00 PM" }],
  [
    "several blanks in a line",
    "Votre hôte : __________  Tél. : __ __ __ __ __\nHost: [Your name], [Your phone]\nDépart : avant 10h",
    { check_out: "10:00 AM" },
  ],
  [
    "a table, bold words and front matter of Markdown",
    '+++\ntitle = "Internet"\nweight = 3\n+++\n\n## Wi-Fi\nNetwork: **Lodge_Guest**\nPassword: `pine-1234`\n\n**Check-in:** 3 PM',
    { wifi: { name: "Lodge_Guest", password: "pine-1234" }, check_in: "03:00 PM" },
  ],
])("Of %s the profile gets its facts", async (_kind, text, facts) => {
  const said = await read(text);
  expect(said.facts).toEqual(facts);
  expect(said.items.filter((item) => /Pets|WiFi network/.test(item))).toEqual([]);
});

test("The end of the arrival can still be read", async () => {
  expect((await read("ANREISE zwischen 16 Uhr und 20 Uhr\nABREISE 7.30 Uhr bis 10.30 Uhr")).all).toContain(
    "20 Uhr",
  );
});

test.each([
  [
    "numbers that end on the next line",
    "Emergency Contacts\nNight desk: +999\n55101 (ask for the duty manager)\nClinic: +999\n48551",
    [/^important-contacts: Night desk.* \| \+999 55101$/, /^important-contacts: Clinic \| \+999 48551$/],
  ],
  [
    "numbers with a word in front or a note behind",
    "Hausarzt\nDr. Anna Berg\nTel.: 05555 1020\nApotheke\n05555 333 (Mo-Fr)",
    [/^important-contacts: Dr\. Anna Berg \| 05555 1020$/, /^important-contacts: Apotheke.* \| 05555 333$/],
  ],
  [
    "two columns that say their names",
    "Good to know\n🚗 Parking: free, behind the house\t🧳 Laundry: bags before nine\n🐕 Dogs: 10 € a night\t🚭 Smoking: outside only",
    [
      /^faqs: Parking \| free, behind/,
      /: Laundry \| bags/,
      /^faqs: Dogs \| 10 €/,
      /^faqs: Smoking \| outside/,
    ],
  ],
  [
    "rules with a hand in front",
    "House rules\n☞ No smoking indoors.\n☞ Dogs stay on the lead.\n☞ Quiet from 22:00.",
    [/^faqs: Smoking \| No smoking/, /^faqs: Dogs \| Dogs stay/, /^faqs: Quiet \| Quiet from/],
  ],
  [
    "signs that are no letters",
    "Facilities\n\nØ<ßÊ Swimming Pool\nOpen daily from 8 AM to 7 PM.\n\nØ=Þö Kayaks\nFree for guests, ask at the desk.",
    [/^amenities: Swimming Pool/, /^amenities: Kayaks/],
  ],
  [
    "sentences with a dash",
    "Abfall\nBitte helfen Sie uns bei der Glas – und Papiertrennung. Die Tonnen stehen am Tor.\nRuhe\nUm den Schlaf aller zu schützen - vor allem den der Kinder - ist ab 22 Uhr Ruhe.",
    [/Glas – und Papiertrennung\./, /schützen - vor allem den der Kinder - ist/],
  ],
  [
    "rules with their titles in one line",
    "Hausregeln\n1. An- und Abreise Check-in: ab 16 Uhr Check-out: bis 10 Uhr Bitte besenrein verlassen.\n2. Nachtruhe Von 22:00 Uhr bis 6:00 Uhr ist Ruhe.\n3. Rauchen Nur im Hof, sonst 90 Euro Reinigung.\n4. Haustiere Zwei Hunde sind erlaubt, 8 Euro je Tier.",
    [/^faqs: An- und Abreise \|/, /^faqs: Nachtruhe \|/, /^faqs: Rauchen \|/, /^faqs: Haustiere \|/],
  ],
  [
    "rules numbered with a zero",
    "Regole\n\n01.   Si arriva dalle ore 15:00 fino alle ore 19:00.\n\n02. Il check-out va fatto entro le ore 10:00.\n\n03.   La colazione è servita dalle ore 8:00 fino alle ore 9:30.\n\n04.   La biancheria si cambia ogni 3 giorni.",
    [
      /^faqs: \D+ \| Si arriva/,
      /^faqs: \D+ \| Il check-out/,
      /^faqs: \D+ \| La colazione/,
      /^faqs: \D+ \| La biancheria/,
    ],
  ],
  [
    "a number for help below towels",
    "Toallas\nSolo para el interior.\n📞 Contacto de Emergencia\n600 11 22 33\nDisponible para cualquier urgencia\n¡Feliz estancia!",
    [/^faqs: Toallas \| Solo/, /^important-contacts: Contacto de Emergencia \| 600 11 22 33$/],
  ],
  [
    "a short number for help below rules",
    "Hüttenregeln\n- Rauchen nur vor der Tür\n- Hunde schlafen nicht in den Zimmern\n\nBergrettung 140",
    [
      /^important-contacts: Bergrettung \| 140$/,
      /^faqs: Rauchen \| Rauchen nur vor der Tür$/,
      /^faqs: Hunde \|/,
    ],
  ],
  [
    "pictures before names",
    "🚗 Parken: kostenlos vor dem Haus\n🐕 Hunde: gerne, 8 € pro Tag",
    [/^faqs: Parken \|/, /^faqs: Hunde \|/],
  ],
  [
    "a directory, which is no heading of amenities",
    "<h1>Guest Services Directory</h1><h2>Parking</h2><p>25 dollars a night, valet only.</p><h2>Laundry</h2><p>Bags before 9.</p>",
    [/^faqs: Parking \|/, /^(?:faqs|amenities): Laundry \|/],
  ],
  [
    "a word within a name",
    "2 · Things to Do\nThe best of the Smoky Hills, all a short drive from your door.",
    [/Smoky Hills/],
  ],
  [
    "signs in front of names",
    "Servizi\n\n?? Piscina\nAperta dalle 9 alle 19.\n\n?? Biciclette\nGratis per gli ospiti.",
    [/^amenities: Piscina \|/, /^amenities: Biciclette \|/],
  ],
  [
    "names beside each other, as gaps set them",
    "Where to eat\nThe Anchor                 Mario's\nPub food, 2 min walk       Pizza, 5 min walk\n\nGolden Wok                 Bean There\nNoodles, closed Mondays    Coffee and cake",
    [
      /^restaurants: The Anchor/,
      /^restaurants: Mario's/,
      /^restaurants: Golden Wok/,
      /^restaurants: Bean There/,
    ],
  ],
  ...[
    "1/ Il est interdit de fumer.\n2/ Silence après 22h.\n3/ Les animaux ne sont pas admis.",
    "① Il est interdit de fumer.\n② Silence après 22h.\n③ Les animaux ne sont pas admis.",
    "!! Il est interdit de fumer.\n!! Silence après 22h.\n!! Les animaux ne sont pas admis.",
    "Règle 1 : Il est interdit de fumer.\nRègle 2 : Silence après 22h.\nRègle 3 : Les animaux ne sont pas admis.",
    "1) Il est interdit de fumer. 2) Silence après 22h. 3) Les animaux ne sont pas admis.",
  ].map((rules): [string, string, RegExp[]] => [
    `rules as in “${rules.slice(0, 9)}”`,
    `Règlement\n${rules}`,
    [/^faqs: Fumer \| Il est/, /^faqs: Silence \| Silence/, /^faqs: Animaux \| Les animaux/],
  ]),
  [
    "articles with a title each",
    "RÈGLEMENT\nARTICLE 1 - ANIMAUX\nLes chiens sont admis.\nARTICLE 2 - STATIONNEMENT\nUne place par gîte.\nARTICLE 3 - DÉCHETS\nLe tri se fait à l'entrée.",
    [/^faqs: Animaux \| Les/, /^faqs: Stationnement \| Une/, /^faqs: Déchets \| Le/],
  ],
  [
    "chapters with Roman numbers",
    "Hausordnung\nI. Ruhezeiten\nVon 22 bis 6 Uhr.\nII. Rauchen\nNur draußen.\nIII. Tiere\nNach Absprache.",
    [/^faqs: Ruhezeiten \| Von/, /^faqs: Rauchen \| Nur/, /^faqs: Tiere \| Nach/],
  ],
  [
    "a note right below a number",
    "Bedding\nSpare blankets are in the chest.\n🚑 In an emergency call\n+44 1632 960 101\nDay or night",
    [/^faqs: Bedding \| Spare blankets are in the chest\.$/, /^important-contacts: .* \| \+44 1632 960 101$/],
  ],
  [
    "short numbers below names",
    "Feuerwehr\n122\nPolizei\n133",
    [/^important-contacts: Feuerwehr \| 122$/, /^important-contacts: Polizei \| 133$/],
  ],
  [
    "a word for phones between a name and its number",
    "Numeri utili\nGuardia medica\nTel.\n0577 55 01 01\nHausverwaltung:\n+43 5555\n1020",
    [
      /^important-contacts: Guardia medica \| 0577 55 01 01$/,
      /^important-contacts: Hausverwaltung \| \+43 5555 1020$/,
    ],
  ],
  [
    "bold words, and a word that begins as one for welcomes",
    "# Husregler\n- **Rygning:** kun udendørs\n- **Husdyr:** hunde er velkomne\n- **Affald:** i skuret",
    [/^faqs: Rygning \| kun/, /^faqs: Husdyr \| hunde/, /^faqs: Affald \| i skuret/],
  ],
  [
    "a table of Markdown",
    "## Facilities\n\n| Service | Hours | Where |\n|---|---|---|\n| Pool | 8–20 | garden |\n| Sauna | 16–21 | cellar |",
    [/^amenities: Pool \|/, /^amenities: Sauna \|/],
  ],
  [
    "headings in a script without capitals",
    "חניה\nהחניה פתוחה מ-6:00 עד 23:00 ועולה 15 שקלים ליום.",
    [/^faqs: חניה \| החניה פתוחה/],
  ],
  ["a name that begins as a word", "Smokey the cat lives here. She does not bite.", [/^\? faqs: Smokey/]],
  ["a sentence that is all there is", "Votre code se désactive à 11 heures.", []],
  [
    "numbers below a heading that is a word for phones",
    "Restauracje\nPierogarnia U Babci: kuchnia polska, 100 m\n\nTelefony\nPolicja 997\nWłaściciel 601 555 014",
    [
      /^restaurants: Pierogarnia U Babci/,
      /^important-contacts: Policja \| 997/,
      /^important-contacts: Właściciel \| 601 555 014/,
    ],
  ],
  [
    "somebody's own phone",
    "Important numbers\nGiles's mobile 07700 900 456\nPlumber mobile 07700 900 789",
    [/^important-contacts: Giles's mobile \| 07700 900 456/, /^important-contacts: Plumber \| 07700 900 789/],
  ],
])("Of %s each has its place", async (_kind, text, items) => {
  const said = await read(text);
  expect(said.items).toHaveLength(items.length);
  for (const [at, item] of items.entries()) expect(said.items[at]).toMatch(item);
});

test("What a program reads before a text is no item, and the text is asked about", async () => {
  const { items, all } = await read(
    '---\ntitle: "Départ"\nweight: 5\nmenu: true\n---\n\nVotre code se désactive à 11 heures.',
  );
  expect(items).toEqual([]);
  expect(all.split("\n")[0]).toBe("Votre code se désactive à 11 heures.");
});

test("A text that an office saved in letters of its own is read by the import's reader", async () => {
  const text = "Frühstück\nVon 7 bis 10 Uhr im Stüberl.\n\nParkplätze\nFür Gäste hinter dem Haus.";
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const reading = await readFile(new Blob([bytes]));
  expect(reading).toMatchObject({
    status: "read",
    lines: expect.arrayContaining([expect.objectContaining({ text: "Parkplätze" })]),
  });
});

test("Signs within words are no letters of Windows", async () => {
  const bytes = Uint8Array.from(
    "\xa6niadanie\nPodajemy od 7:00 do 10:00.\n\n\xa3azienka\nR\xeaczniki s\xb1 w szafie, \xb6wie\xbfe co trzy dni.",
    (letter) => letter.charCodeAt(0),
  );
  expect(await readFile(new Blob([bytes]))).toMatchObject({
    lines: expect.arrayContaining([expect.objectContaining({ text: "Śniadanie" })]),
  });
});

test("A house number before a phone number is no extension of the house", async () => {
  const { items } = await read(
    "IMPORTANT NUMBERS\nEmergency 112\nPharmacy Lekarna, Cankarjeva 36, 04 555 07 70\nReception: 9, 04 555 12 34",
  );
  expect(items).toEqual([
    "important-contacts: Emergency | 112",
    "important-contacts: Pharmacy Lekarna, Cankarjeva 36 | 04 555 07 70",
    "important-contacts: Reception | 04 555 12 34",
    "important-contacts: Reception | 9",
  ]);
});
