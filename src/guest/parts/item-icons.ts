/** Chooses an item's icon by words in its title, in the languages of suggestions. The first match wins. */
import type { IconName } from "./icons.tsx";

const RULES: readonly [RegExp, IconName][] = [
  [/pool|swim|jacuzzi|hot tub|whirlpool|schwimmbad|piscin/, "Waves"],
  [/wi-?fi|internet|wlan/, "Wifi"],
  [/charg(er|ing)|\bev\b|adapt|adatt|ladestation|ladegerät|recharge|carga de|ricarica/, "Plug"],
  [/parking|car park|garage|valet|parkplatz|aparcamiento|parcheggio/, "CircleParking"],
  [/spa\b|massag|masaje|wellness|beauty|salon|yoga/, "Flower2"],
  [/sauna|steam|hammam|bath/, "Bath"],
  [/gym|fitness|workout|training|salle de sport|gimnasio|palestra/, "Dumbbell"],
  [
    /breakfast|coffee|caf[eé]|caff|kaffee|tea\b|frühstück|petit-déjeuner|desayuno|colazione|kettle|wasserkocher|bouilloire|hervidor|bollitore/,
    "Coffee",
  ],
  [/\b(mini-?)?bar\b|wine|cocktail|lounge|pub\b/, "Wine"],
  [
    /restaurant|ristorante|dining|dinner|buffet|kitchen|(room|zimmer)-?service|service en chambre|servicio de habitaciones|servizio in camera/,
    "UtensilsCrossed",
  ],
  [/laundry|dry.?clean|iron|wäsche|bügel|blanchisserie|repasser|lavander|plancha|stiro/, "WashingMachine"],
  [/shuttle|transfer|bus\b/, "Bus"],
  [/bike|bicycle|cycl|fahrrad|vélo|biciclet/, "Bike"],
  [
    /\bkids?\b|child|bab(y|ies)|high chair|hochstuhl|chaise haute|trona|seggiolone|bébé|\b(cot|cuna|culla)\b|play|spielzimmer|salle de jeux|juegos|giochi/,
    "Baby",
  ],
  [/\bpets?\b|dogs?\b/, "PawPrint"],
  [
    /business|meeting|conference|co-?work|office|place to work|arbeitsplatz|travail|trabajo|lavoro|besprechung|r[eé]union|riunion/,
    "Briefcase",
  ],
  [/concierge|reception|front desk|porter|luggage|bell|gepäck|bagag|equipaje/, "ConciergeBell"],
  [/library|book|reading/, "BookOpen"],
  [/garden|garten|jard[ií]n|giardino|terrace|rooftop|patio|beach/, "Trees"],
  [
    /\bskis?\b|esquís|\bsci\b|skiraum|air.?con|cooling|ice\b|klimaanlage|climatis|aire acondicionado|aria condizionata/,
    "Snowflake",
  ],
  [/\btv\b|t[eé]l[eé]vis|fernseher|cinema|movie/, "Tv"],
  [/safe\b|deposit|locker|coffre-fort|caja fuerte|cassaforte/, "Lock"],
  [/lift|elevator|aufzug|ascenseur|ascensor/, "ArrowUpDown"],
  [
    /wheelchair|accessib|step-free|stufen(?:los|frei)|sans marche|plain-pied|sin escalones|senza gradini/,
    "Accessibility",
  ],
  [/wake-?up|weckruf|réveil|despertador|sveglia/, "Bell"],
  [/hair.?dryer|haartrockner|sèche-cheveux|secador|asciugacapelli/, "Wind"],
  [/umbrella|regenschirm|parapluie|paraguas|ombrell/, "Umbrella"],
  [/music|piano|concert/, "Music"],
  [/room|suite|bed/, "BedDouble"],
];

export function itemIcon(title: string): IconName | undefined {
  const lower = title.toLowerCase();
  return RULES.find(([words]) => words.test(lower))?.[1];
}
