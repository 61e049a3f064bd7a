/** How a guest page earns money (spec, section 2). No figures: they differ by town and season. */
import { amenities } from "../../../sections/amenities.ts";
import type { Section } from "../../../sections/index.ts";
import { restaurants } from "../../../sections/restaurants.ts";
import { shopping } from "../../../sections/shopping.ts";
import { tours } from "../../../sections/tours.ts";

export interface Strategy {
  /** The section in which to do it. */
  section: Section;
  title: string;
  /** Where the money comes from, in one sentence. */
  idea: string;
  steps: readonly string[];
  agreement: string;
  example: string;
  caution: string;
  /** What guests could ask for at a price: a usual topic's key, or a name. */
  extra: string;
}

export const STRATEGIES: readonly Strategy[] = [
  {
    section: restaurants,
    title: "Restaurant partnerships",
    idea: "Restaurants pay you a share, or give your guests a drink or a dish.",
    steps: [
      "Choose two or three good places nearby.",
      "Show the owner your guest page in a quiet hour.",
      "Agree on what guests show, such as the room card.",
      "Add distance, phone and menu.",
    ],
    agreement: "A gift for the guest, or a monthly share of the bill. A gift is easier.",
    example: "Trattoria Lina, 300 m. Show your room card for a free coffee after dinner.",
    caution: "List only good places. A bad evening costs you more than you earn.",
    extra: "A table for tonight",
  },
  {
    section: shopping,
    title: "Shopping partners",
    idea: "Shops pay for a place on your page, or give your guests a discount.",
    steps: [
      "Think of what guests need: a present, an umbrella, a charger.",
      "Ask small shops first. They decide at once.",
      "Ask for a discount for your guests. Write it into “Discount”.",
      "Exchange cards with the shop.",
    ],
    agreement: "A monthly fee, or a share of what guests spend. A fee is less work.",
    example: "Casa Azul, tiles and ceramics, 5 minutes on foot. 10 % off with your room card.",
    caution: "Also list useful shops that pay nothing. Guests do not like advertising.",
    extra: "A picnic basket",
  },
  {
    section: tours,
    title: "Tours and guides",
    idea: "Guides and tour operators pay you for guests.",
    steps: [
      "Choose one guide each for the old town, nature, children and rain.",
      "Take the tour yourself first.",
      "Add phone, email and a booking link that counts your guests.",
      "Say where it starts and how long it takes.",
    ],
    agreement: "A monthly share of each booking. Guests must not pay more through you.",
    example: "Rosa Almeida, old town on foot, two hours. Starts at our door at 10.",
    caution: "Check the guide’s licence and insurance.",
    extra: "E-bike, a day",
  },
  {
    section: amenities,
    title: "Your own amenities",
    idea: "Sell what you have: late check-out, massage, breakfast in the room.",
    steps: [
      "List all that guests can pay for, also laundry and parking.",
      "Say price, time, place and how to get it, such as “dial 0”.",
      "Put what guests want most at the top.",
      "Sell two things for one price, such as parking with a transfer.",
    ],
    agreement: "Decide who takes the order and who brings it, at every hour.",
    example: "Late check-out until 3 PM, 25 €. Please ask the evening before.",
    caution: "Say the full price with taxes.",
    extra: "late_checkout",
  },
];

/** Valid for all four. */
export const PRINCIPLES = [
  {
    title: "Recommend first, earn second",
    text: "Choose partners you would name without money, too.",
  },
  {
    title: "Put it in writing",
    text: "One page: what the guest gets, what you get, and when it ends.",
  },
  {
    title: "Say that you may earn",
    text: "Many countries ask for it. One line in your FAQs is enough.",
  },
  {
    title: "Ask your accountant once",
    text: "Commissions and extras have their own tax rules.",
  },
] as const;

/** A first month that fits beside daily work. */
export const FIRST_MONTH = [
  {
    when: "Week 1",
    what: "Choose one strategy. Write it on your page, with prices and times.",
  },
  {
    when: "Week 2",
    what: "Speak to two partners. Agree on a gift or a share.",
  },
  {
    when: "Week 3",
    what: "Show it to guests. Put the QR code where they wait.",
  },
  {
    when: "Week 4",
    what: "Count with your partners. Keep what worked.",
  },
] as const;

/** How to tell whether it works, by what owners can count themselves. */
export const SIGNS = [
  {
    title: "More guests read the page",
    text: "See the scans on the dashboard. Few? Put the code where guests wait.",
  },
  {
    title: "Partners count your guests",
    text: "Ask each once a month.",
  },
  {
    title: "Guests ask less at the desk",
    text: "Add to your page what guests still ask.",
  },
  {
    title: "Extras appear on bills",
    text: "Compare with the same month of last year.",
  },
  {
    title: "Reviews mention it",
    text: "After a complaint, talk to the partner.",
  },
] as const;
