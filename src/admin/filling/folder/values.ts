/** The facts about a thing, as the fields of a section's item. */
import { type Facts, restOf } from "./facts.ts";
import { type Area, areaOf, CUISINE } from "./words.ts";

type Values = Record<string, string>;

/** @returns undefined when nothing of that section is meant */
export function columnsFor(area: Exclude<Area, "important-contacts">, facts: Facts): Values | undefined {
  const { about, phone, website, email, timing, location, distance, address } = facts;
  const name = facts.name.slice(0, 120);
  switch (area) {
    case "amenities":
      return { name, description: restOf(facts, ["timing", "location"]) || about, timing, location };
    case "restaurants":
      return {
        name,
        cuisine: facts.cuisine,
        distance,
        tip: restOf(facts, ["cuisine", "distance", "address"]).slice(0, 300),
        phone,
        address,
      };
    case "transport": {
      const type = TYPES.find(([words]) => words.test(`${name} ${about}`))?.[1];
      return phone || (type && about === "") ? { name, type: type ?? "Taxi", phone, website } : undefined;
    }
    case "tours":
      return { name, specialty: (restOf(facts, []) || about).slice(0, 200), phone, email, website };
    case "shopping": {
      const category = found(SHOPS, name) ?? found(SHOPS, about) ?? "Souvenir Shop";
      const description = restOf(facts, ["distance", "address"]) || about;
      return { name, category, description, distance, phone, address, website };
    }
    case "must-visit": {
      const category = found(SIGHTS, name) ?? found(SIGHTS, about) ?? "Historical Site";
      const facing = { distance, estimated_time: facts.duration, address, entry_fee: facts.fee };
      const description = restOf(facts, ["distance", "duration", "address", "fee"]) || about;
      return { name, category, description, ...facing, phone, website };
    }
  }
}

/** Where something is that only its own words tell. */
export function areaByWords({ name, about, distance, address, fee, phone }: Facts): Area | undefined {
  const text = `${name} ${about}`;
  const isFood = CUISINE.test(text) || FOOD.test(text);
  if (isFood && (distance || address || phone)) return "restaurants";
  if (found(SIGHTS, name)) return distance || address || fee ? "must-visit" : undefined;
  if (found(SHOPS, name) ?? areaOf(name) === "shopping") return distance || address ? "shopping" : undefined;
  return undefined;
}

const FOOD =
  /restaurant|ristorante|trattoria|osteria|gasth(?:of|aus)|wirtshaus|bodega|taberna|tavern|caf[eé]|brasserie|bistro|cr[eê]perie|\bpub\b|gastronom|\bmen[uú]|poisson|takeaway|r[eé]serv[ei]e?r|r[eé]servation|\bbook\b|prenotare|restauracja|gospoda|karczma|krog(?:en)?\b|kro(?:en)?\b|v[aä]rdshus|spisehus|restauran[gt]|tasca|marisqueira|pizz[ae]ria|ravintola|kahvila/i;

function found(words: readonly (readonly [RegExp, string])[], text: string): string | undefined {
  return words.find(([pattern]) => pattern.test(text))?.[1];
}

const TYPES = [
  [/taxi|cab\b/i, "Taxi"],
  [/\buber\b/i, "Uber"],
  [
    /rental|hire|mietwagen|autovermietung|alquiler|location de voitures?|autonoleggio|noleggio/i,
    "Car Rental",
  ],
  [/limousin/i, "Limousine"],
  [/shuttle|navette|transfer|traslad|abholung|hol- und bring|navetta/i, "Shuttle"],
  [/driver|chauffeur|fahrer|conductor|autista|ncc/i, "Private Driver"],
] as const;

const SHOPS = [
  [/pharmac|chemist|apotheke|farmacia|apteka|apotek|farm[aá]cia|apteekki/i, "Pharmacy"],
  [
    /supermar|grocer|bakk?er|b[aä]ckerei|metzger|butcher|food|market|markt|march[eé]|merca[dt]o|milch|k[aä]se|delicatess|boulanger|[eé]picerie|panader|colmado|alimentari|panificio|dorfladen|hofladen|deli\b|\b(?:edeka|rewe|aldi|lidl|spar|co-?op|migros|carrefour|mercadona|conad|tesco|albert heijn)\b/i,
    "Grocery Store",
  ],
  [
    /mall|shopping cent|einkaufszentrum|centro comercial|centre commercial|centro commerciale/i,
    "Shopping Center",
  ],
  [/department|kaufhaus|grandes almacenes|grand magasin/i, "Department Store"],
  [/book|stationer|buch|libr[aeo]|papeter/i, "Books & Stationery"],
  [/sport|ski|outdoor|bergsport|bike|fahrrad|hik/i, "Sports & Outdoor"],
  [/jewel|schmuck|joyer|bijou|gioiell/i, "Jewelry"],
  [/fashion|cloth|mode|tracht|ropa|abbigliamento/i, "Fashion"],
  [/electro|elektro|electr[oó]/i, "Electronics"],
  [/garden|home|haushalt|hogar|casa/i, "Home & Garden"],
  [/boutique/i, "Boutique"],
] as const;

const SIGHTS = [
  [/museum|museo|mus[eé]e|gallery|galerie|galer[ií]a|galleria|muzeum|museet|museu\b|galeri/i, "Museum"],
  [
    /church|cathedral|abbey|minster|chapel|kirche|kloster|dom\b|kapelle|m[uü]nster|iglesia|catedral|convento|[eé]glise|cath[eé]drale|abbaye|chiesa|abbazia|santuario|kerk|klooster|abdij|duomo|basilica|mosque|synagog|ko[sś]ci[oó][lł]|klasztor|kyrka|kloster|kirke|igreja|mosteiro|kirkko/i,
    "Religious Site",
  ],
  [/beach|strand|playa|plage|spiaggia|pla[zż]a|praia|ranta\b/i, "Beach"],
  [/market\b|(?<!super)markt\b|markthalle|mercado|march[eé](?!\p{L})|mercato/iu, "Market"],
  [/park\b|gardens?\b|g[aä]rten|jard[ií]n|parque|parc\b|jardins|parco|giardini/i, "Park"],
  [
    /peak|summit|mountain|gipfel|spitze|horn\b|kogel|kopf\b|joch\b|grat\b|(?<!\p{L})berg\b|bergbahn|seilbahn|cable car|monta[nñ]a|pico|mirador|t[eé]l[eé]ph[eé]rique|funivia|cima|monte\b/iu,
    "Mountain",
  ],
  [
    /lake|river|waterfall|forest|gorge|trail|walk|see\b|klamm|wasserfall|wald|schlucht|rundweg|wanderung|steig|lago|cascada|sendero|cala|r[ií]o|lac\b|cascade|for[eê]t|sentier|bosco|sentiero|cascata|coast|cliff|island|isla/i,
    "Nature",
  ],
  [
    /cinema|theat|kino|freizeitpark|zoo|aquarium|bowling|teatro|cine\b|opera|flamenco|concert|swimming|schwimmbad|therme|rodelbahn/i,
    "Entertainment",
  ],
  [
    /bridge|tower|br[uü]cke|turm\b|puente|torre|pont\b|tour\b|ponte|modernis|architect|zamek|pa[lł]ac|wie[zż]a|slott(?:et)?\b|slot(?:tet)?\b|castelo|pal[aá]cio|linna\b/i,
    "Architecture",
  ],
] as const;
