/**
 * By which words a folder tells when guests arrive and leave. Regular expressions for small letters; each begins a word,
 * and \p{L} is a letter of a Latin script: with all scripts and both cases they take a hundred times as long to prepare.
 */

/** Words for arriving, or for a room that is ready. "Entrada" and "ingresso" are also a museum's. */
const ARRIVES =
  "check[ -]?in(?!\\p{L})|arriv(?!ederci)\\p{L}*|rooms? (?:is|are) ready|in(?= (?:from|after|any ?time)(?!\\p{L}))|anreise(?:tag)?(?!\\p{L})|an-(?=\\s?(?:und|&|/|\\+)\\s?abreise)|ankunft|bezugsfertig|einchecken|zimmer (?:ist|sind|steh\\p{L}+)|disponibles? (?:[aà] partir|d[eè]s)|llegada|disponibili(?!\\p{L})|(?<=(?:^|\\n|orario (?:di |d['’]))[^a-zß-ɏ\\n]*(?:l['’])?)ingresso(?!\\p{L})|chegada|(?<=(?:^|\\n|hora\\p{L}* de )[^a-zß-ɏ\\n]*(?:l?a )?)entrada(?!\\p{L})|inchecken|aankomst|in-(?=\\s?(?:en|&|/)\\s?uit)|przyjazd\\p{L}*|doba (?:hotelowa )?(?=(?:za|roz)|od )|zameldowa\\p{L}*|zakwaterowa\\p{L}*|incheckning\\p{L}*|ankomst\\p{L}*|in-(?=\\s?(?:och|&|/)\\s?ut)|indtjekning\\p{L}*|tjek[ -]?ind|ind-(?=\\s?(?:og|&|/)\\s?ud)|innsjekk\\p{L}*|sis[aä][aä]nkirjautu\\p{L}*|saapumi\\p{L}*";

const LEAVES =
  "check[ -]?out(?!\\p{L})|(?<=check[ -]?in ?(?:/|&|\\+|and|und|et|e|y|en|och|og|i) ?-?)out(?!\\p{L})|depart(?!ment)\\p{L}*|leave(?=[^.\\d]{0,20} (?:by|before) )|vacate\\p{L}*|out(?=\\s(?:by|before)\\b)|(?:be|are) out|abreise(?:tag)?(?!\\p{L})|auschecken|verlassen(?=[^.\\d]{0,12}zimmer)|zimmer[^.\\d]{0,30}(?=bis[^.\\d]{0,12}\\d[^.]{0,12}(?:r[aä]umen|verlassen|frei))|(?:zu )?(?:r[aä]umen|freimachen|freigeben)|d[eé]part(?!ement)\\p{L}*|lib[eé]rer|lib[eé]re[zr]|lib[eé]r[eé]e?s?|quitter (?:la|votre|les|vos) chambre|salida|(?:dejar|abandonar|desocupar|liberar) (?:la|las|su) |partenza|liberar[ei]|libera(?:te|re|ta)(?!\\p{L})|lasciar?(?:e|te|ta) (?:la|le) camer|camer\\p{L} (?:va|vanno|deve|devono)[^.\\d]{0,20}(?:lasciat|liberat)\\p{L}|sa[ií]da|partida|(?:deixar|desocupar|liberar) o quarto|quarto[^.\\d]{0,20}desocupad|uitchecken|uit-?checken|vertrek(?:tijd|dag)?(?!\\p{L})|kamers? (?=v[oó][oó]r |uiterlijk |om )|wyjazd\\p{L}*|wymeldowa\\p{L}*|wykwaterowa\\p{L}*|opu[sś]ci\\p{L}*|ko[nń]czy(?: si[eę])?(?!\\p{L})|zwolni\\p{L}*|utcheckning\\p{L}*|avresa\\p{L}*|checka ut|l[aä]mna\\p{L}? rum\\p{L}*|udtjekning\\p{L}*|afrejse|tjek[ -]?ud|forlades?(?!\\p{L})|utsjekk\\p{L}*|avreise|uloskirjautu\\p{L}*|l[aä]ht[oö](?:aika|p[aä]iv\\p{L}*)?(?!\\p{L})";

