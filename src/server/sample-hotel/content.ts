/**
 * An invented hotel. Names are made up, numbers come from 555-01xx, which is reserved for fiction, and links from
 * the reserved example domains (RFC 2606).
 */
import type { WeeklyHours } from "../../lib/opening-hours/hours.ts";
import { SAMPLE_CARD } from "../../product.ts";
import type { Section } from "../../sections/index.ts";
import { type Content, NEARBY } from "./nearby.ts";

export const HOTEL: Omit<Content<"hotels">, "user_id"> = {
  name: "The Lantern House",
  description:
    "A small hotel between the harbour and the old lighthouse, with twenty-two rooms, a garden that smells of salt and thyme, and somebody at the desk day and night. Everything you may want to know is on this page. If it is not, call us: dial 0.",
  address: "14 Harbour Walk, Larkhaven, ME 04999",
  phone: "+1 207-555-0100",
  email: "stay@lanternhouse.example",
  check_in: "03:00 PM",
  check_out: "11:00 AM",
  breakfast: "till 10:30",
  accent: "#1b4a66",
  cover_focus_y: 80,
  website_url: "https://lanternhouse.example/",
  google_url: "https://example.com/google/lanternhouse",
  // Earlier samples had them.
  ...{ facebook_url: null, instagram_url: null, tripadvisor_url: null, booking_url: null },
  time_zone: "America/New_York",
};

export const RECEPTION_HOURS = everyDay("00:00-00:00");
/** Topics of the sample: answers.ts replies, and everything is gone the next day. */
export const TAKEN_KINDS = ["request", "lost"].map((kind) => ({ kind, is_on: true, keep_days: 1 }));
/** A topic with a price, in cents. */
export const EXTRA = { key: "late_checkout", price: 2000, currency: "USD" };
/** A room's card to try. */
export const ROOM_CARD = { kind: "room", label: "204", area: "2nd floor", token: SAMPLE_CARD };
export const WIFI = [{ name: "LanternGuest", password: "saltandthyme", shown_to: "everybody" }];

function everyDay(range: string): WeeklyHours {
  const week = Array.from({ length: 7 }, () => [range]);
  return { kind: "weekly", week, season: null, exceptions: [], note: null };
}

