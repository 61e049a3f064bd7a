/** By which words a folder says what it is about, in the suggestions' five languages and Dutch. */

import { foldedName } from "../../../lib/texts/folded.ts";
import { TEXTS } from "../../../suggestions/texts.ts";

/** A section whose items a heading may announce. */
export type Area =
  | "amenities"
  | "restaurants"
  | "transport"
  | "tours"
  | "shopping"
  | "must-visit"
  | "important-contacts";

/** @returns one expression: each line has alternatives of one kind, or of one language */
export function anyOf(lines: string): string {
  return lines
    .trim()
    .split(/\s*\n\s*/)
    .join("|");
}

const AREAS: readonly [RegExp, Area][] = [
  [
    /\b(?:numbers|contacts?|telephone|phone)\b|emergenc|nummern|telefon|kontakt|notruf|notf[aä]ll|num[eé]ros|urgence|tel[eé]fono|contactos?|numeri|contatti|nummers|telefoon|noodgeval|extensions|(?:in case|en cas|en caso) (?:of|de) |im notfall|in caso di|who to call|à qui appeler|nummer\b|numre\b|telefony|wa[zż]ne numery|kontakty|puhelin|yhteys|n[oö]dnummer|contactos|[uú]teis/i,
    "important-contacts",
  ],
  [
    /(?:\bin|im|dans|en|nell?[ao']?) (?:(?:the|our|het|ons|la|le|l['’]|notre|el|der|nuestr[ao]|nostr[ao]) ?)?(?:house|hotel|haus|h[oô]tel|maison|g[iî]te|casa|huis)\b|w (?:hotelu|domu|obiekcie)|p[aå] hotellet|i huset|no hotel\b|na casa\b|talossa|hotellissa/i,
    "amenities",
  ],
  [
    /restaurants|steder at spise|spisesteder|st[aä]llen att [aä]ta|gdzie zje[sś][cć]|onde comer|\b(?:eat(?:s|ing)?|dining|pubs?)\b|food (?:nearby|around)|(?:bonnes|nos) (?:tables|adresses)|caf[eé]s|essen (?:gehen|(?:&|und|\+) trinken)|einkehr|gasth[aä]user|gasth[oö]fe|gastst[aä]tten|lokale|kulinar|(?<!salle [aà] )manger|se restaurer|[aà] table\b|\bcomer\b|restaurantes|bares|ristoranti|eten (?:in|en|&)|uit eten|(?:essen|dinner|d[iî]ner|cena) (?:in der|nearby)|pour d[iî]ner|nos adresses|mangiare|trattorie|restauracj|gdzie zje[sś][cć]|jedzenie w|restauranger|[aä]ta ute|var (?:kan man )?[aä]ta|krogar|spisesteder|restauranter|spise ude|hvor kan man spise|onde (?:comer|jantar)|ravintola|spisested/i,
    "restaurants",
  ],
  [
    /\bshop|einkauf|gesch[aä]fte|l[aä]den\b|compras|tiendas|commerces|achats|boutiques|negozi|acquisti|\bspesa\b|\bcourses\b|stock(?:ing)? up|winkel|boodschappen|zakupy|sklepy|aff[aä]rer|butiker|indk[oø]b|butikker|lojas|kaupat|ostokset/i,
    "shopping",
  ],
  [
    /sights?\b|sightseeing|attraction|(?:to|worth) see|to visit|places of interest|see(?:ing)? (?:&|and) do|what to (?:see|do)|things to do|days? out|walks?\b|hik(?:es|ing)|sehensw|ausfl[uü]g|\bziele\b|wander|gipfel|touren|freizeit|unternehm|umgebung|[aà] voir|visiter|alentours|environs|d[eé]couvrir|randonn|qu[eé] (?:ver|visitar|hacer)|visitar|alrededores|excursiones|rutas|da vedere|cosa (?:vedere|fare)|dintorni|escursioni|visitare|scoprire|bezienswaardig|zien (?:en|&)|uitstap|wandel|te doen|atrakcje|zwiedzani|co zobaczy|okolic|warto zobaczy|sev[aä]rd|utflykt|att g[oö]ra|sev[aæ]rdighed|udflugt|ting at se|oplevelser|o que (?:ver|fazer)|passeios|arredores|n[aä]ht[aä]vyy|retke|aktivitet/i,
    "must-visit",
  ],
  [
    /tour guides?|guided tours?|\bguides\b|stadtf[uü]hr|bergf[uü]hrer|f[uü]hrungen|visit[ae]s guid|visites guid|gu[ií]as tur|guide turistiche/i,
    "tours",
  ],
  [
    /taxi|transport|unterwegs|shuttle|getting (?:around|about|here)|car (?:hire|rental)|verkehr|anreise|anfahrt|mietwagen|mobilit|se d[eé]placer|d[eé]placements|navette|traslad|c[oó]mo (?:llegar|moverse)|moverse|transporte|muoversi|spostarsi|trasporti|come arrivare|vervoer|dojazd|taks[oó]wk|komunikacja|ta sig (?:hit|runt)|kollektivtrafik|transporte|como chegar|liikenne|kulkeminen/i,
    "transport",
  ],
  [
    /amenit|facilit|around (?:the|our) (?:house|hotel)|hotel services|ausstattung|benessere|bienestar|bien-[eê]tre|einrichtungen|wellness|h[oô]tel services|équipement|equipement|nos services|(?:stuff|things|what) we (?:have|offer)|what (?:we offer|you can use)|was wir (?:haben|bieten)|[aà] votre disposition|lo que (?:tenemos|ofrecemos)|cosa offriamo|instalacion|servicios|\bservizi\b|dotazion|faciliteiten|voorzieningen|services|udogodnieni|wyposa[zż]eni|us[lł]ugi|faciliteter|bekv[aä]mligheter|utrustning|servi[cç]os|comodidades|instala[cç][oõ]es|palvelut|varustelu/i,
    "amenities",
  ],
];

