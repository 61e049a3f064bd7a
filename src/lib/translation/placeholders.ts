/**
 * Parts that a translation must keep, on the server and on an owner's device: placeholders, links, addresses, phone
 * numbers, numbers and names.
 */
import { comparedNumbers, differs } from "./numbers.ts";

/** Pieces to keep. If several begin at the same place, the first one wins. */
const KEPT = [
  String.raw`\{[^{}\s]+\}`,
  String.raw`(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?()]`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`\+?\d[\d ()\/.-]{5,}\d`,
];

/** A text whose kept pieces are wrapped in elements that translators do not change. */
export interface Marked {
  /** XML: `Call <x id="0">+351 21 555 0100</x>`. */
  xml: string;
  pieces: readonly string[];
}

/** @param names to keep untranslated, such as the hotel's */
export function withPlaceholders(text: string, names: readonly string[] = []): Marked {
  const pieces: string[] = [];
  let xml = "";
  let end = 0;
  for (const match of text.matchAll(keptIn(names))) {
    xml += `${escaped(text.slice(end, match.index))}<x id="${pieces.length}">${escaped(match[0])}</x>`;
    pieces.push(match[0]);
    end = match.index + match[0].length;
  }
  return { xml: xml + escaped(text.slice(end)), pieces };
}

/** @returns undefined if an element is missing or doubled */
export function unmarked(xml: string, pieces: readonly string[]): string | undefined {
  const found: number[] = [];
  const text = xml.replace(/<x id="(\d+)"\s*(?:\/>|>.*?<\/x>)/gs, (_, id) => {
    found.push(Number(id));
    return escaped(pieces[Number(id)] ?? "");
  });
  const isWhole = found.length === pieces.length && pieces.every((_, id) => found.includes(id));
  return isWhole ? unescaped(text) : undefined;
}

/** Whether a translation has words, and everything that must stay. */
export function survives(source: string, translated: string, names: readonly string[] = []): boolean {
  if (!/[\p{L}\p{N}]/u.test(translated)) return false;
  const { pieces } = withPlaceholders(source, names);
  const isThere = (piece: string) =>
    count(translated, piece) >= pieces.filter((other) => other === piece).length;
  if (!pieces.every(isThere)) return false;
  return !differs(comparedNumbers(source, translated));
}

function keptIn(names: readonly string[]): RegExp {
  const quoted = names
    .filter((name) => name.trim().length > 1)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp([...quoted, ...KEPT].join("|"), "g");
}

function count(text: string, piece: string): number {
  return text.split(piece).length - 1;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'", "#x27": "'", nbsp: "\u00a0" },
};

function unescaped(xml: string): string {
  return xml.replace(/&(#?\w+);/g, (all, name) => ENTITIES[name] ?? all);
}
