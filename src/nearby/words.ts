/** Texts on a nearby place that OpenStreetMap lacks, in the languages of suggestions. */
import { type SuggestedLanguage, suggestedLanguage } from "../suggestions/texts.ts";
import { type KindName, PLACE_KINDS } from "./kinds.ts";

type AskedKind = {
  [Name in KindName]: (typeof PLACE_KINDS)[Name]["section"] extends "faqs" ? Name : never;
}[KindName];

interface NearbyWords {
  kinds: Record<Exclude<KindName, AskedKind>, string>;
  /** Answered by the nearest place. */
  questions: Record<AskedKind, string>;
  holidays: Record<"closed" | "open", string>;
  /** Before hours as the map writes them. */
  hours: string;
  walk: (minutes: number) => string;
  drive: (minutes: number) => string;
  /** How long a visit usually takes. */
  times: readonly string[];
}

const en: NearbyWords = {
  kinds: {
    restaurant: "Restaurant",
    cafe: "Café",
    bar: "Bar",
    pub: "Pub",
    fastFood: "Fast food",
    iceCream: "Ice cream",
    pharmacy: "Pharmacy",
    supermarket: "Supermarket",
    convenience: "Corner shop",
    bakery: "Bakery",
    mall: "Shopping center",
    departmentStore: "Department store",
    clothes: "Clothes",
    books: "Bookshop",
    gifts: "Souvenirs and gifts",
    sports: "Sports shop",
    jewelry: "Jewelry",
    museum: "Museum",
    gallery: "Gallery",
    attraction: "Sight",
    viewpoint: "Viewpoint",
    zoo: "Zoo",
    castle: "Castle",
    monument: "Monument",
    park: "Park",
    beach: "Beach",
    market: "Market",
    theatre: "Theater",
  },
  questions: {
    station: "Where is the nearest station?",
    tramStop: "Where is the nearest tram stop?",
    busStop: "Where is the nearest bus stop?",
    ferry: "Where do ferries leave?",
    cashMachine: "Where is the nearest cash machine?",
  },
  hours: "Opening hours",
  holidays: { closed: "Closed on public holidays", open: "Other times on public holidays" },
  walk: (minutes) => `${minutes} min walk`,
  drive: (minutes) => `${minutes} min drive`,
  times: ["30 minutes", "1 hour", "2 hours", "Half a day"],
};

const de: NearbyWords = {
  kinds: {
    restaurant: "Restaurant",
    cafe: "Café",
    bar: "Bar",
    pub: "Kneipe",
    fastFood: "Imbiss",
    iceCream: "Eis",
    pharmacy: "Apotheke",
    supermarket: "Supermarkt",
    convenience: "Kleiner Laden",
    bakery: "Bäckerei",
    mall: "Einkaufszentrum",
    departmentStore: "Kaufhaus",
    clothes: "Mode",
    books: "Buchhandlung",
    gifts: "Andenken und Geschenke",
    sports: "Sportgeschäft",
    jewelry: "Schmuck",
    museum: "Museum",
    gallery: "Galerie",
    attraction: "Sehenswürdigkeit",
    viewpoint: "Aussichtspunkt",
    zoo: "Zoo",
    castle: "Burg oder Schloss",
    monument: "Denkmal",
    park: "Park",
    beach: "Strand",
    market: "Markt",
    theatre: "Theater",
  },
  questions: {
    station: "Wo ist der nächste Bahnhof?",
    tramStop: "Wo ist die nächste Straßenbahnhaltestelle?",
    busStop: "Wo ist die nächste Bushaltestelle?",
    ferry: "Wo fahren die Fähren ab?",
    cashMachine: "Wo ist der nächste Geldautomat?",
  },
  hours: "Öffnungszeiten",
  holidays: { closed: "An Feiertagen geschlossen", open: "An Feiertagen andere Zeiten" },
  walk: (minutes) => `${minutes} Min. zu Fuß`,
  drive: (minutes) => `${minutes} Min. mit dem Auto`,
  times: ["30 Minuten", "1 Stunde", "2 Stunden", "Ein halber Tag"],
};

