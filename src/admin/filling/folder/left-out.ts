/** Lines that are for no guest: heads and ends of mails, page numbers, the staff's shifts. */
import { type Block, blocksOf } from "./blocks.ts";
import { type Line, tablesIn } from "./lines.ts";
import { OF_STAFF } from "./staff-words.ts";

const MAIL_HEAD =
  /^(?:from|to|cc|bcc|sent|date|subject|reply-to|von|an|gesendet|datum|betreff|de|[aà]|envoy[eé]|objet|para|enviado|fecha|asunto|da|a|inviato|data|oggetto|van|aan|verzonden|onderwerp)\s?:\s/i;
const OF_MAILS =
  /^>|\b(?:per il personale|for (?:the )?staff|staff only|nur f[uü]rs? personal|r[eé]serv[eé] au personnel|solo personal|voor personeel)\b|^(?:last updated?|stand:|ultima modifica|derni[eè]re mise [aà] jour|[uú]ltima actualizaci[oó]n|laatst bijgewerkt)|^-{3,}.*\p{L}.*-{3,}$|(?:wrote|schrieb|a [eé]crit|escribi[oó]|ha scritto|schreef).{0,60}:$|^(?:sent from|get outlook|gesendet von|von meinem|envoy[eé] de|enviado desde|inviato da|verzonden (?:vanaf|met))\b/iu;
const PAGE = /^(?:\p{L}{1,7}\.?\s)?\s*[-–]?\s*\d{1,3}\s*(?:[-–]|(?:of|von|de|di|van|sur|\/)\s*\d{1,3})?$/iu;
const PAGE_WORD = /^(?:pag(?:e|ina)?|seite|p[aá]gina|blatt|s|p)\b/i;
/** "Dear guests," */
const GREETING =
  /^(?:dear|hi|hello|liebe[rn]?|hallo|moin|guten|gr[uü](?:ß|ss) gott|bonjour|ch[eè]re?s?|hola|estimad\p{L}+|gentil\p{L}+|car[ioae]|ciao|beste)(?!\p{L})(?! gr)/iu;
/** "See you soon, Jen" */
const FAREWELL =
  /^(?:kind regards|best (?:wishes|regards)|see you|cheers|yours|(?:viele|liebe|herzliche) gr\p{L}+|mit freundlichen|ihre?|eure?|[aà] (?:tr[eè]s )?bient[oô]t|cordialement|bises|bien [aà] vous|saludos|un saludo|atentamente|a presto|cordiali saluti|groet\p{L}*|tot (?:snel|ziens))(?!\p{L})/iu;
/** "Enjoy your stay!" Lines below it may still be for guests. */
const WISH =
  /^¡?(?:(?:we wish you|enjoy|have) (?:a |your )\p{L}+(?: \p{L}+)?(?=[\s!.]*$)|(?:wir wünschen |einen )?(?:(?:ihnen|dir|euch|einen) )*(?:sch[oö]nen?|angenehmen?) (?:aufenthalt|urlaub)|bon s[eé]jour|feliz estancia|buon (?:soggiorno|vacanza)|fijn verblijf|prettig verblijf|mi[lł]ego pobytu|trevlig vistelse|god ophold|boa (?:estadia|viagem))(?!\p{L})/iu;
const MAX_POLITE = 45;
/** Lines after the last farewell, who sends it. */
const MAX_SIGNATURE = 4;

export function sortOut(lines: readonly Line[]): { content: Line[]; leftOut: Line[] } {
  const staff = new Set(
    blocksOf(lines)
      .filter(isOfStaff)
      .flatMap((block) => [block.line, ...block.lines]),
  );
  const grid = new Set(gridsIn(lines));
  const isPolite = ({ text, level }: Line, words: RegExp) =>
    words.test(text) && text.length <= MAX_POLITE && !/[:\d]|[.!?]\s/.test(text) && !level;
  const end = lines.findLastIndex((line) => isPolite(line, FAREWELL));
  const isSignature = (index: number) => end >= 0 && index > end && lines.length - end <= MAX_SIGNATURE + 1;
  const isLeftOut = (line: Line, index: number) =>
    isPolite(line, GREETING) ||
    isPolite(line, FAREWELL) ||
    isPolite(line, WISH) ||
    isSignature(index) ||
    line.isOfPages ||
    staff.has(line) ||
    grid.has(line) ||
    OF_MAILS.test(line.text) ||
    (PAGE.test(line.text) && (PAGE_WORD.test(line.text) || !/\p{L}/u.test(line.text)) && !line.cells) ||
    isMailHead(lines, index);
  return {
    content: lines.filter((line, index) => !isLeftOut(line, index)),
    leftOut: lines.filter(isLeftOut),
  };
}

/** Three of its lines stand together. */
function isMailHead(lines: readonly Line[], index: number): boolean {
  const is = (at: number) => MAIL_HEAD.test(lines[at]?.text ?? "");
  return [index - 2, index - 1, index].some((from) => is(from) && is(from + 1) && is(from + 2));
}

function isOfStaff({ heading, lines }: Block): boolean {
  return OF_STAFF.test(heading) && heading.split(" ").length <= 4 && lines.length > 0;
}

const WEEKDAY =
  /^(?:mo|tu|we|th|fr|sa|su|di|mi|do|so|ma|wo|vr|za|zo|lu|me|je|ve|lun|mar|mer|mi[eé]|gio|jue|jeu|ven|vie|s[aá]b|sam|dom|dim|mon|tue|wed|thu|fri|sat|sun)/i;

function gridsIn(lines: readonly Line[]): Line[] {
  return tablesIn(lines).flatMap(({ line, rows = [] }) => {
    const [heads, ...others] = rows.map(({ cells = [] }) => cells);
    const days = heads?.filter((cell) => WEEKDAY.test(cell) && cell.length < 12).length ?? 0;
    if (days < 3 || others.some(([, ...cells]) => cells.some((cell) => /\d/.test(cell)))) return [];
    const before = lines[lines.indexOf(line) - 1];
    return before && OF_STAFF.test(before.text) ? [before, ...rows] : rows;
  });
}
