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
}

export const STRATEGIES: readonly Strategy[] = [
  {
    section: restaurants,
    title: "Restaurant partnerships",
    idea: "Restaurants you recommend anyway return the favour: a commission for each guest who comes, or a table, dish or drink that only your guests get.",
    steps: [
      "List the places your staff would send a friend to. Start with two or three within walking distance, of different kitchens and prices.",
      "Visit each in a quiet hour and speak to the owner. Bring your guest page on your phone: that is what you offer.",
      "Agree on one thing a guest can say or show, such as the room card, so that both sides can count.",
      "Enter distance, phone and a link to the menu. A guest who can read the menu in bed books before leaving the room.",
    ],
    agreement:
      "Either a share of the bill, settled monthly by the restaurant's own count, or a perk for the guest instead of money. The perk is easier to begin with: nobody has to keep accounts, and guests remember who it came from.",
    example: "Trattoria Lina, 300 m. Show your room card and the coffee after dinner is on the house.",
    caution: "Keep a place on the list because it is good. One bad evening costs more than any commission.",
  },
  {
    section: shopping,
    title: "Shopping partners",
    idea: "Shops near you pay for being found, or give your guests a discount, because a guest on foot with a free afternoon is hard to reach otherwise.",
    steps: [
      "Think of what guests ask for: a present to take home, an umbrella, a charger, a pharmacy that is open on Sunday.",
      "Offer independent shops a place on your page first. They decide on the spot, chains do not.",
      "Ask for a discount or a small present that guests get only through you, and write it into the field Discount exactly as the shop will honour it.",
      "Bring the shop's own cards to reception, and give the shop yours: it works in both directions.",
    ],
    agreement:
      "A fixed monthly fee for the listing, a share of what guests spend, or goods for your rooms at a better price. A fixed fee is the least work; put into writing what it includes and when it ends.",
    example:
      "Casa Azul, tiles and ceramics, 5 minutes on foot. 10 % with your room card, gift wrapping included.",
    caution:
      "List useful shops that pay nothing, too. A page that only names those who pay reads like advertising, and guests stop reading it.",
  },
  {
    section: tours,
    title: "Tours and guides",
    idea: "Guides and tour operators commonly pay whoever sends them guests. On your page guests find them at the moment they plan the next day.",
    steps: [
      "Choose one guide for each kind of day: the old town, the outdoors, children, food, rain.",
      "Take the tour yourself, or send somebody from reception. They can then say in one sentence who will enjoy it.",
      "Let guests reach the guide directly: phone, email and a booking page. Ask the operator for a link or a code that marks guests as yours.",
      "Mention in the specialty how long it takes and where it starts, since that is what decides.",
    ],
    agreement:
      "A share of each booking that carries your code, paid monthly. Clarify beforehand who answers when a tour is cancelled, and that guests pay no more through you than elsewhere.",
    example: "Rosa Almeida, old town on foot, two hours, starts at our door at 10. Also in French.",
    caution:
      "Check the guide's licence and insurance where your country asks for them, and list nobody who has neither.",
  },
  {
    section: amenities,
    title: "Your own amenities",
    idea: "What you have already is what sells best: the later check-out, the massage, the breakfast in the room, the table in the garden.",
    steps: [
      "Write down everything guests can pay for in your house, down to laundry and parking. Much of it is only known to those who ask.",
      "Describe each with its price, when, where and how to get it: “dial 0”, “ask at the desk by 8 PM”.",
      "Put what is in demand just now at the top; the order of the list is yours to change.",
      "Bundle: late check-out with breakfast, parking with an airport transfer. One price is easier to say yes to than two.",
    ],
    agreement:
      "No partner, no commission. Decide who in the house takes the order and who brings it, at every hour the page says it is available.",
    example:
      "Late check-out until 3 PM, 25 €. Ask at the desk the evening before; if the room is free, it is yours.",
    caution: "Say the full price, taxes included. A surprise on the bill ends up in the review.",
  },
];

/** Valid for all four. */
export const PRINCIPLES = [
  {
    title: "Recommend first, earn second",
    text: "Guests follow your advice because you know the place. Choose partners you would name without a commission.",
  },
  {
    title: "Put it in writing",
    text: "One page is enough: what the guest gets, what you get, how it is counted, how either side ends it.",
  },
  {
    title: "Say that you may earn",
    text: "In many countries paid recommendations must be recognisable as such. One line in your FAQs does it, and it costs no trust.",
  },
  {
    title: "Ask your accountant once",
    text: "Commissions and sold extras are income with rules of their own for taxes and invoices.",
  },
] as const;

/** A first month that fits beside daily work. */
export const FIRST_MONTH = [
  {
    when: "Week 1",
    what: "Choose one strategy. Describe what you have on the guest page, with prices and times.",
  },
  {
    when: "Week 2",
    what: "Speak to two possible partners. Agree on a perk or a share, and on how it is counted.",
  },
  {
    when: "Week 3",
    what: "Show the section to guests, put the QR code where they wait, and tell the whole team what was agreed.",
  },
  {
    when: "Week 4",
    what: "Count with your partners. Keep what worked, drop what nobody asked for, add the next.",
  },
] as const;

/** How to tell whether it works, by what owners can count themselves. */
export const SIGNS = [
  {
    title: "More guests read the page",
    text: "The dashboard counts scans and guests by day. If they are few for the rooms you have, move the code to where guests wait before you look for more partners.",
  },
  {
    title: "Partners count your guests",
    text: "Ask each for a number once a month: room cards shown, codes redeemed, bookings made. A partner who cannot say has not been told what to look for.",
  },
  {
    title: "The desk hears fewer of the same questions",
    text: "Keep a tally for one week before and one after. What is still asked every day is missing on the page, or hard to find.",
  },
  {
    title: "Extras appear on bills",
    text: "Compare the same month of last year, not the month before: seasons differ more than any page can change.",
  },
  {
    title: "Reviews mention it",
    text: "“They told us about…” in a review is the best sign that a recommendation was good. A complaint about a partner is the sign to talk to them.",
  },
] as const;
