/** How hotels lay out their rules and lists. The second half of each list was written before the rules, and not used for them. */
import { describe, expect, test } from "vitest";
import { readPlainText } from "../../src/admin/filling/folder/read-file.ts";
import { takeApart } from "../../src/admin/filling/folder/take-apart.ts";

function taken(text: string) {
  const reading = readPlainText(text);
  if (reading.status !== "read") throw new Error(reading.reason);
  const { facts, proposals, unplaced, leftOut } = takeApart(reading.lines);
  const named = (ticked: boolean) =>
    proposals
      .filter(({ isDoubtful }) => Boolean(isDoubtful) !== ticked)
      .map(
        ({ section, values }) =>
          `${section}: ${Object.values(values).slice(0, 2).filter(Boolean).join(" | ")}`,
      );
  return {
    facts,
    items: named(true),
    doubtful: named(false),
    unplaced: unplaced.map((line) => line.text),
    leftOut: leftOut.map((line) => line.text),
  };
}

describe("Blanks to fill say nothing", () => {
  test.each([
    [
      "Wi-Fi network\t__________\nWi-Fi password\t__________\nPets\t__________\nCheck-in\tAfter 4 PM",
      "04:00 PM",
    ],
    ["WLAN: ______________\nHaustiere: ……………………\nCheck-in: ab 15 Uhr", "03:00 PM"],
    ["Réseau wifi : [nom du réseau]\nTéléphone : [votre numéro]\nArrivée : à partir de 16h", "04:00 PM"],
    // Held back.
    ["Contraseña wifi: ________\nMascotas: ________\nEntrada: a partir de las 15:00", "03:00 PM"],
    ["Hasło: ...........\nParking: ...........\nZameldowanie: od 14:00", "02:00 PM"],
    ["Password\t{password}\nAnimali\t-----\nCheck-in\tdalle 14:00", "02:00 PM"],
  ])("in %j", (text, check_in) => {
    const { facts, items, unplaced } = taken(text);
    expect(facts).toEqual({ check_in });
    expect({ items, unplaced }).toEqual({ items: [], unplaced: [] });
  });
});

describe("A number on the next line", () => {
  test.each([
    [
      "Contacts\nNight desk: +999\n55101 (ask for the duty manager)\nClinic: +999\n48551",
      "Night desk",
      "+999 55101",
    ],
    [
      "Toallas\nSolo para el interior.\n📞 Contacto de Emergencia\n600 11 22 33",
      "Contacto de Emergencia",
      "600 11 22 33",
    ],
    [
      "Notfall\nHausarzt Dr. Sommer\n08321 555 120\nApotheke\n08321 555 130",
      "Hausarzt Dr. Sommer",
      "08321 555 120",
    ],
    // Held back.
    [
      "Numéros utiles\nSOS Médecins\n02 98 55 01 01\nPharmacie\n02 98 55 01 02",
      "SOS Médecins",
      "02 98 55 01 01",
    ],
    ["Nummers\nHuisarts: +31\n222 555 010\nTandarts: +31\n222 555 020", "Huisarts", "+31 222 555 010"],
    ["Telefony\nLekarz\n22 555 01 01\nApteka\n22 555 01 02", "Lekarz", "22 555 01 01"],
  ])("is of the name above: %j", (text, label, number) => {
    const { items } = taken(text);
    const [found] = items.filter((item) => item.startsWith(`important-contacts: ${label}`));
    expect(found).toContain(` | ${number}`);
    expect(items.filter((item) => /: \+?\d+ \||\| \+999$/.test(item))).toEqual([]);
  });
});

describe("Sentences stay as they were written", () => {
  test.each([
    "Bitte trennen Sie in der Küche Glas – und Papier, denn die Tonnen sind klein.",
    "To let everybody sleep - and above all the children - it is quiet from 22:00.",
    "Merci de fermer les volets – surtout côté jardin – quand vous sortez.",
    "Por favor cierren las ventanas - también la del baño - antes de salir.",
    // Held back.
    "Si prega di spegnere le luci – anche in terrazza – prima di uscire.",
    "Doe de ramen dicht - ook die op zolder - als u weggaat.",
    "Prosimy zamykać okna – zwłaszcza na poddaszu – przed wyjściem.",
    "Stäng fönstren – även på vinden – när ni går ut.",
  ])("%j", (sentence) => {
    expect(taken(`Info\n${sentence}`).items.join("\n")).toContain(sentence);
  });
});

