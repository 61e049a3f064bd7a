/** The rows of a table: what a column holds is told from its head, or else from each cell. */

import { type FactPart, type Facts, factsIn, findPhone } from "./facts.ts";

type Column = Exclude<keyof Facts, "rest">;

/** Heads in five languages. */
const HEADS: readonly [RegExp, Column][] = [
  [
    /^(?:tel|phone|telephone|dial|ext|extension|call|numbers?|durchwahl|telefon|nummer|rufnummer|n[uú]mero|num[eé]ro|t[eé]l[eé]phone|tel[eé]fono|telefono)\b/i,
    "phone",
  ],
  [
    /^(?:when|day|jour|tag|d[ií]a|giorno|hours?|times?|opening|open|zeit|zeiten|uhrzeit|wann|[oö]ffnungszeiten|horarios?|cu[aá]ndo|horaires?|quand|orari?o?|quando)\b/iu,
    "timing",
  ],
  [
    /^(?:where|location|floor|level|ort|wo|etage|lage|lugar|d[oó]nde|ubicaci[oó]n|planta|lieu|o[uù]|[eé]tage|luogo|dove|piano)\b/i,
    "location",
  ],
  [/^(?:distance|how far|entfernung|weg|gehzeit|distancia|distanza)\b/i, "distance"],
  [/^(?:address|street|adresse|anschrift|stra(?:ß|ss)e|direcci[oó]n|indirizzo)/i, "address"],
  [/^(?:cuisine|kitchen|food|k[uü]che|cocina|cucina)\b/i, "cuisine"],
  [/^(?:web|website|webseite|internet|site|sitio|sito|link)\b/i, "website"],
  [/^(?:e-?mail|correo|courriel)\b/i, "email"],
  [/^(?:duration|how long|dauer|duraci[oó]n|dur[eé]e|durata)\b/i, "duration"],
  [
    /^(?:fee|price|entry|admission|preis|eintritt|precio|entrada|prix|tarif|entr[eé]e|prezzo|ingresso)\b/i,
    "fee",
  ],
  [
    /^(?:name|service|services|facility|what|topic|place|restaurant|department|contact|was|thema|angebot|einrichtung|stichwort|ziel|tour|nombre|servicio|qu[eé]|lugar|nom|quoi|nome|servizio|cosa)\b/i,
    "name",
  ],
  [
    /^(?:description|information|info|details?|notes?|remarks?|about|what it is|beschreibung|hinweise?|bemerkung|descripci[oó]n|observaciones|remarques?|descrizione|note)\b/i,
    "about",
  ],
];

export function tableEntries(rows: readonly (readonly string[])[]): FactPart[] {
  const [first = [], ...others] = rows;
  const heads = first.map((cell) => HEADS.find(([words]) => words.test(cell))?.[1]);
  const isHead =
    others.length > 0 &&
    heads.filter(Boolean).length >= Math.min(2, first.filter(Boolean).length) &&
    first.every((cell) => cell.length <= 40 && !/\d/.test(cell));
  const columns = isHead ? heads : [];
  if (isHead && !columns.includes("name")) columns[0] = "name";
  return (isHead ? others : rows).flatMap((cells) => {
    const part = rowOf(cells, columns);
    return part ? [part] : [];
  });
}

function rowOf(cells: readonly string[], columns: readonly (Column | undefined)[]): FactPart | undefined {
  const at = Math.max(0, columns.indexOf("name"));
  const name = cells[at] ?? "";
  // A first cell that spans several rows is empty in the later ones.
  if (name === "") return undefined;
  const others = cells.flatMap((cell, index) =>
    index === at || !cell ? [] : [{ cell, column: columns[index] }],
  );
  const [only] = others;
  if (others.length === 0 || !only) return { kind: "text", text: name, isListed: true };
  if (others.length === 1 && isDialled(only.cell, only.column)) {
    return { kind: "number", label: name, number: findPhone(only.cell) || only.cell, about: "" };
  }
  const about = others
    .filter(({ column }) => column === undefined || column === "about")
    .map(({ cell }) => cell)
    .join(", ");
  const facts = factsIn(name, others.map(({ cell }) => cell).join(", "));
  const said = others.flatMap(({ cell, column }) =>
    column && column !== "about" ? [[column, cell] as const] : [],
  );
  const known = Object.fromEntries(said);
  const rest = said.length > 0 ? factsIn(name, about).rest || about : facts.rest;
  return { kind: "entry", facts: { ...facts, ...known, name, rest } };
}

function isDialled(cell: string, column: Column | undefined): boolean {
  return column === "phone"
    ? /\d/.test(cell)
    : /^[\d\s()+/.-]{1,24}$/.test(cell) && (findPhone(cell) !== "" || /^\d{1,4}$/.test(cell));
}
