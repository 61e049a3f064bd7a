/** How a guest page earns money (spec, section 2). No figures: they differ by town and season. */
import { t } from "../../../lib/texts/t.ts";
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
  /** A service that guests could buy: a usual topic's key, or a name. */
  extra: string;
}

export const STRATEGIES: readonly Strategy[] = [
  {
    section: restaurants,
    title: t`Restaurant partnerships`,
    idea: t`Restaurants pay you a share, or give your guests a drink or a dish.`,
    steps: [
      t`Choose two or three good places nearby.`,
      t`Show the owner your guest page in a quiet hour.`,
      t`Agree on what guests show, such as the room card.`,
      t`Add distance, phone and menu.`,
    ],
    agreement: t`A gift for the guest, or a monthly share of the bill. A gift is easier.`,
    example: t`Trattoria Lina, 300 m. Show your room card for a free coffee after dinner.`,
    caution: t`List only good places. A bad evening costs you more than you earn.`,
    extra: t`A table for tonight`,
  },
  {
    section: shopping,
    title: t`Shopping partners`,
    idea: t`Shops pay for a place on your page, or give your guests a discount.`,
    steps: [
      t`Think of what guests need: a present, an umbrella, a charger.`,
      t`Ask small shops first. They decide at once.`,
      t`Ask for a discount for your guests. Write it into “Discount”.`,
      t`Exchange cards with the shop.`,
    ],
    agreement: t`A monthly fee, or a share of what guests spend. A fee is less work.`,
    example: t`Casa Azul, tiles and ceramics, 5 minutes on foot. 10 % off with your room card.`,
    caution: t`Also list useful shops that pay nothing. Guests do not like advertising.`,
    extra: t`A picnic basket`,
  },
  {
    section: tours,
    title: t`Tours and guides`,
    idea: t`Guides and tour operators pay you for guests.`,
    steps: [
      t`Choose one guide each for the old town, nature, children and rain.`,
      t`Take the tour yourself first.`,
      t`Add phone, email and a booking link that counts your guests.`,
      t`Say where it starts and how long it takes.`,
    ],
    agreement: t`A monthly share of each booking. Guests must not pay more through you.`,
    example: t`Rosa Almeida, old town on foot, two hours. Starts at our door at 10.`,
    caution: t`Check the guide’s licence and insurance.`,
    extra: t`E-bike, a day`,
  },
  {
    section: amenities,
    title: t`Your own amenities`,
    idea: t`Sell what you have: late check-out, massage, breakfast in the room.`,
    steps: [
      t`List all that guests can pay for, also laundry and parking.`,
      t`Say price, time, place and how to get it, such as “dial 0”.`,
      t`Put what guests want most at the top.`,
      t`Sell two things for one price, such as parking with a transfer.`,
    ],
    agreement: t`Decide who takes the order and who brings it, at every hour.`,
    example: t`Late check-out until 3 PM, 25 €. Please ask the evening before.`,
    caution: t`Say the full price with taxes.`,
    extra: "late_checkout",
  },
];

/** Valid for all four. */
export const PRINCIPLES = [
  {
    title: t`Recommend first, earn second`,
    text: t`Choose partners you would name without money, too.`,
  },
  {
    title: t`Put it in writing`,
    text: t`One page: what the guest gets, what you get, and when it ends.`,
  },
  {
    title: t`Say that you may earn`,
    text: t`Many countries ask for it. One line in your FAQs is enough.`,
  },
  {
    title: t`Ask your accountant once`,
    text: t`Commissions and extras have their own tax rules.`,
  },
] as const;

/** A first month that fits beside daily work. */
export const FIRST_MONTH = [
  {
    when: t`Week 1`,
    what: t`Choose one strategy. Write it on your page, with prices and times.`,
  },
  {
    when: t`Week 2`,
    what: t`Speak to two partners. Agree on a gift or a share.`,
  },
  {
    when: t`Week 3`,
    what: t`Show it to guests. Put the QR code where they wait.`,
  },
  {
    when: t`Week 4`,
    what: t`Count with your partners. Keep what worked.`,
  },
] as const;

/** How to tell whether it works, by what owners can count themselves. */
export const SIGNS = [
  {
    title: t`More guests read the page`,
    text: t`See the scans on the dashboard. Few? Put the code where guests wait.`,
  },
  {
    title: t`Partners count your guests`,
    text: t`Ask each once a month.`,
  },
  {
    title: t`Guests ask less at the desk`,
    text: t`Add to your page what guests still ask.`,
  },
  {
    title: t`Extras appear on bills`,
    text: t`Compare with the same month of last year.`,
  },
  {
    title: t`Reviews mention it`,
    text: t`After a complaint, talk to the partner.`,
  },
] as const;