/** Words beside arriving or leaving for what is only on request, and not the house's time. */
const SPECIAL =
  "late|early|latest|extended|sp[aä]te\\p{L}*|fr[uü]h\\p{L}*|letzte\\p{L}*|tardi(?:f|ve)s?|anticip[eé]e?s?|tard[ií][oa]s?|anticipad[oa]s?|tempran[oa]s?|tardiv[oaie]|anticipat[oaie]|tardi[oa]s?|antecipad[oa]s?|late|vroege?|later|eerder|p[oó][zź]n\\p{L}*|wcze[sś]n\\p{L}*|sena?|tidiga?|sent?|tidlig\\p{L}*|my[oö]h[aä]\\p{L}*|aikai\\p{L}*";

/** Journeys, whose times are not those of the house's guests. */
const JOURNEYS =
  "bus(?:ses)?|coach|trains?|shuttle|ferry|ferries|tram|flights?|airport|boats?|tours?|zug|z[uü]ge|bahn\\p{L}*|f[aä]hre|tren|treni|treno|trenes|trein|traghett\\p{L}|navett[ae]s?|autob[uú]s|autobus\\p{L}*|autocar|poci[aą]g\\p{L}*|t[aå]get?|bussen|toget?|f[aä]rjan?|f[aæ]rgen?|comboio|avi[oó]n|vol|museo|museum|mus[eé]e|museu|muzeum|castello|castillo|ch[aâ]teau";

/** Other things of a day, which own the time after them. */
const OTHERS =
  "breakfast|fr[uü]hst[uü]ck|petit.?d[eé]jeuner|desayuno|colazione|ontbijt|[sś]niadani\\p{L}*|frukost\\p{L}*|morgenmad\\p{L}*|frokost|pequeno.almo[cç]o|caf[eé] da manh[aã]|aamiai\\p{L}*";

/** Words between the two times of a range, with those that may stand before the second. */
export const TO =
  "(?:-|–|—|to|bis|until|till?|à|a|au|al(?:le)?|as|às|até|e|y|and|und|et|en|og|och|i|do|tot|fino|hasta|jusqu['’]à)";
export const AT =
  "(?:las?|le|les|alle|ore|as|às|das|godz\\.?|godziny|kl\\.?|klockan|klo|the|um|ca\\.?|circa|sp[aä]testens|latest|maximal|max\\.?|uiterlijk|senast|senest|najp[oó][zź]niej)";

/** Words before a time that mean no sooner, and those that mean no later. */
export const FROM =
  "from|after|ab|nach|d[eè]s|[aà] partir d[eu']|a partir de(?: las)?|desde(?: las)?|dalle|dopo le|vanaf|na|od|po|fr[aå]n|fra|efter|a partir das|desde as|alkaen";
export const UNTIL =
  "until|till?|by|before|hasta|antes de|bis|vor|jusqu['’][aà]|avant|fino|entro|tot|v[oó][oó]r|do|przed|senast|senest|f[oö]re|inden|before|at[eé]|antes das|latest|sp[aä]testens|uiterlijk|najp[oó][zź]niej|no later than|al pi[uù] tardi|au plus tard";

export const ON_A_DAY = alternatives(OTHERS);
export const ARRIVAL = alternatives(ARRIVES);
export const DEPARTURE = alternatives(LEAVES);
export const ON_REQUEST = alternatives(SPECIAL);
export const JOURNEY = alternatives(JOURNEYS);

function alternatives(words: string): string {
  return latin(`(?<!\\p{L})(?:${words})`);
}

export function latin(pattern: string): string {
  return pattern.replaceAll("[\\p{L}\\d]", "[a-zß-ɏ\\d]").replaceAll("\\p{L}", "[a-zß-ɏ]");
}