const fr: NearbyWords = {
  kinds: {
    restaurant: "Restaurant",
    cafe: "Café",
    bar: "Bar",
    pub: "Pub",
    fastFood: "Restauration rapide",
    iceCream: "Glaces",
    pharmacy: "Pharmacie",
    supermarket: "Supermarché",
    convenience: "Épicerie",
    bakery: "Boulangerie",
    mall: "Centre commercial",
    departmentStore: "Grand magasin",
    clothes: "Mode",
    books: "Librairie",
    gifts: "Souvenirs et cadeaux",
    sports: "Magasin de sport",
    jewelry: "Bijouterie",
    museum: "Musée",
    gallery: "Galerie",
    attraction: "Curiosité",
    viewpoint: "Point de vue",
    zoo: "Zoo",
    castle: "Château",
    monument: "Monument",
    park: "Parc",
    beach: "Plage",
    market: "Marché",
    theatre: "Théâtre",
  },
  questions: {
    station: "Où est la gare la plus proche ?",
    tramStop: "Où est l’arrêt de tram le plus proche ?",
    busStop: "Où est l’arrêt de bus le plus proche ?",
    ferry: "D’où partent les bateaux ?",
    cashMachine: "Où est le distributeur de billets le plus proche ?",
  },
  hours: "Horaires",
  holidays: { closed: "Fermé les jours fériés", open: "Autres horaires les jours fériés" },
  walk: (minutes) => `${minutes} min à pied`,
  drive: (minutes) => `${minutes} min en voiture`,
  times: ["30 minutes", "1 heure", "2 heures", "Une demi-journée"],
};

const es: NearbyWords = {
  kinds: {
    restaurant: "Restaurante",
    cafe: "Cafetería",
    bar: "Bar",
    pub: "Pub",
    fastFood: "Comida rápida",
    iceCream: "Heladería",
    pharmacy: "Farmacia",
    supermarket: "Supermercado",
    convenience: "Tienda de barrio",
    bakery: "Panadería",
    mall: "Centro comercial",
    departmentStore: "Grandes almacenes",
    clothes: "Moda",
    books: "Librería",
    gifts: "Recuerdos y regalos",
    sports: "Tienda de deportes",
    jewelry: "Joyería",
    museum: "Museo",
    gallery: "Galería",
    attraction: "Lugar de interés",
    viewpoint: "Mirador",
    zoo: "Zoo",
    castle: "Castillo",
    monument: "Monumento",
    park: "Parque",
    beach: "Playa",
    market: "Mercado",
    theatre: "Teatro",
  },
  questions: {
    station: "¿Dónde está la estación más cercana?",
    tramStop: "¿Dónde está la parada de tranvía más cercana?",
    busStop: "¿Dónde está la parada de autobús más cercana?",
    ferry: "¿De dónde salen los ferris?",
    cashMachine: "¿Dónde está el cajero más cercano?",
  },
  hours: "Horario",
  holidays: { closed: "Cerrado los días festivos", open: "Otro horario los días festivos" },
  walk: (minutes) => `${minutes} min a pie`,
  drive: (minutes) => `${minutes} min en coche`,
  times: ["30 minutos", "1 hora", "2 horas", "Medio día"],
};

const it: NearbyWords = {
  kinds: {
    restaurant: "Ristorante",
    cafe: "Caffè",
    bar: "Bar",
    pub: "Pub",
    fastFood: "Fast food",
    iceCream: "Gelateria",
    pharmacy: "Farmacia",
    supermarket: "Supermercato",
    convenience: "Minimarket",
    bakery: "Panificio",
    mall: "Centro commerciale",
    departmentStore: "Grande magazzino",
    clothes: "Moda",
    books: "Libreria",
    gifts: "Souvenir e regali",
    sports: "Articoli sportivi",
    jewelry: "Gioielleria",
    museum: "Museo",
    gallery: "Galleria",
    attraction: "Luogo da vedere",
    viewpoint: "Belvedere",
    zoo: "Zoo",
    castle: "Castello",
    monument: "Monumento",
    park: "Parco",
    beach: "Spiaggia",
    market: "Mercato",
    theatre: "Teatro",
  },
  questions: {
    station: "Dov’è la stazione più vicina?",
    tramStop: "Dov’è la fermata del tram più vicina?",
    busStop: "Dov’è la fermata dell’autobus più vicina?",
    ferry: "Da dove partono i traghetti?",
    cashMachine: "Dov’è il bancomat più vicino?",
  },
  hours: "Orari",
  holidays: { closed: "Chiuso nei giorni festivi", open: "Orari diversi nei giorni festivi" },
  walk: (minutes) => `${minutes} min a piedi`,
  drive: (minutes) => `${minutes} min in auto`,
  times: ["30 minuti", "1 ora", "2 ore", "Mezza giornata"],
};

const WORDS: Record<SuggestedLanguage, NearbyWords> = { en, de, fr, es, it };

export function nearbyWords(language: string): NearbyWords {
  return WORDS[suggestedLanguage(language)];
}

export function isAsked(kind: KindName): kind is AskedKind {
  return PLACE_KINDS[kind].section === "faqs";
}