describe("Numbered rules in one line", () => {
  test.each([
    [
      "Hausregeln\n1. An- und Abreise Check-in: ab 16 Uhr, Check-out: bis 10 Uhr.\n2. Nachtruhe Von 22:00 Uhr bis 6:00 Uhr ist Ruhe.\n3. Rauchen Nur im Hof, sonst 90 Euro Reinigung.\n4. Haustiere Zwei Hunde sind erlaubt, 8 Euro je Tier.",
      ["An- und Abreise", "Nachtruhe", "Rauchen", "Haustiere"],
    ],
    [
      "House rules\n1. Smoking Only on the terrace, never in bed.\n2. Pets Dogs are welcome for 10 € a night.\n3. Quiet hours From 10 pm to 7 am.",
      ["Smoking", "Pets", "Quiet hours"],
    ],
    // Held back.
    [
      "Règlement\n1. Animaux Les chiens sont admis.\n2. Parking Dans la cour, gratuit.\n3. Poubelles Le tri se fait à l'entrée.",
      ["Animaux", "Parking", "Poubelles"],
    ],
    [
      "Huisregels\n1. Roken Alleen buiten op het terras.\n2. Huisdieren Honden zijn welkom.\n3. Parkeren Gratis achter het huis.",
      ["Roken", "Huisdieren", "Parkeren"],
    ],
  ])("are an answer each: %j", (text, names) => {
    const { items } = taken(text);
    expect(items.map((item) => /^faqs: (.*?) \|/.exec(item)?.[1])).toEqual(names);
  });
});

describe("A list of rules about several things", () => {
  test.each([
    [
      "Regole\n\n01.   Si arriva dalle ore 15:00 fino alle ore 19:00.\n\n02. Il check-out va fatto entro le ore 10:00.\n\n03.   La colazione è servita dalle ore 8:00 fino alle ore 9:30.\n\n04.   La biancheria si cambia ogni 3 giorni.",
      ["biancheria"],
    ],
    [
      "We kindly ask you to respect the following:\n• Breakfast is served from 8:00 to 10:00.\n\n• Leave the room before 10:30 am.\n\n• From 11:00 pm please keep quiet.\n\n• Valuables go in the in-room safe.",
      ["quiet", "Valuables"],
    ],
    [
      "Wichtiges\n! Im ganzen Haus gilt Rauchverbot.\n! Hunde sind im Speisesaal nicht erlaubt.\n! Ab 22 Uhr ist Nachtruhe.",
      ["Rauchverbot", "Hunde", "Nachtruhe"],
    ],
    // Held back.
    [
      "Merci de respecter :\n- Il est interdit de fumer dans les chambres.\n- Les animaux ne sont pas admis.\n- Le silence est de rigueur après 22h.",
      ["fumer", "animaux", "silence"],
    ],
    [
      "Normas\n✓ No se permite fumar en las habitaciones.\n✓ No se admiten mascotas.\n✓ Silencio a partir de las 23:00.",
      ["fumar", "mascotas", "Silencio"],
    ],
    [
      "Zasady\n» W pokojach obowiązuje zakaz palenia.\n» Zwierzęta są mile widziane.\n» Cisza nocna od 22:00 do 6:00.",
      ["palenia", "Zwierzęta", "Cisza"],
    ],
    [
      "Regler\n• Rökning är förbjuden inomhus.\n• Husdjur är välkomna.\n• Nattvila gäller från kl. 22.",
      ["Rökning", "Husdjur", "Nattvila"],
    ],
  ])("is an answer for each: %j", (text, words) => {
    const { items } = taken(text);
    for (const word of words) {
      const of = items.filter((item) => item.includes(word));
      expect([word, of.length]).toEqual([word, 1]);
      expect(words.filter((other) => of[0]?.includes(other))).toEqual([word]);
    }
    expect(items.filter((item) => /: (?:!|\d+\.?|✓|»)( \||$)/.test(item))).toEqual([]);
  });
});

