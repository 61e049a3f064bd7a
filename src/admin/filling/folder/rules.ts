/** Lists of house rules: each of a subject of its own is an answer of its own. */
import { capitalized } from "../../ui/words.ts";
import { type Block, isBullet, withoutBullet } from "./blocks.ts";
import { named } from "./facts.ts";
import type { Line } from "./lines.ts";

/** Words of a subject, as they begin, in small letters: in twelve languages. */
const SUBJECTS = {
  breakfast:
    "breakfast|frühstück|petit.déjeuner|colazione|desayuno|ontbijt|śniadani|frukost|morgenmad|frokost|pequeno.almoço|café da manhã|aamiai",
  smoking:
    "smok(?:e|ing)|rauch(?:en|er|verbot|frei|t\\b)|nichtraucher|fumer|fumeur|tabac|fumare|fumo|vietato fumare|fumar|tabaco|roken|pal(?:eni|ić|enia)|rök(?:ning|a|fri)|rygning|ryge|røyk|tupakoi",
  pets: "pets?\\b|dogs?\\b|animals|haustier|hunde?\\b|tiere?\\b|animaux|chiens?\\b|animali|can[ei]\\b|mascotas|perros?|animales|huisdier|honden?|zwierzęt|zwierząt|psy\\b|husdjur|hundar|kæledyr|husdyr|animais|cães|lemmik",
  quiet:
    "quiet|silence|noise|nachtruhe|ruhezeit|ruhe\\b|lärm|calme|bruit|silenzio|rumor|silencio|ruido|stilte|geluid|nachtrust|cisz[ay]|hałas|nattvila|tystnad|tyst\\b|nattero|silêncio|barulho|hiljaisuu",
  arrival:
    "check.?in|arriv|anreise|an- und abreise|ankunft|llegada|arrivo|aankomst|inchecken|przyjazd|zameldow|ankomst|incheck|indtjek|chegada|saapum",
  departure:
    "check.?out|depart|leave the room|abreise|départ|partenza|salida|vertrek|uitchecken|wyjazd|wymeldow|avresa|utcheck|afrejse|udtjek|saída|lähtö",
  parking:
    "parking|(?:can|to|may) park\\b|garer|park(?:en|plätz|platz)|garag|stationn|parchegg|aparca|parkeren|parkering|parkow|miejsc\\S* parkingow|estaciona|pysäköin",
  wifi: "wi-?fi|wlan|w-lan|internet",
  linen:
    "towels?|linen|bed.?sheets?|handtüch|bettwäsche|serviettes|draps|linge|asciugaman|lenzuol|biancheria|toallas|sábanas|handdoek|lakens|beddengoed|ręcznik|pościel|handduk|lakan|sängkläder|håndklæ|sengetøj|linned|toalhas|lençóis|pyyhk",
  safe: "valuables|safe\\b|wertsachen|tresor|coffre|objets de valeur|oggetti di valore|cassaforte|objetos de valor|caja fuerte|waardevolle|kluis|wartościow|sejf|värdesaker|kassaskåp|værdigenstande|pengeskab|cofre|arvoesine",
  keys: "keys?\\b|key cards?|schlüssel|clés?\\b|clefs?\\b|chiav[ei]|llaves?|sleutels?|klucz|nyckel|nycklar|nøgle|chaves?\\b|avain|avaim",
  rubbish:
    "rubbish|garbage|trash|recycl|waste|müll|abfall|poubelle|déchets|tri sélectif|rifiuti|spazzatura|basura|reciclaje|afval|vuilnis|śmiec|odpad|sopor|avfall|affald|skrald|lixo|jäte|roska",
  heating:
    "heating|air.?condition|windows?|lights?\\b|energy|heizung|klimaanlage|fenster|licht\\b|strom|chauffage|climatis|fenêtres|lumières|riscaldamento|condizionat|finestre|luci\\b|calefacci|aire acondicionado|ventanas|luces|verwarming|de ramen\\b|lichten|ogrzewani|klimatyzac|okna\\b|światł|värme|fönster|belysning|varme\\b|vinduer|lys\\b|aquecimento|ar condicionado|janelas|luzes|lämmity|ikkun",
  damage:
    "damages?\\b|breakages|schäden|beschädig|dégâts|dommages|danni|daños|desperfectos|schade|szkod|skador|skader|danos\\b|vahing",
  visitors:
    "visitors|parties|besucher|besuch\\b|partys|feiern|visiteurs|fêtes|visitatori|feste\\b|fiestas|bezoekers?|feestjes|gości\\b|imprez|besökare|fester\\b|gæster udefra|visitantes|festas|vieraat",
  kitchen:
    "kitchen|küche\\b|geschirr|cuisine|vaisselle|cucina|stoviglie|cocina|vajilla|keuken|afwas|kuchni|naczy|kök\\b|disk\\b|køkken|opvask|cozinha|loiça|louça|keittiö|astia",
  laundry:
    "laundry|washing machine|wäsche\\b|waschmaschine|lave-linge|laverie|lavatrice|lavanderia|lavadora|lavandería|wasmachine|pralni|pralka|tvätt|vask(?:emaskine|eri)|máquina de lavar|pyykk",
  pool: "pool\\b|sauna|piscine|piscina|zwembad|basen|simbassäng|svømmebad|uima-allas",
  luggage: "luggage|bagg?age|gepäck|koffer|bagages|bagagl|equipaje|maletas|bagage|bagaż|bagagem|matkatavar",
  payment:
    "tourist tax|city tax|payment|kurtaxe|bezahl|taxe de séjour|paiement|tassa di soggiorno|pagament|tasa turística|pago\\b|toeristenbelasting|betal|opłat|płatnoś|taxa turística|pagamento|maksu",
  fire: "candles?|fire\\b|kerzen|feuer|kamin|bougies|feu\\b|cheminée|candele|fuoco|velas|fuego|chimenea|kaarsen|vuur|haard|świec|ogień|kominek|stearinljus|eld\\b|brasa|stearinlys|brændeovn|lareira|fogo|kynttil|takka",
  children: "children|kinder\\b|enfants|bambini|niños|kinderen|dzieci|børn|crianças|lapset|lapsille",
  shoes: "shoes|schuhe|chaussures|scarpe|zapatos|schoenen|but(?:y|ów)\\b|skor\\b|sko\\b|sapatos|keng",
};
type Subject = keyof typeof SUBJECTS;
const PATTERNS = new Map(
  Object.entries(SUBJECTS).map(
    ([subject, words]) => [subject as Subject, new RegExp(`(?<!\\p{L})(?:${words})[\\p{L}-]*`, "u")] as const,
  ),
);

