/** A hostel: many people, few rules, everything within a walk. */
import { bicycles, monument, room, shop, trail } from "./pictures/places.ts";
import { cup, dish, type Palette } from "./pictures/stills.ts";
import { street } from "./pictures/street.ts";
import { ALWAYS, open, type SampleHotel } from "./sample.ts";

const COLORS: Palette = {
  dark: "#3a2a33",
  middle: "#d98b62",
  light: "#fbe8cf",
  warm: "#d6502c",
  fresh: "#2f7f78",
};

export const HOSTEL: SampleHotel = {
  key: "hostel",
  kind: "A hostel",
  cover: street(),
  hotel: {
    name: "Magpie & Tram",
    description:
      "Sixty-four beds, one long kitchen table, and a roof you can see the river from. We are loud until eleven and quiet after. Ask Inês or Tom at the desk for anything; if it is three in the morning, ask the fox on the night desk.",
    address: "21 Lower Tram Street, Old Quarter, Port Avery PA4 2TS",
    country: "GB",
    time_zone: "Europe/London",
    phone: "+44 1632 960110",
    email: "hello@magpieandtram.example",
    check_in: "02:00 PM",
    check_out: "11:00 AM",
    breakfast: "8–10, £5",
    accent: "#c8451f",
    type_mood: "warm",
    wifi: [
      { name: "Magpie", password: "bringyourowntowel", shown_to: "everybody" },
      { name: "Magpie-Roof", password: null, shown_to: "everybody" },
    ],
    website_url: "https://magpieandtram.example/",
    instagram_url: "https://example.com/instagram/magpieandtram",
    is_listed: true,
    cover_focus_y: 95,
    times_confirmed: true,
  },
  announcements: ["Quiz night on the roof tonight at 8. Teams of four, first round on us."],
  rows: {
    amenities: [
      {
        name: "Kitchen",
        description: "Label your food, wash your pan, help yourself from the free shelf by the window.",
        timing: "6 AM – 11 PM",
        hours: open("06:00-23:00"),
        location: "Ground floor",
        picture: dish(COLORS, 4),
      },
      {
        name: "Roof terrace",
        description: "Hammocks, a grill, and the best sunset in the quarter. No glass after ten, please.",
        timing: "8 AM – 11 PM",
        hours: open("08:00-23:00"),
        location: "5th floor, stairs only",
      },
      {
        name: "Dorms and beds",
        description:
          "A curtain, a lamp, a socket and a locker for everyone. Bring a padlock or buy one for £4.",
        timing: "Day and night",
        location: "Floors 1 to 4",
        picture: room(COLORS, 2),
      },
      {
        name: "Bikes",
        description: "Twelve of them, £9 a day with lock and lights. Ask for the blue one: it has gears.",
        timing: "8 AM – 8 PM",
        hours: open("08:00-20:00"),
        location: "Back yard",
        picture: bicycles(COLORS),
      },
      {
        name: "Laundry",
        description: "£4 a wash, £3 to dry, soap included. The machine on the left eats socks.",
        timing: "8 AM – 10 PM",
        hours: open("08:00-22:00"),
        location: "Basement",
      },
      {
        name: "Luggage room",
        description: "Free on the day you leave, £2 for each day after.",
        timing: "Day and night",
        hours: ALWAYS,
        location: "Behind the desk",
      },
    ],
    restaurants: [
      {
        name: "Pastel de Nora",
        cuisine: "Café and bakery",
        distance: "40 m",
        rating: 4.9,
        phone: "+44 1632 960121",
        address: "17 Lower Tram Street",
        hours: open("07:00-16:00"),
        picture: cup(COLORS, 3),
      },
      {
        name: "Dumpling Republic",
        cuisine: "Dumplings",
        distance: "120 m",
        rating: 4.7,
        phone: "+44 1632 960122",
        address: "4 Cistern Steps",
        has_delivery: true,
        hours: open("", "12:00-22:00"),
        digital_menu_url: "https://dumplings.example/menu",
      },
      {
        name: "The Green Ladle",
        cuisine: "Vegan bowls",
        distance: "200 m",
        rating: 4.5,
        phone: "+44 1632 960123",
        address: "33 Weaver Row",
        has_delivery: true,
        is_pure_veg: true,
        hours: open("11:30-21:30"),
        picture: dish(COLORS, 21),
      },
      {
        name: "Sunday Roti",
        cuisine: "Trinidadian",
        distance: "500 m",
        rating: 4.8,
        phone: "+44 1632 960125",
        address: "80 Weaver Row",
        has_delivery: true,
        hours: open("", "", "17:00-22:00"),
      },
    ],
    car_services: [
      { name: "Avery Night Cabs", type: "Taxi", phone: "+44 1632 960131" },
      {
        name: "Airport bus A4, every 20 minutes",
        type: "Shuttle",
        phone: "+44 1632 960132",
        website: "https://averybus.example/a4",
      },
      {
        name: "Borrow-a-Van",
        type: "Car Rental",
        phone: "+44 1632 960133",
        website: "https://borrowavan.example/",
      },
    ],
    tour_guides: [
      {
        name: "Free walk with Jonas",
        specialty: "Two hours through the old quarter, every day at 10 from our door. Tip what it was worth.",
        phone: "+44 1632 960141",
      },
      {
        name: "Street art with Bea",
        specialty: "Forty walls, one spray can for you. Tuesdays and Fridays.",
        phone: "+44 1632 960142",
        website: "https://bea-paints.example/",
      },
      {
        name: "Pub crawl, the civilised one",
        specialty: "Four pubs, four songs, home by one. Thursdays to Saturdays.",
        phone: "+44 1632 960143",
      },
    ],
    shopping_partners: [
      {
        name: "Second Skin",
        category: "Fashion",
        description: "Vintage by the kilo, sorted by colour.",
        distance: "3 minutes on foot",
        phone: "+44 1632 960151",
        address: "12 Weaver Row",
        discount: "10 % with your key card",
        hours: open("11:00-19:00"),
        picture: shop(COLORS, 6),
      },
      {
        name: "Corner Nine",
        category: "Grocery Store",
        description: "Pasta, padlocks and plasters until midnight.",
        distance: "1 minute on foot",
        phone: "+44 1632 960152",
        address: "9 Lower Tram Street",
        hours: open("07:00-00:00"),
      },
    ],
    must_visit_places: [
      {
        name: "Line 12, front seat",
        category: "Entertainment",
        description: "The old tram climbs from the river to the castle. Go before nine or after seven.",
        distance: "60 m",
        rating: 4.9,
        estimated_time: "40 minutes",
        address: "Stop Lower Tram Street",
        entry_fee: "£2.40",
      },
      {
        name: "Castle hill",
        category: "Historical Site",
        description: "Walls, peacocks and a view of both bridges.",
        distance: "900 m",
        rating: 4.6,
        estimated_time: "2 hours",
        address: "Castle Rise",
        entry_fee: "£8, students £4",
        hours: open("09:00-18:00"),
        picture: monument(COLORS, 5),
      },
      {
        name: "Gull Point",
        category: "Beach",
        description: "The 28 bus stops at the sand. Take a jumper.",
        distance: "7 km",
        rating: 4.7,
        estimated_time: "Half a day",
        address: "Gull Point car park",
        entry_fee: "Free",
        picture: trail(COLORS, 8),
      },
      {
        name: "Flea market",
        category: "Market",
        description: "Lamps, records, single shoes. Saturdays from seven.",
        distance: "1.1 km",
        rating: 4.5,
        estimated_time: "1–2 hours",
        address: "St Bride's Field",
        entry_fee: "Free",
      },
    ],
    faqs: [
      {
        category: "General",
        question: "Is there a curfew?",
        answer:
          "No. Your card opens the street door day and night; the roof closes at eleven so that the fourth floor can sleep.",
      },
      {
        category: "General",
        question: "Can I stay in bed until noon?",
        answer:
          "On the day you leave, until eleven. Late check-out is £6 if nobody comes after you: ask the evening before.",
      },
      {
        category: "WiFi & Technology",
        question: "The Wi-Fi is slow in my dorm",
        answer:
          "Join Magpie-Roof above the third floor. It has no password and no film of yours will load on it, but mail does.",
      },
      {
        category: "Dining",
        question: "What is for breakfast?",
        answer: "Porridge, toast, fruit, peanut butter, and eggs on Sundays. £5, eat until you are full.",
      },
      {
        category: "Policies",
        question: "Can I bring somebody up?",
        answer: "To kitchen and roof until eleven, gladly. To the dorms never.",
      },
    ],
    important_contacts: [
      { type: "emergency", label: "Police, fire, ambulance", number: "999" },
      { type: "hotel", label: "The desk, day and night", number: "+44 1632 960110" },
      { type: "service", label: "Walk-in clinic", number: "+44 1632 960161" },
      { type: "service", label: "Lost cards, any bank", number: "+44 1632 960162" },
    ],
  },
  own: [
    {
      name: "This week at the Magpie",
      description: "Free unless it says otherwise",
      icon: "Calendar",
      color: "bg-orange-500",
      items: [
        {
          title: "Family dinner",
          description: "Somebody cooks for thirty, everybody washes up.",
          details: { When: "Mondays, 7 PM", Price: "£4 in the jar" },
        },
        {
          title: "Language table",
          description: "Flags on the table, beer in the middle.",
          details: { When: "Wednesdays, 8 PM" },
        },
        {
          title: "Quiz night",
          description: "Teams of four. The prize is a jar of olives and eternal fame.",
          details: { When: "Sundays, 8 PM", Where: "Roof" },
        },
      ],
    },
  ],
};