describe("Signs before names", () => {
  test.each([
    [
      "Facilities\n\nØ<ßÊ Swimming Pool\nOpen daily from 8 AM to 7 PM.\n\nØ=Þö Kayaks\nFree for guests, ask at the desk.",
      ["Swimming Pool", "Kayaks"],
    ],
    [
      "Ausstattung\n\nðŸ§– Sauna\nTäglich von 16 bis 21 Uhr.\n\nðŸš² Fahrräder\nKostenlos, an der Rezeption.",
      ["Sauna", "Fahrräder"],
    ],
    // Held back.
    [
      "Servizi\n\n\uf0fc Piscina\nAperta dalle 9 alle 19.\n\n\uf0fc Biciclette\nGratis per gli ospiti.",
      ["Piscina", "Biciclette"],
    ],
    [
      "Instalaciones\n\n\ufffd\ufffd Piscina\nAbierta de 9 a 20 h.\n\n\ufffd\ufffd Gimnasio\nAbierto todo el día.",
      ["Piscina", "Gimnasio"],
    ],
  ])("are left out: %j", (text, names) => {
    expect(taken(text).items.map((item) => /^amenities: (.*?)(?: \||$)/.exec(item)?.[1])).toEqual(names);
  });
});

test("A program's lines before the text are for no guest", () => {
  const { items, leftOut } = taken(
    '---\ntitle: "Parking"\nweight: 5\nmenu: true\n---\n\nParking\nBehind the house, free.',
  );
  expect(items).toEqual(["faqs: Parking | Behind the house, free."]);
  expect(leftOut.join("\n")).toContain("weight: 5");
});

test("Smoky hills are no place to smoke", () => {
  for (const text of [
    "The best of the Smoky Hills, all a short drive.",
    "Rauchwarth liegt hinter dem Berg, eine kurze Fahrt.",
  ])
    expect(taken(text).doubtful.concat(taken(text).items).join()).not.toMatch(/smoke\?|rauchen\?/i);
});

test("A good wish at the end is no answer", () => {
  for (const wish of [
    "¡Feliz estancia!",
    "Enjoy your stay!",
    "Schönen Aufenthalt!",
    "Bon séjour !",
    "Buon soggiorno!",
    "Fijn verblijf!",
    "Miłego pobytu!",
    "Trevlig vistelse!",
    "Boa estadia!",
  ])
    expect([
      wish,
      ...taken(`Parking\nP1 P2\nBehind the house, free.\n${wish}`).items.filter((item) =>
        item.includes(wish.slice(1, 9)),
      ),
    ]).toEqual([wish]);
});

test("Names keep their numbers", () => {
  const { items } = taken(
    "Restaurants\n5 Formaggi, 300 m, pizza\n7 Portes: Spanish, 1 km\n1. Bar Roma, 200 m, tapas\n2. Café Sol, 400 m, tapas",
  );
  expect(items.map((item) => item.split(" | ")[0])).toEqual([
    "restaurants: 5 Formaggi",
    "restaurants: 7 Portes",
    "restaurants: Bar Roma",
    "restaurants: Café Sol",
  ]);
});

/** A heading and a line: in languages that had no words of their own. */
describe("Headings of the north, the east and the west", () => {
  test.each([
    [
      "Restauracje w okolicy\nGospoda Pod Lipą, 300 m, kuchnia polska\nPizzeria Roma, 500 m",
      "restaurants",
      2,
    ],
    ["Ważne telefony\nRecepcja: 9\nLekarz: 22 555 01 01", "important-contacts", 2],
    ["Restauranger\nKrogen, 300 m, fisk\nPizzeria Roma, 500 m", "restaurants", 2],
    ["Viktiga nummer\nReception: 9\nLäkare: 08 555 01 01", "important-contacts", 2],
    ["Onde comer\nTasca do João, 300 m, peixe\nPizzaria Roma, 500 m", "restaurants", 2],
    ["Contactos úteis\nReceção: 9\nMédico: 21 555 01 01", "important-contacts", 2],
    // Held back.
    ["Spisesteder\nKroen, 300 m, fisk\nPizzeria Roma, 500 m", "restaurants", 2],
    ["Vigtige numre\nReception: 9\nLæge: 33 55 01 01", "important-contacts", 2],
    ["Atrakcje\nZamek Czocha, 12 km\nMuzeum Zabawek, 3 km", "must-visit", 2],
    ["Sevärdheter\nSlottet, 2 km\nMuseet, 1 km", "must-visit", 2],
    ["O que visitar\nCastelo, 2 km\nMuseu do Mar, 1 km", "must-visit", 2],
    ["Ravintolat\nRavintola Meri, 300 m, kala\nPizzeria Roma, 500 m", "restaurants", 2],
  ])("%j", (text, section, count) => {
    expect(taken(text).items.filter((item) => item.startsWith(`${section}:`))).toHaveLength(count);
  });
});