const MIN_RULES = 2;
const MAX_TITLE_WORDS = 4;

/** Its nouns have capitals, too: "Rauchen nur vor der Tür" has no title. */
const IS_GERMAN = /(?<!\p{L})(?:der|die|das|dem|den|und|nicht|bitte|nur|ist|sind|im|ins|auf)(?!\p{L})/u;

export interface Rule {
  title: string;
  text: string;
}

/** "House rules", and not "In general" among other headings. */
const OF_RULES = /rules|regel|r[eè]gle|normas|regol|zasad|regulamin|regler|regras|s[aä][aä]nn|:$/i;
const MAX_TOGETHER = 4;

/**
 * @param beside how many headings are like this one
 * @returns the rules, and the lines that are none; undefined where a list is about one thing
 */
export function rulesIn(
  { heading, lines, line: head }: Block,
  beside: number,
): { rules: Rule[]; rest: Line[] } | undefined {
  if (subjectIn(heading)) return undefined;
  const listed = lines.filter((line) => !line.cells && (line.isListed || isBullet(line.text)));
  const isTogether = beside > 1 && listed.length <= MAX_TOGETHER && !OF_RULES.test(head?.text ?? "");
  if (isTogether) return undefined;
  const found = listed.map(({ text }) => ruleOf(withoutBullet(text)));
  const subjects = new Set(found.flatMap(({ subject }) => subject ?? []));
  if (subjects.size < MIN_RULES || subjects.size * 2 < found.length) return undefined;
  // A few words each are of one rule.
  if (found.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > found.length) return undefined;
  // Lists of names with a text each are read as such.
  if (found.filter(({ text, isSplit }) => named(text) && !isSplit).length * 2 > found.length)
    return undefined;
  const used = new Set<string>();
  const rules = found.map(({ title, text }) => {
    const name = used.has(title) ? "" : title;
    used.add(title);
    return { title: name, text };
  });
  return { rules, rest: lines.filter((line) => !listed.includes(line)) };
}

function ruleOf(whole: string): Rule & { subject: Subject | undefined; isSplit: boolean } {
  const words = whole.split(" ");
  // "Nachtruhe Von 22 bis 6 Uhr ist Ruhe."
  for (let count = 1; count <= MAX_TITLE_WORDS && count < words.length; count += 1) {
    const title = words.slice(0, count).join(" ");
    const found = subjectIn(title);
    const isTitle = /\p{L}$/u.test(title) && !(IS_GERMAN.test(whole) && /(?:^|\s)\p{Ll}+$/u.test(title));
    if (found && /^\p{Lu}/u.test(words[count] ?? "") && isTitle)
      return { title, text: words.slice(count).join(" "), subject: found.subject, isSplit: true };
  }
  const found = subjectIn(whole);
  return {
    title: capitalized(found?.word ?? ""),
    text: whole,
    subject: found?.subject,
    isSplit: false,
  };
}

export function isAbout(text: string, subject: Subject): boolean {
  return PATTERNS.get(subject)?.test(text.toLowerCase()) === true;
}

/** "Hunde": the first word of a subject. */
export function ruleTitle(text: string): string {
  return capitalized(subjectIn(text)?.word ?? "");
}

function subjectIn(text: string): { subject: Subject; word: string } | undefined {
  const plain = text.toLowerCase();
  const all = [...PATTERNS].flatMap(([subject, words]) => {
    const found = words.exec(plain);
    return found
      ? [{ subject, at: found.index, word: text.slice(found.index, found.index + found[0].length) }]
      : [];
  });
  return all.toSorted((a, b) => a.at - b.at)[0];
}
