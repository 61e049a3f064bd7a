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
    idea: "Restaurants thank you for guests: with a commission, or with a table, dish or drink for your guests only.",
    steps: [
      "List the places your staff would send a friend to. Start with two or three nearby.",
      "Visit each in a quiet hour. Show the owner your guest page on your phone.",
      "Agree on something that guests show, such as the room card. So both of you can count.",
      "Enter distance, phone and a link to the menu.",
    ],
    agreement:
      "A share of the bill, paid monthly, or a gift for the guest. Begin with the gift: nobody keeps accounts.",
    example: "Trattoria Lina, 300 m. Show your room card and the coffee after dinner is on the house.",
    caution: "List only good places. One bad evening costs more than any commission.",
    extra: "A table for tonight",
  },
  {
    section: shopping,
    title: "Shopping partners",
    idea: "Shops near you pay for a place on your page, or give your guests a discount.",
    steps: [
      "Think of what guests ask for: a present, an umbrella, a charger, a pharmacy on Sunday.",
      "Ask independent shops first. They decide at once.",
      "Ask for a discount or small present for your guests only. Write it into the field Discount.",
      "Bring the shop’s cards to reception, and give the shop yours.",
    ],
    agreement:
      "A fixed monthly fee, a share of what guests spend, or a better price for goods. A fixed fee is the least work. Write down what it includes and when it ends.",
    example:
      "Casa Azul, tiles and ceramics, 5 minutes on foot. 10 % with your room card, gift wrapping included.",
    caution: "List useful shops that pay nothing, too. Guests do not read a page of advertising.",
    extra: "A picnic basket",
  },
  {
    section: tours,
    title: "Tours and guides",
    idea: "Guides and tour operators pay for guests. On your page, guests find them when they plan the next day.",
    steps: [
      "Choose one guide for each kind of day: old town, outdoors, children, food, rain.",
      "Take the tour yourself, or send somebody from reception. Then you know who will enjoy it.",
      "Add phone, email and a booking page. Ask for a link or code that marks guests as yours.",
      "Say how long it takes and where it starts.",
    ],
    agreement:
      "A share of each booking with your code, paid monthly. Agree on cancelled tours. Guests must not pay more through you.",
    example: "Rosa Almeida, old town on foot, two hours, starts at our door at 10. Also in French.",
    caution: "Check the guide’s licence and insurance, where your country asks for them.",
    extra: "E-bike, a day",
  },
  {
    section: amenities,
    title: "Your own amenities",
    idea: "What you have sells best: late check-out, massage, breakfast in the room, a table in the garden.",
    steps: [
      "Write down everything guests can pay for, also laundry and parking.",
      "Say price, time, place and how to get it: “dial 0”, “ask at the desk by 8 PM”.",
      "Put what guests want now at the top.",
      "Sell two things for one price: late check-out with breakfast, parking with a transfer.",
    ],
    agreement: "No partner, no commission. Decide who takes the order and who brings it, at every hour.",
    example: "Late check-out until 3 PM, 25 €. Ask at the desk the evening before.",
    caution: "Say the full price with taxes. Surprises end up in reviews.",
    extra: "late_checkout",
  },
];

/** Valid for all four. */
export const PRINCIPLES = [
  {
    title: "Recommend first, earn second",
    text: "Guests trust your advice. Choose partners you would name without a commission.",
  },
  {
    title: "Put it in writing",
    text: "One page is enough: what the guest gets, what you get, how you count, how it ends.",
  },
  {
    title: "Say that you may earn",
    text: "Many countries ask you to mark paid advice. One line in your FAQs is enough.",
  },
  {
    title: "Ask your accountant once",
    text: "Commissions and extras have their own rules for taxes and invoices.",
  },
] as const;

/** A first month that fits beside daily work. */
export const FIRST_MONTH = [
  {
    when: "Week 1",
    what: "Choose one strategy. Describe it on the guest page, with prices and times.",
  },
  {
    when: "Week 2",
    what: "Speak to two partners. Agree on a gift or a share, and how you count.",
  },
  {
    when: "Week 3",
    what: "Show the section to guests, put the QR code where they wait, and tell the team.",
  },
  {
    when: "Week 4",
    what: "Count with your partners. Keep what worked, drop the rest, add the next.",
  },
] as const;

/** How to tell whether it works, by what owners can count themselves. */
export const SIGNS = [
  {
    title: "More guests read the page",
    text: "The dashboard counts scans and guests by day. Few? First move the code to where guests wait.",
  },
  {
    title: "Partners count your guests",
    text: "Ask each once a month: room cards shown, codes used, bookings made.",
  },
  {
    title: "The desk hears fewer of the same questions",
    text: "Count questions for a week before and after. What guests still ask is missing, or hard to find.",
  },
  {
    title: "Extras appear on bills",
    text: "Compare with the same month of last year, not with last month.",
  },
  {
    title: "Reviews mention it",
    text: "“They told us about…” in a review is the best sign. After a complaint, talk to the partner.",
  },
] as const;