export function areaOf(heading: string): Area | undefined {
  return AREAS.find(([words]) => words.test(heading))?.[1];
}

/** What guests ask in any house, and so never a section of its own; with the category of its answer. */
const TOPICS: readonly [RegExp, string][] = [
  [
    /wi-?fi|wlan|w-lan|internet|\btv\b|fernseh|t[eé]l[eé]vision|televis|connexion|conexi[oó]n|connessione|verbinding|telewiz|televis[aã]o|internetti/i,
    "WiFi & Technology",
  ],
  [
    /park(?:en|ing|pl[aä]tz|platz)|stationnement|aparcamiento|parcheggi|garage|garaje|parkeren|parking|aparc|parkering|parkow|estacion|pys[aä]k[oö]in/i,
    "Parking",
  ],
  [
    /breakfast|dinner|half.?board|\bmeals?\b|fr[uü]hst[uü]ck|abendessen|halbpension|k[uü]che\b|kitchen|petit.?d[eé]j|demi.?pension|d[iî]ner|desayuno|cena\b|media pensi|cocina\b|colazione|mezza pensione|cuisine commune|cucina\b|ontbijt|keuken\b|[sś]niadani|frukost|morgenmad|frokost|pequeno.almo|caf[eé] da manh|aamiai|kolacj|aftensmad|jantar|kuchni|k[oö]k\b|k[oø]kken|cozinha|keitti[oö]/i,
    "Dining",
  ],
  [
    /rules?\b|smok|\bpets?\b|\bdogs?\b|quiet|hausordnung|h[uü]ttenordnung|regeln?|rauch|haustier|hunde?\b|ruhe(?!raum)|r[eè]gle|fumeur|animaux|calme|normas|fumar|mascotas|silencio|regole|fumo|animali|silenzio|cancel|storno|tax\b|taxe|kurtaxe|tasa|tassa|bezahl|payment|paiement|pago|pagamento|rubbish|recycl|m[uü]ll|abfall|poubelle|d[eé]chets|basura|rifiuti|noise|l[aä]rm|bruit|rumore|ruido|geluid|huisregels|roken|huisdier|afval|stilte|toeristenbelasting|tabac|deposit|pfand|fianza|cauzione|borg\b|zasady|regulamin|regler\b|ordningsregler|regras|s[aä][aä]nn[oö]t|paleni|r[oö]kning|r[oö]kfri|rygning|tupakoi|zwierz[eę]|husdjur|k[aæ]ledyr|husdyr|animais|lemmik|cisz[ay]|tystnad|nattvila|nattero|sil[eê]ncio|hiljais|op[lł]at|betaln|betaling|pagamento|maksu|[sś]mieci|odpad|sopor|avfall|affald|lixo|kaucja|deposition|cau[cç][aã]o/i,
    "Policies",
  ],
  [
    /check.?(?:in|out)|arriv|depart|departure|anreise|abreise|ankunft|abfahrt|d[eé]part\b|llegada|salida|entrada|partenza|keys?\b|schl[uü]ssel|cl[eé]s?\b|llaves?|chiav|luggage|gep[aä]ck|bagages|equipaje|bagagl|welcome|willkommen|bienvenid|bienvenue|benvenut|gr[uü](?:ss|ß) gott|herzlich|questions?\b|\bfaqs?\b|fragen|preguntas|domande|aankomst|vertrek|sleutel|bagage|welkom|vragen|in-?checken|uit-?checken|przyjazd|wyjazd|zameldow|wymeldow|ankomst|avresa|afrejse|in-?checkning|ut-?checkning|indtjek|udtjek|chegada|sa[ií]da|saapumi|l[aä]ht[oö]|klucz|nyckel|nycklar|n[oø]gle|chaves|avain|baga[zż]|matkatavar|witamy|v[aä]lkom|velkom|bem.?vind|tervetuloa|pytania|fr[aå]gor|sp[oø]rgsm|perguntas|kysym|good to know|sonst(?:ig)?|wissenswert|bon [aà] savoir|da sapere|bueno saber|goed om te weten|datos|orari\b|(?:votre|ihr|your|su) (?:chambre|zimmer|room|habitaci[oó]n)/i,
    "General",
  ],
  [
    /laundry|towels?|linen|cleaning|housekeeping|reception|heating|hot water|w[aä]sche|handt[uü]cher|bettw[aä]sche|reinigung|rezeption|heizung|wasser|lavander[ií]a|toallas|limpieza|recepci[oó]n|calefacci|agua|linge|serviettes|m[eé]nage|r[eé]ception|chauffage|eau\b|lavanderia|asciugamani|pulizi|riscaldamento|acqua|handdoek|schoonmaak|verwarming|receptie|pranie|pralni|r[eę]cznik|po[sś]ciel|sprz[aą]tani|recepcj|ogrzewani|tv[aä]tt|handduk|lakan|st[aä]dning|v[aä]rme\b|vaskeri|h[aå]ndkl|linned|reng[oø]ring|varme\b|lavandaria|toalhas|limpeza|rece[cp]?[cç][aã]o|aquecimento|pyykki|pyyh|siivous|vastaanotto|l[aä]mmit/i,
    "Services",
  ],
];

