/** A resort with more than 300 items and a long name: what the page has to bear. */
import { lagoon } from "./pictures/lagoon.ts";
import { bicycles, room, shop, trail } from "./pictures/places.ts";
import { bath, cup, dish, type Palette, pool } from "./pictures/stills.ts";
import { open, type Rows, type SampleHotel } from "./sample.ts";

const COLORS: Palette = {
  dark: "#12474f",
  middle: "#5fb3ae",
  light: "#fdf0d8",
  warm: "#ee8f5a",
  fresh: "#168a8f",
};

/** A number that is set aside for fiction (ACMA): each one once. */
let given = 100;
const phone = () => `+61 7 7010 ${++given}`.replace(/ (\d{3})$/, " 0$1");

const AREAS = ["Lagoon Wing", "Palm Court", "Reef Village", "Garden Terraces", "Sunset Point"] as const;
const COVES = [
  "Coral",
  "Mangrove",
  "Heron",
  "Turtle",
  "Frangipani",
  "Driftwood",
  "Pandanus",
  "Lantern",
] as const;
const area = (index: number) => AREAS[index % AREAS.length] ?? AREAS[0];

const POOLS: [string, string][] = COVES.map((cove, i) => [
  `${cove} pool`,
  [
    "Salt water, 28 degrees, bar at the far end.",
    "For families: one metre deep, shade from eleven.",
    "For adults. The only sound is the pump.",
    "Fifty metres, two lanes for those who count.",
  ][i % 4] ?? "",
]);
const HOUSE: [string, string, string][] = [
  [
    "Breakfast at The Long Table",
    "Tropical fruit, an egg station, congee and a man who only makes pancakes.",
    "06:30-10:30",
  ],
  [
    "Breakfast at Reef House",
    "The quiet one, with table service and no children before nine.",
    "07:00-11:00",
  ],
  [
    "Drift Spa",
    "Fourteen treatment rooms over the water. Come half an hour early for the steam.",
    "09:00-21:00",
  ],
  ["Hammam", "Warm marble, black soap, mint tea.", "10:00-20:00"],
  ["Gym by the lagoon", "Everything that lifts, and a trainer from seven to eleven.", "05:00-22:00"],
  ["Tennis", "Six courts, four with lights. Rackets and balls at the hut.", "06:00-22:00"],
  ["Kids' club", "Four to twelve. Turtles in the morning, pirates in the afternoon.", "09:00-17:00"],
  ["Teens' boathouse", "Table football, loud music, no parents.", "14:00-22:00"],
  ["Babysitting", "Trained and screened. Ask before noon.", "08:00-00:00"],
  ["Dive centre", "Try dives at two, boats at eight and one. Bring your card.", "07:30-18:00"],
  ["Kayaks and paddle boards", "Free for an hour at a time. Stay inside the yellow buoys.", "08:00-17:30"],
  ["Sailing school", "Small catamarans, smaller teachers: Kai is sixteen and the champion.", "09:00-16:00"],
  ["Library", "Four thousand books left by guests, sorted by how far they came.", "00:00-00:00"],
  ["Open-air cinema", "Bring a blanket. Popcorn is free, so are the bats.", "19:30-22:30"],
  ["Laundry", "In the bag by nine, back by six.", "08:00-18:00"],
  ["Medical room", "A nurse day and night, a doctor at nine and five.", "00:00-00:00"],
  ["Bikes", "At every wing. Red ones are for hire, green ones are the gardener's.", "06:00-20:00"],
  ["Charging for cars", "Sixteen places, no charge.", "00:00-00:00"],
];
const CUISINES = ["Seafood", "Thai", "Italian", "Japanese", "Grill", "Indian", "Café", "Vegetarian"] as const;
const TABLES = ["House", "Kitchen", "Table", "Verandah", "Garden"] as const;
const WALKS: [string, string][] = [
  ["Turtle walk", "Hatchlings at dawn, from January to April, with a ranger"],
  ["Reef snorkelling", "Two sites, masks included, back for lunch"],
  ["Mangrove kayak", "At high water only, so the hour changes"],
  ["Star night", "Telescopes on the helipad, hot chocolate"],
  ["Rainforest canopy", "Bridges and butterflies, closed shoes needed"],
  ["Bush tucker with Aunty May", "What grows here, and what it is good for"],
  ["Sunset sail", "Catamaran, twenty guests, one guitar"],
  ["Fishing at first light", "The kitchen cooks what you catch"],
];
const LANGUAGES = ["English", "日本語", "Deutsch", "Français", "中文"] as const;
const PLACES: [
  string,
  SampleHotel["rows"]["must_visit_places"] extends (infer P)[] | undefined
    ? P extends { category?: infer C }
      ? C
      : never
    : never,
  string,
][] = [
  ["lookout", "Nature", "Best an hour before sunset. The last bend is the steepest."],
  ["beach", "Beach", "White sand, no waves, a shower under the big tree."],
  ["falls", "Nature", "Swim in the second pool, not in the first."],
  ["village", "Market", "Mangoes, pearls and a very old piano."],
  ["temple", "Religious Site", "Cover your shoulders; wraps hang by the gate."],
];
const GOODS: [
  string,
  "Boutique" | "Jewelry" | "Souvenir Shop" | "Pharmacy" | "Grocery Store" | "Sports & Outdoor",
  string,
][] = [
  ["Pearls", "Jewelry", "From the farm across the bay, each with its number."],
  ["Linen", "Boutique", "Shirts that forgive the heat."],
  ["Pantry", "Grocery Store", "Snacks, sun cream, ice."],
  ["Outfitters", "Sports & Outdoor", "Masks, fins, reef shoes."],
  ["Gifts", "Souvenir Shop", "Nothing that was ever alive on the reef."],
  ["Pharmacy", "Pharmacy", "Open on Sundays, too."],
];
const ASKED: [string, string][] = [
  [
    "When does the buggy come to the",
    "Every ten minutes from six to midnight; after that dial 0 and one comes for you.",
  ],
  ["Where do I get beach towels in the", "At the hut by the pool. Change them as often as you like."],
  [
    "Is there step-free access in the",
    "Yes, from the car park to every room on the ground floor. Ask for a beach wheelchair.",
  ],
  ["How do I book a table in the", "Dial 7 or ask your host. Parties of eight and more a day before."],
  ["Can we have a birthday in the", "Tell us by noon: cake, candles and a song in four parts."],
  ["Who cleans our room in the", "Your host between nine and one. Hang the shell outside if you sleep."],
  ["Is the water safe to drink in the", "From every tap. Bottles are glass, refill them at the fountains."],
  [
    "What do we do in a storm in the",
    "Follow the green signs to the ballroom. Staff will come to every door.",
  ],
];

