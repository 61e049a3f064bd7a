/** The icon that fits an item, by words in its title. The first rule that matches wins. */
import type { IconName } from "./icons.tsx";

const RULES: readonly [RegExp, IconName][] = [
  [/pool|swim|jacuzzi|hot tub|whirlpool/, "Waves"],
  [/wi-?fi|internet|wlan/, "Wifi"],
  [/charg(er|ing)|\bev\b/, "Plug"],
  [/parking|garage|valet/, "CircleParking"],
  [/spa\b|massage|wellness|beauty|salon|yoga/, "Flower2"],
  [/sauna|steam|hammam|bath/, "Bath"],
  [/gym|fitness|workout|training/, "Dumbbell"],
  [/breakfast|coffee|caf[eé]|tea\b/, "Coffee"],
  [/\bbar\b|wine|cocktail|lounge|pub\b/, "Wine"],
  [/restaurant|dining|dinner|buffet|room service|kitchen/, "UtensilsCrossed"],
  [/laundry|dry.?clean|iron/, "WashingMachine"],
  [/shuttle|transfer|bus\b/, "Bus"],
  [/bike|bicycle|cycl/, "Bike"],
  [/\bkids?\b|child|bab(y|ies)|play/, "Baby"],
  [/\bpets?\b|dogs?\b/, "PawPrint"],
  [/business|meeting|conference|co-?work|office/, "Briefcase"],
  [/concierge|reception|front desk|porter|luggage|bell/, "ConciergeBell"],
  [/library|book|reading/, "BookOpen"],
  [/garden|terrace|rooftop|patio|beach/, "Trees"],
  [/air.?con|cooling|ice\b/, "Snowflake"],
  [/\btv\b|television|cinema|movie/, "Tv"],
  [/safe\b|deposit|locker/, "Lock"],
  [/lift|elevator/, "ArrowUpDown"],
  [/wheelchair|accessib|step-free/, "Accessibility"],
  [/music|piano|concert/, "Music"],
  [/room|suite|bed/, "BedDouble"],
];

export function itemIcon(title: string): IconName | undefined {
  const lower = title.toLowerCase();
  return RULES.find(([words]) => words.test(lower))?.[1];
}