export function topicOf(heading: string): string | undefined {
  return TOPICS.find(([words]) => words.test(heading))?.[1];
}

/** A heading of all that follows, and not of a subject. */
const WHOLE =
  /welcome|willkommen|bienvenid|bienvenue|benvenut|a\s?[-–—]\s?z\b|von a bis z|information|directory|guest (?:guide|book|folder)|g[aä]ste(?:mappe|info|buch)|hausinfo|livret|gu[ií]a del hu[eé]sped|guida|your stay|ihr aufenthalt|votre s[eé]jour|su estancia|il vostro soggiorno|informatie|huisinfo|welkom|witamy|informacje|informator|v[aä]lkom|velkom|bem.?vind|informa[cç]|tervetuloa|gæstemappe|g[aä]stp[aä]rm/i;

export function isOfAll(heading: string): boolean {
  return WHOLE.test(heading);
}

/** More names of what many houses have, beside those of the suggestions. */
const MORE_AMENITIES = anyOf(String.raw`
  hair ?dryers?|irons?|ironing|(?:indoor |outdoor |swimming |rooftop )*pool|saunas?|spa|steam (?:bath|room)
  gym|fitness(?:raum| room| centre| center| studio)?|bar|lounge|library|garden|terrace|roof terrace
  bikes?|bicycles?|bike (?:hire|storage|shed|room)|lift|elevator|laundry(?: room)?|ski (?:room|storage)|boot room|drying room
  games room|playground|lockers?
  hallenbad|schwimmbad|dampfbad|infrarotkabine|ruheraum|f[oö]n|haartrockner|b[uü]gel(?:eisen|brett|zimmer)
  skikeller|skiraum|schuhraum|trockenraum|fahrr[aä]der|fahrrad(?:keller|verleih)|e-bikes?|aufzug|lift|bibliothek|leseecke
  spielzimmer|spielplatz|kinderspiel\p{L}*|liegewiese|garten|sonnenterrasse|terrasse|gaststube|kaminzimmer|waschmaschine
  piscine|hammam|sauna|jardin|salon|biblioth[eè]que|ascenseur|v[eé]los?|local [aà] v[eé]los|laverie
  piscina|sala com[uú]n|azotea|terraza|taquillas?|lavadora|lavander[ií]a|cocina compartida|jard[ií]n|ascensor|bicicletas?
  gimnasio|secador(?: de pelo)?|plancha
  ascensore|giardino|palestra|biciclette|deposito (?:sci|biciclette)|sala lettura|asciugacapelli|lavatrice|ferro da stiro
  keuken|wasmachine|fiets(?:en|verhuur)|kluisjes|dakterras|tuin|strijkijzer|zwembad|wasserij
  basen|si[lł]ownia|rowery|winda|ogr[oó]d|taras|bastu|cyklar|tr[aä]dg[aå]rd|hiss|sv[oø]mmebad|cykler|gin[aá]sio|jardim|elevador|terra[cç]o|uima-allas|kuntosali|polkupy[oö]r[aä]t|puutarha|hissi|kayaks?|canoes?|boats?|kajak[ei]?|kajaker|kajakker|caiaques?
  business cent(?:re|er)|meeting rooms?|conference rooms?|executive lounge|minibar|safe|room service
`);
const IS_AMENITY = new RegExp(`^(?:${MORE_AMENITIES})$`, "iu");

