/** A city design hotel: an old engine hall, few words, a wide white logo. */
import { city } from "./pictures/city.ts";
import { monument, room, shop } from "./pictures/places.ts";
import { bath, cup, dish, type Palette } from "./pictures/stills.ts";
import { group, type Picture, path, rect } from "./pictures/svg.ts";
import { ALWAYS, open, type SampleHotel } from "./sample.ts";

const COLORS: Palette = {
  dark: "#1b2350",
  middle: "#8b8fb8",
  light: "#ecebf2",
  warm: "#e2894a",
  fresh: "#3c4fc0",
};

/** White on nothing, four times as wide as high: the hardest there is to show. */
function logo(): Picture {
  const bars = group(
    'fill="#fff"',
    path("M40 40H120V200H40ZM160 40H240V100H300V40H380V200H300V140H240V200H160Z", "#fff") +
      rect(430, 40, 80, 160, "#fff") +
      path("M560 40H780V80H650V200H560Z", "#fff"),
  );
  return { width: 820, height: 240, content: bars };
}

export const CITY: SampleHotel = {
  key: "city",
  kind: "A city design hotel",
  cover: city(),
  logo: logo(),
  hotel: {
    name: "Halle Acht",
    description:
      "An engine hall of 1908 on the canal, turned into eighty-eight rooms, one long bar and a courtyard with a walnut tree. Rooms are quiet. The bar is not.",
    address: "Kanalufer 8\n10999 Berlin",
    country: "DE",
    time_zone: "Europe/Berlin",
    phone: "+49 30 23125 800",
    email: "desk@halleacht.example",
    check_in: "03:00 PM",
    check_out: "12:00 PM",
    breakfast: "7–11:30",
    accent: "#2b3fae",
    type_mood: "modern",
    wifi: [{ name: "HALLE8", password: null, shown_to: "everybody" }],
    website_url: "https://halleacht.example/",
    instagram_url: "https://example.com/instagram/halleacht",
    linkedin_url: "https://example.com/linkedin/halleacht",
    booking_url: "https://example.com/booking/halleacht",
    cover_focus_y: 85,
    times_confirmed: true,
    is_listed: true,
  },
  announcements: [],
  rows: {
    amenities: [
      {
        name: "Maschinenbar",
        description:
          "Forty seats along the old crane rail. Natural wine, vermouth on tap, a kitchen until midnight.",
        timing: "5 PM – 2 AM",
        hours: open("17:00-02:00"),
        location: "Hall, ground floor",
        picture: cup(COLORS, 5),
      },
      {
        name: "Rooms",
        description:
          "Beds made in Brandenburg, lamps by a student of ours, windows that open. Pillow menu on the house phone: 8.",
        timing: "Day and night",
        location: "Floors 1 to 5",
        picture: room(COLORS, 9),
      },
      {
        name: "Boiler spa",
        description: "Steam, two saunas, cold plunge in the former water tank. No swimwear, no phones.",
        timing: "9 AM – 10 PM",
        hours: open("09:00-22:00"),
        location: "Level –1",
        picture: bath(COLORS, 2),
      },
      {
        name: "Gym",
        description: "Free weights, rowers and a view of the water.",
        timing: "Day and night",
        hours: ALWAYS,
        location: "Level –1",
      },
      {
        name: "Workshop",
        description:
          "Meeting rooms for four to forty, screens that connect at once. €30 an hour, coffee included.",
        timing: "8 AM – 8 PM",
        hours: open("08:00-20:00", "08:00-20:00", "08:00-20:00", "08:00-20:00", "08:00-20:00", "", ""),
        location: "Gallery",
      },
      {
        name: "Bikes",
        description: "Eight single-speeds with baskets, no charge.",
        timing: "Day and night",
        hours: ALWAYS,
        location: "Courtyard",
      },
    ],
    restaurants: [
      {
        name: "Kantine Nord",
        cuisine: "New German",
        distance: "In the house",
        rating: 4.7,
        phone: "+49 30 23125 821",
        address: "Kanalufer 8",
        digital_menu_url: "https://kantinenord.example/",
        hours: open("", "18:00-23:00", "18:00-23:00", "18:00-23:00", "18:00-23:00", "18:00-23:00", ""),
        picture: dish(COLORS, 33),
      },
      {
        name: "Bánh Mì Brüder",
        cuisine: "Vietnamese",
        distance: "250 m",
        rating: 4.6,
        phone: "+49 30 23125 822",
        address: "Lausitzer Bogen 14",
        has_delivery: true,
        hours: open("11:00-22:00"),
      },
      {
        name: "Null Komma Nix",
        cuisine: "Vegan fine dining",
        distance: "700 m",
        rating: 4.8,
        phone: "+49 30 23125 823",
        address: "Spulenweg 3",
        is_pure_veg: true,
        digital_menu_url: "https://nullkommanix.example/",
        hours: open("", "", "18:30-23:30"),
      },
      {
        name: "Ofenwerk",
        cuisine: "Bakery",
        distance: "90 m",
        rating: 4.9,
        phone: "+49 30 23125 824",
        address: "Kanalufer 12",
        hours: open("07:00-18:00"),
      },
      {
        name: "Imbiss 24",
        cuisine: "Currywurst, at any hour",
        distance: "300 m",
        rating: 4.1,
        phone: "+49 30 23125 825",
        address: "Brückenkopf Ost",
        hours: ALWAYS,
      },
    ],
    car_services: [
      { name: "Funk Taxi", type: "Taxi", phone: "+49 30 23125 831" },
      {
        name: "Teilauto, two in our courtyard",
        type: "Car Rental",
        phone: "+49 30 23125 832",
        website: "https://teilauto.example/",
      },
      { name: "Canal boat to the Museum Island", type: "Shuttle", phone: "+49 30 23125 833" },
    ],
    tour_guides: [
      {
        name: "Concrete & Co.",
        specialty: "Architecture after 1945, by bicycle, in English and German",
        phone: "+49 30 23125 841",
        website: "https://concrete.example/",
      },
      {
        name: "Gallery Sunday",
        specialty: "Nine galleries, one lunch, with Mirjam Adler",
        phone: "+49 30 23125 842",
      },
    ],
    shopping_partners: [
      {
        name: "Rohbau",
        category: "Boutique",
        description: "Coats for ten winters, cut upstairs.",
        distance: "4 minutes on foot",
        phone: "+49 30 23125 851",
        address: "Lausitzer Bogen 2",
        discount: "A free alteration with your room card",
        hours: open("", "12:00-19:00"),
        picture: shop(COLORS, 9),
      },
      {
        name: "Satz & Sieg",
        category: "Books & Stationery",
        description: "Type, posters, magazines you have never heard of.",
        distance: "6 minutes on foot",
        phone: "+49 30 23125 852",
        address: "Spulenweg 9",
      },
      {
        name: "Plattenbau",
        category: "Electronics",
        description: "Vinyl, needles, repaired amplifiers.",
        distance: "8 minutes on foot",
        phone: "+49 30 23125 853",
        address: "Brückenkopf West",
      },
    ],
    must_visit_places: [
      {
        name: "Elektromuseum",
        category: "Museum",
        description: "Switch the city on with one lever. It makes the noise you hope for.",
        distance: "800 m",
        rating: 4.6,
        estimated_time: "2 hours",
        address: "Umspannwerk Ost",
        entry_fee: "€9",
        hours: open("", "10:00-18:00"),
        picture: monument(COLORS, 11),
      },
      {
        name: "Badeschiff am Kanal",
        category: "Entertainment",
        description: "A pool in the water, sand around it, a sauna in winter.",
        distance: "1.4 km",
        rating: 4.5,
        estimated_time: "An afternoon",
        address: "Alte Werft 4",
        entry_fee: "€7",
      },
      {
        name: "Turkish market",
        category: "Market",
        description: "Tuesdays and Fridays. Come hungry, leave with fabric.",
        distance: "600 m",
        rating: 4.8,
        estimated_time: "1 hour",
        address: "Maybachufer",
      },
    ],
    faqs: [
      {
        category: "General",
        question: "How do I get a late check-out?",
        answer: "It is noon for everybody. Until three for €25, if the room is free: dial 8.",
      },
      {
        category: "WiFi & Technology",
        question: "How do I cast to the screen?",
        answer: "Join HALLE8, tap Cast, choose your room number. Nothing is kept.",
      },
      {
        category: "Parking",
        question: "Where can I park?",
        answer:
          "Two car shares and a charger in the courtyard; otherwise the garage at Brückenkopf Ost, €18 a day with our stamp.",
      },
      {
        category: "Dining",
        question: "Is the kitchen open late?",
        answer: "The bar cooks until midnight, every day. After that there is Imbiss 24, and no shame.",
      },
      {
        category: "Policies",
        question: "Do dogs stay?",
        answer: "Up to two, €15 a night, bed and bowl included. Not in the spa.",
      },
    ],
    important_contacts: [
      { type: "emergency", label: "Fire and ambulance", number: "112" },
      { type: "emergency", label: "Police", number: "110" },
      { type: "hotel", label: "Desk, from your room", number: "8" },
      { type: "hotel", label: "Desk, from outside", number: "+49 30 23125 800" },
      { type: "service", label: "Doctor on call", number: "+49 30 23125 861" },
    ],
  },
  own: [],
};