function rows(): Rows {
  return {
    amenities: [
      ...HOUSE.map(([name, description, hours], i) => ({
        name,
        description,
        timing: hours.replace("-", " – "),
        hours: open(hours),
        location: area(i),
      })),
      ...POOLS.map(([name, description], i) => ({
        name,
        description,
        timing: "7:00 AM – 7:00 PM",
        hours: open("07:00-19:00"),
        location: area(i),
        ...(i === 0 && { picture: pool(COLORS, 4) }),
      })),
      ...AREAS.flatMap((wing) =>
        ["Reception", "Ice and water", "Luggage room", "Reading terrace"].map((name) => ({
          name: `${name}, ${wing}`,
          description: "Follow the shells along the path; every fork has a lamp.",
          timing: "Day and night",
          hours: open("00:00-00:00"),
          location: wing,
        })),
      ),
    ].map((row) => ({
      ...row,
      ...(row.name === "Drift Spa" && { picture: bath(COLORS, 3) }),
      ...(row.name === "Bikes" && { picture: bicycles(COLORS) }),
      ...(row.name === "Reading terrace, Palm Court" && { picture: room(COLORS, 4) }),
    })),
    restaurants: COVES.flatMap((cove, c) =>
      TABLES.map((table, t) => ({
        name: `${cove} ${table}`,
        cuisine: CUISINES[(c + t * 3) % CUISINES.length] ?? "Café",
        distance: `${100 + (((c * 5 + t) * 137) % 1900)} m`,
        rating: Math.round((3.9 + ((c * 7 + t * 3) % 11) / 10) * 10) / 10,
        phone: phone(),
        address: `${area(c + t)}, Meridian Island`,
        has_delivery: t % 2 === 0,
        is_pure_veg: (c + t * 3) % CUISINES.length === 7,
        hours: open(["07:00-15:00", "12:00-22:00", "18:00-23:00", "11:00-00:00"][t % 4] ?? ""),
        ...(t === 0 && { picture: c % 2 ? cup(COLORS, c) : dish(COLORS, c + 40) }),
      })),
    ),
    car_services: AREAS.flatMap((wing) => [
      { name: `Island buggy, ${wing}`, type: "Shuttle", phone: phone() },
      {
        name: `Ferry, jetty at ${wing}`,
        type: "Shuttle",
        phone: phone(),
        website: "https://meridianferry.example/",
      },
      { name: `Seaplane, ${wing}`, type: "Private Driver", phone: phone() },
    ]),
    tour_guides: WALKS.flatMap(([name, specialty], w) =>
      LANGUAGES.map((language, l) => ({
        name: `${name} · ${language}`,
        specialty,
        phone: phone(),
        ...(l === 0 && w < 2 && { picture: trail(COLORS, w + 2) }),
      })),
    ),
    shopping_partners: AREAS.flatMap((wing, a) =>
      GOODS.map(([name, category, description], g) => ({
        name: `${name} at ${wing}`,
        category,
        description,
        distance: `${2 + ((a * 3 + g) % 14)} minutes on foot`,
        phone: phone(),
        address: `Arcade, ${wing}`,
        hours: open("09:00-21:00"),
        ...(g === 1 && { discount: "15 % with your wristband" }),
        ...(a === 0 && g === 0 && { picture: shop(COLORS, 12) }),
      })),
    ),
    must_visit_places: COVES.flatMap((cove, c) =>
      PLACES.map(([name, category, description], p) => ({
        name: `${cove} ${name}`,
        category,
        description,
        distance: `${1 + ((c * 3 + p) % 17)} km`,
        rating: Math.round((4 + ((c * 3 + p) % 10) / 10) * 10) / 10,
        estimated_time: ["1 hour", "Half a day", "2 hours", "1–2 hours", "30 minutes"][p] ?? "1 hour",
        address: `${cove} Road, Meridian Island`,
        entry_fee: p === 4 ? "By donation" : "Free",
        ...(p === 0 && c < 2 && { picture: trail(COLORS, c + 7) }),
      })),
    ),
    faqs: ASKED.flatMap(([question, answer], q) =>
      AREAS.map((wing) => ({
        category:
          ["General", "Amenities", "Services", "Dining", "Policies", "Local Area"][q % 6] ?? "General",
        question: `${question} ${wing}?`,
        answer,
      })),
    ),
    important_contacts: [
      { type: "emergency", label: "Police, fire, ambulance", number: "000" },
      { type: "emergency", label: "Nurse on the island", number: phone() },
      ...AREAS.flatMap((wing, i) => [
        { type: "hotel", label: `Reception, ${wing}`, number: String(10 + i) },
        { type: "hotel", label: `Your host, ${wing}`, number: String(20 + i) },
      ]),
      { type: "service", label: "Reef rescue", number: phone() },
      { type: "service", label: "Airline desk", number: phone() },
    ],
  };
}