export const SECTION_ROWS = {
  amenities: [
    {
      name: "Garden pool",
      description: "Heated from May to October. Towels are in the basket by the gate.",
      timing: "7:00 AM – 9:00 PM",
      hours: { ...everyDay("07:00-21:00"), season: { from: "05-01", until: "10-31" } },
      location: "Garden, behind the library",
    },
    {
      name: "Breakfast",
      description:
        "Warm bread, eggs from Alder Farm, porridge, fruit. Tell us about allergies the evening before.",
      timing: "7:00 – 10:30 AM, Sundays until 11:30 AM",
      hours: {
        ...everyDay("07:00-10:30"),
        week: Array.from({ length: 7 }, (_, day) => [day === 6 ? "07:00-11:30" : "07:00-10:30"]),
      },
      location: "Dining room, ground floor",
    },
    {
      name: "Sauna",
      description: "For up to four. Ask half an hour ahead and it will be hot.",
      timing: "4:00 – 10:00 PM",
      hours: everyDay("16:00-22:00"),
      location: "Basement, next to the lift",
    },
    {
      name: "Gym",
      description: "Two treadmills, free weights and a window on the harbour.",
      timing: "Open day and night with your room key",
      hours: { ...everyDay("00:00-00:00"), note: "With your room key" },
      location: "2nd floor",
    },
    {
      name: "Guest parking",
      description: "Twelve spaces, first come, first served, no charge. Two have a charger.",
      timing: "Day and night",
      location: "Courtyard, entrance on Net Lane",
    },
    {
      name: "Lantern Bar",
      description: "Local cider, a short wine list, and a fire from the first cold evening on.",
      timing: "5:00 PM – midnight",
      hours: everyDay("17:00-00:00"),
      location: "Ground floor, harbour side",
    },
  ],
  restaurants: [
    {
      name: "The Copper Kettle",
      cuisine: "New England",
      distance: "150 m",
      rating: 4.7,
      tip: "Ask for the table by the stove, and leave room for the pie.",
      phone: "+1 207-555-0111",
      address: "3 Harbour Walk, Larkhaven",
      digital_menu_url: "https://copperkettle.example/menu",
      hours: everyDay("17:00-22:00"),
      has_delivery: false,
      is_pure_veg: false,
    },
    {
      name: "Green Bough",
      cuisine: "Vegetarian",
      distance: "400 m",
      rating: 4.6,
      phone: "+1 207-555-0112",
      address: "27 Mill Street, Larkhaven",
      has_delivery: true,
      is_pure_veg: true,
    },
    {
      name: "Trattoria Lina",
      cuisine: "Italian",
      distance: "300 m",
      rating: 4.4,
      phone: "+1 207-555-0113",
      address: "9 Chapel Row, Larkhaven",
      hours: everyDay("12:00-23:00"),
      has_delivery: true,
      is_pure_veg: false,
    },
    {
      name: "Dock Nine",
      cuisine: "Seafood",
      distance: "600 m",
      rating: 4.8,
      tip: "Say you are from the Lantern. Rosa keeps the window for us.",
      phone: "+1 207-555-0114",
      address: "Pier 9, Larkhaven Harbour",
      has_delivery: false,
      is_pure_veg: false,
    },
    {
      name: "Saffron & Rye",
      cuisine: "Indian",
      distance: "1 km",
      rating: 4.3,
      phone: "+1 207-555-0115",
      address: "81 Mill Street, Larkhaven",
      has_delivery: true,
      is_pure_veg: false,
    },
    {
      name: "Morning Tide",
      cuisine: "Café and bakery",
      distance: "80 m",
      rating: 4.9,
      tip: "The first loaves are out at half past six.",
      phone: "+1 207-555-0116",
      address: "11 Harbour Walk, Larkhaven",
      hours: everyDay("06:30-15:00"),
      has_delivery: false,
      is_pure_veg: false,
    },
  ],
  ...NEARBY,
  faqs: [
    {
      category: "General",
      question: "Can I check in early or leave late?",
      answer:
        "Often, yes. Until 1 PM it is $20: ask the evening before. We keep your luggage in any case, before and after.",
    },
    {
      category: "WiFi & Technology",
      question: "What is the Wi-Fi password?",
      answer: "Network: LanternGuest\nPassword: saltandthyme",
    },
    {
      category: "Services",
      question: "Can you wash my clothes?",
      answer: "Leave them in the bag from your wardrobe by 9 AM and they are back by 6 PM.",
    },
    {
      category: "Parking",
      question: "Where do I park?",
      answer: "In the courtyard, or from 6 PM in the harbour car park, which is free then.",
    },
    {
      category: "Dining",
      question: "Do you cook for people with allergies?",
      answer: "Gladly. Tell us the evening before.",
    },
    {
      category: "Policies",
      question: "Are dogs welcome?",
      answer: "In the garden rooms and in the bar. A bowl is waiting.",
    },
  ],
  important_contacts: [
    { type: "emergency", label: "Police, fire, ambulance", number: "911" },
    { type: "emergency", label: "Larkhaven Hospital", number: "+1 207-555-0161" },
    { type: "hotel", label: "Reception, from your room", number: "0" },
    { type: "hotel", label: "Reception, from outside", number: "+1 207-555-0100" },
    { type: "hotel", label: "Housekeeping", number: "12" },
    { type: "service", label: "Doctor on call", number: "+1 207-555-0162" },
  ],
} satisfies { [T in Section["table"]]?: Content<T>[] };

export const CUSTOM_SECTION: Content<"custom_sections"> = {
  name: "For rainy days",
  description: "When the fog comes in",
  icon: "Book",
  color: "bg-sky-500",
};

export const CUSTOM_SECTION_ITEMS: (Omit<Content<"custom_section_items">, "details"> & {
  details?: Record<string, string>;
})[] = [
  {
    title: "The library",
    description: "Four hundred books about the sea. Take one home if you cannot put it down.",
    details: { Where: "First floor", Open: "Always", "Film password": "fogbound" },
  },
  {
    title: "Tea by the fire",
    description: "Scones and three kinds of jam, every rainy afternoon.",
    details: { When: "3:00 – 5:00 PM", Price: "$8, second pot free" },
    contact_phone: "+1 207-555-0100",
  },
  {
    title: "Knot-tying with Amos",
    description: "An hour at the bar with a captain and a rope.",
    details: { When: "Wednesdays, 5:00 PM" },
    contact_phone: "+1 207-555-0132",
  },
];
