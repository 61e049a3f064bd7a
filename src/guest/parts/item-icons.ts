/** Chooses an item's icon by words in its title, in the languages of suggestions. The first match wins. */
import type { IconName } from "./icons.tsx";

const RULES: readonly [RegExp, IconName][] = [
  [/pool|swim|jacuzzi|hot tub|whirlpool|schwimmbad|piscin|zwembad|basen/, "Waves"],
  [/wi-?fi|internet|wlan/, "Wifi"],
  [
    /charg(er|ing)|\bev\b|adapt|adatt|ladestation|ladegerät|recharge|carga de|ricarica|oplad|laadpa|ładowa|przejściów|carrega/,
    "Plug",
  ],
  [/parking|car park|garage|valet|parkplatz|aparcamiento|parcheggio|parkeer|estacionamento/, "CircleParking"],
  [/\bspa\b|massag|masaje|masaż|wellness|beauty|salon|yoga/, "Flower2"],
  [/sauna|steam|hammam|bath/, "Bath"],
  [/gym|fitness|workout|training|salle de sport|gimnasio|palestra|siłowni|ginásio/, "Dumbbell"],
  [
    /breakfast|coffee|caf[eé]|caff|kaffee|tea\b|frühstück|petit-déjeuner|desayuno|colazione|ontbijt|śniadani|pequeno-almoço|koffie|thee\b|kawa\b|herbat|kettle|wasserkocher|bouilloire|hervidor|bollitore|waterkoker|czajnik|chaleira/,
    "Coffee",
  ],
  [/\b(mini-?)?bar\b|wine|cocktail|lounge|pub\b/, "Wine"],
  [
    /restaura|ristorante|dining|dinner|buffet|kitchen|(room|zimmer)[ -]?service|service en chambre|servicio de habitaciones|servizio in camera|serviço de quartos/,
    "UtensilsCrossed",
  ],
  [
    /laundry|dry.?clean|iron|wäsche|bügel|blanchisserie|repasser|lavand[ae]r|plancha|stiro|wasservice|wasserij|strijk|pralni|żelazk|engomar/,
    "WashingMachine",
  ],
  [/shuttle|transfer|bus\b/, "Bus"],
  [/bike|bicycle|cycl|fahrrad|vélo|biciclet|fiets|rower/, "Bike"],
  [
    /\bkids?\b|child|bab(y|ies)|high chair|hochstuhl|chaise haute|trona|seggiolone|bébé|\b(cot|cuna|culla)\b|play|spielzimmer|salle de jeux|juegos|giochi|kinderst|speelkamer|krzesełko|łóżeczko|sala zabaw|infantil|crianças|berço/,
    "Baby",
  ],
  [/\bpets?\b|dogs?\b/, "PawPrint"],
  [
    /business|meeting|conference|co-?work|office|place to work|arbeitsplatz|travail|trabajo|lavoro|werkplek|do pracy|trabalho|besprechung|r[eé]uni|riunion|vergader|konferenc/,
    "Briefcase",
  ],
  [/concierge|reception|front desk|porter|luggage|bell|gepäck|bagag|equipaje|bagaż/, "ConciergeBell"],
  [/library|book|reading/, "BookOpen"],
  [/garden|garten|jard[ií][mn]|giardino|\btuin|ogród|terrace|rooftop|patio|beach/, "Trees"],
  [
    /\bskis?\b|esqu[ií]s|\bsci\b|skiraum|skiberging|narciarni|air.?con|cooling|ice\b|klimaanlage|climatis|aire acondicionado|aria condizionata|klimatyz|ar condicionado/,
    "Snowflake",
  ],
  [/\btv\b|t[eé]l[eé]vis|fernseher|telewiz|cinema|movie/, "Tv"],
  [/safe\b|deposit|locker|coffre-fort|caja fuerte|cassaforte|kluis|sejf|cofre/, "Lock"],
  [/lift|elevator|aufzug|ascenseur|ascensor|winda\b|elevador/, "ArrowUpDown"],
  [
    /wheelchair|accessib|step-free|stufen(?:los|frei)|sans marche|plain-pied|sin escalones|senza gradini|zonder treden|bez schodów|sem degraus/,
    "Accessibility",
  ],
  [/wake-?up|weckruf|réveil|desperta|sveglia|budzenie/, "Bell"],
  [/hair.?dryer|haartrockner|sèche-cheveux|secador|asciugacapelli|föhn|suszarka do włos/, "Wind"],
  [/umbrella|regenschirm|paraplu|paraguas|ombrell|parasol|guarda-chuva/, "Umbrella"],
  [/music|piano|concert/, "Music"],
  [/room|suite|bed/, "BedDouble"],
];

export function itemIcon(title: string): IconName | undefined {
  const lower = title.toLowerCase();
  return RULES.find(([words]) => words.test(lower))?.[1];
}