export const RESORT: SampleHotel = {
  key: "resort",
  kind: "A resort with 300 items",
  cover: lagoon(),
  hotel: {
    name: "The Grand Meridian Island Lagoon Resort, Spa & Residences",
    description:
      "An island of its own, forty minutes by ferry from the mainland: five wings, eight pools, one reef. You will not see all of it this time. Your host knows what is quiet today, where the turtles are, and which table has the breeze: dial 0.",
    address: "1 Meridian Island, Whitsail Passage QLD 4999",
    country: "AU",
    time_zone: "Australia/Brisbane",
    phone: "+61 7 7010 0100",
    email: "host@grandmeridian.example",
    check_in: "03:00 PM",
    check_out: "10:00 AM",
    breakfast: "6:30–11, two rooms",
    accent: "#0b7f86",
    type_mood: "modern",
    wifi: [
      { name: "Meridian-Guest", password: "reef and breeze 28", shown_to: "everybody" },
      { name: "Meridian-Residences", password: "ask your host", shown_to: "reception" },
    ],
    website_url: "https://grandmeridian.example/",
    instagram_url: "https://example.com/instagram/grandmeridian",
    cover_focus_y: 70,
    times_confirmed: true,
    is_listed: true,
  },
  announcements: [
    "Stingers have been seen north of the jetty. Please swim in the lagoon or in a suit; suits are free at the huts.",
  ],
  rows: rows(),
  own: [
    {
      name: "Today on the island",
      description: "From yoga to the last song",
      icon: "Calendar",
      color: "bg-cyan-500",
      items: [
        "Sunrise yoga",
        "Turtle feeding",
        "Coconut school",
        "Reef talk",
        "Lagoon quiz",
        "Fire dance",
      ].map((title, i) => ({
        title,
        description: "Meet at the shell by the fountain five minutes before.",
        details: {
          When: ["6:15 AM", "9:00 AM", "11:00 AM", "3:00 PM", "5:30 PM", "8:30 PM"][i] ?? "",
          Where: area(i),
        },
      })),
    },
  ],
};
