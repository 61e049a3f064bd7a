/** Places around the sample hotel: who drives its guests, where they shop, what they visit. */
import type { Database } from "../../lib/database.types.ts";
import type { Section } from "../../sections/index.ts";

type Tables = Database["public"]["Tables"];
type Placement = "id" | "hotel_id" | "section_id" | "created_at" | "updated_at";
export type Content<T extends keyof Tables> = Omit<Tables[T]["Insert"], Placement>;

export const NEARBY = {
  car_services: [
    {
      name: "Larkhaven Cabs",
      type: "Taxi",
      phone: "+1 207-555-0121",
    },
    {
      name: "Coast Road Rentals",
      type: "Car Rental",
      phone: "+1 207-555-0122",
      website: "https://coastroad.example/",
    },
    {
      name: "Airport Hopper",
      type: "Shuttle",
      phone: "+1 207-555-0123",
    },
    { name: "Eleanor's Cars", type: "Private Driver", phone: "+1 207-555-0124" },
    {
      name: "Bay Limousines",
      type: "Limousine",
      phone: "+1 207-555-0125",
    },
    { name: "Night Owl Taxi", type: "Taxi", phone: "+1 207-555-0126" },
  ],
  tour_guides: [
    {
      name: "Maren Holloway",
      specialty: "The old town on foot, two hours, every day at 10",
      phone: "+1 207-555-0131",
    },
    {
      name: "Captain Amos Reed",
      specialty: "Seals and puffins by boat, May to August",
      phone: "+1 207-555-0132",
    },
    {
      name: "Priya Nair",
      specialty: "Lighthouses and shipwrecks, by bicycle",
      phone: "+1 207-555-0133",
    },
    {
      name: "Jonah Birch",
      specialty: "Forest and mushrooms, in autumn",
      phone: "+1 207-555-0134",
    },
    {
      name: "Lucía Ortega",
      specialty: "Photography at dawn, in English or Spanish",
      phone: "+1 207-555-0135",
    },
    {
      name: "The Night Sky Club",
      specialty: "Stars from the lighthouse hill, on clear Fridays",
      phone: "+1 207-555-0136",
    },
  ],
  shopping_partners: [
    {
      name: "Salt & Thread",
      category: "Boutique",
      description: "Linen and wool from the coast.",
      distance: "5 minutes on foot",
      phone: "+1 207-555-0141",
      address: "18 Mill Street, Larkhaven",
      website: "https://saltandthread.example/",
      discount: "10 % with your room card",
    },
    {
      name: "The Paper Boat",
      category: "Books & Stationery",
      description: "Books, sea charts, and a cat.",
      distance: "4 minutes on foot",
      phone: "+1 207-555-0142",
      address: "6 Chapel Row, Larkhaven",
    },
    {
      name: "Harbour Pharmacy",
      category: "Pharmacy",
      description: "Open on Sundays from 10 to 2.",
      distance: "7 minutes on foot",
      phone: "+1 207-555-0143",
      address: "40 Mill Street, Larkhaven",
    },
    {
      name: "Alder Farm Shop",
      category: "Grocery Store",
      description: "Cheese, bread and picnic baskets.",
      distance: "10 minutes by bicycle",
      phone: "+1 207-555-0144",
      address: "Alder Lane, Larkhaven",
      discount: "A free apple juice with every basket",
    },
    {
      name: "North Star Outfitters",
      category: "Sports & Outdoor",
      description: "Rain coats, boots and maps, to buy or to borrow.",
      distance: "8 minutes on foot",
      phone: "+1 207-555-0145",
      address: "52 Mill Street, Larkhaven",
    },
    {
      name: "Lightkeeper's Gifts",
      category: "Souvenir Shop",
      description: "Lamps and sweets, made in Larkhaven.",
      distance: "15 minutes on foot",
      phone: "+1 207-555-0146",
      address: "Lighthouse Road, Larkhaven",
    },
  ],
  must_visit_places: [
    {
      name: "Lark Point Lighthouse",
      category: "Historical Site",
      description: "Lit since 1861. 104 steps, and the islands beyond the bay.",
      tip: "Go up at dusk: the keeper lights it at six.",
      distance: "1.2 km",
      rating: 4.9,
      estimated_time: "1 hour",
      address: "Lighthouse Road, Larkhaven",
      entry_fee: "$6, children free",
    },
    {
      name: "Museum of Small Boats",
      category: "Museum",
      description: "Dories, canoes and a home-made submarine.",
      distance: "500 m",
      rating: 4.5,
      estimated_time: "1–2 hours",
      address: "2 Pier Road, Larkhaven",
      entry_fee: "$9",
    },
    {
      name: "Pebble Cove",
      category: "Beach",
      description: "Sheltered, with tide pools.",
      distance: "2 km",
      rating: 4.7,
      estimated_time: "Half a day",
      address: "Cove Lane, Larkhaven",
      entry_fee: "Free",
    },
    {
      name: "Saturday Market",
      category: "Market",
      description: "Oysters by the fountain. Go before eleven.",
      distance: "350 m",
      rating: 4.6,
      estimated_time: "1 hour",
      address: "Chapel Square, Larkhaven",
      entry_fee: "Free",
    },
    {
      name: "Thornwood",
      category: "Nature",
      description: "An old forest, a marked path of six kilometres.",
      distance: "5 km",
      rating: 4.8,
      estimated_time: "2–3 hours",
      address: "Thornwood car park, Route 9",
      entry_fee: "Free",
    },
    {
      name: "The Old Net Loft",
      category: "Entertainment",
      description: "Folk music on Thursdays, films on Mondays.",
      distance: "450 m",
      rating: 4.4,
      estimated_time: "An evening",
      address: "7 Net Lane, Larkhaven",
      entry_fee: "$12",
    },
  ],
} satisfies { [T in Section["table"]]?: Content<T>[] };