const AMENITIES = new Set(
  Object.values(TEXTS).flatMap(({ amenities }) => Object.values(amenities).map(([name]) => foldedName(name))),
);

/** "Drying room and boot rack": one, and a few words more. */
export function hasAmenity(name: string): boolean {
  const words = name.split(/[\s(),]+/).slice(0, 5);
  return words.some((_, from) =>
    [1, 2].some((count) => isAmenity(words.slice(from, from + count).join(" "))),
  );
}

export function isAmenity(name: string): boolean {
  const plain = name.trim();
  return AMENITIES.has(foldedName(plain)) || IS_AMENITY.test(plain);
}

export const EMERGENCY =
  /police|ambulance|\bfire\b|emergency|rescue|coast ?guard|polizei|notruf|notarzt|feuerwehr|rettung|bergrettung|giftnotruf|pompiers|samu\b|gendarm|secours|urgence|polic[ií]a|guardia civil|bomberos|ambulancia|emergencia|emergenz|polizia|carabinieri|ambulanza|vigili del fuoco|soccorso|pronto intervento|alarm|brandweer|politie|urgencias|^112$|policja|pogotowie|stra[zż] po[zż]arna|polis(?:en)?\b|ambulans|r[aä]ddning|brandk[aå]r|politi(?:et)?\b|brandv[aæ]sen|redning|pol[ií]cia|bombeiros|ambul[aâ]ncia|poliisi|palokunta|h[aä]t[aä]|n[oöø]d(?:nummer|opkald|telefon)/i;

/** Whose number may be as short as an extension is. */
export const IN_HOUSE =
  /recep|rezep|r[eé]cep|front desk|concierge|porter|housekeeping|room service|zimmerservice|hausdame|roomservice|night|nacht|nuit|noche|notte|spa\b|restaurant|bar\b|duty manager|chef|hausmeister|house|h[uü]ttenwirt|wirt(?:in)?\b|balie|rece[cp]?[cç][aã]o|recepcj|vastaanotto/i;

export const CUISINE =
  /k[uü]che\b|keuken\b|cuisine|cucina|cocina|\b(?:italian|french|spanish|portuguese|greek|turkish|indian|thai|chinese|japanese|sushi|vietnamese|mexican|mediterranean|british|american|vegetarian|vegan|seafood|fish|tapas|pizza|pizzeria|steak\w*|burgers?|pub|bistro|brasserie|bakery|gastropub|regional|bayerisch\w*|schw[aä]bisch\w*|italienisch\w*|griechisch\w*|asiatisch\w*|fisch|gutb[uü]rgerlich\w*|creperie|cr[eê]perie|fran[cç]aise?|italienne?|marisquer[ií]a|pescado|marisco|arrocer[ií]a|vegetariano|vegetariana|italiana?|tirolesi?|tiroler|tipica|pesce|mediterr[aá]nea|indonesisch|fruits de mer|burgers en \p{L}+|kuchnia \p{L}+|ryby|pierogi|fiskr[aä]tter|husman\w*|smørrebrød|peixe|petiscos|grelhados|portuguesa|kala|italiensk\w*|kotiruo\w*)\b/iu;

/** For the people of the house, and for no guest. */
export const OF_STAFF =
  /\b(?:dienstplan|schichtplan|rota|roster|shifts?|turnos?|turni|planning|rooster|poetsrooster|interno?|internal|personal(?:plan)?|staff(?: only)?|personale)\b/i;

/** What stands before numbers. */
const NO_WORDS = /(?<!\p{L})(?:t[eé]l\p{L}*|phone|mobile?|fax|durchwahl|call)(?!\p{L})/gu;

/** Those that tell one text from another. */
export function folderWords(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replace(NO_WORDS, "")
      .match(/\p{L}{3,}|\d+/gu),
  );
}
