/** Contacts and transport whose numbers only the hotel knows. */

export const CONTACTS = {
  reception: { type: "hotel" },
  housekeeping: { type: "hotel" },
  taxi: { type: "service" },
  doctor: { type: "service" },
  pharmacy: { type: "service" },
} as const satisfies Record<string, { type: "hotel" | "service" }>;

export const TRANSPORT = {
  taxi: { type: "Taxi" },
  shuttle: { type: "Shuttle" },
  rental: { type: "Car Rental" },
  driver: { type: "Private Driver" },
  limousine: { type: "Limousine" },
} as const satisfies Record<string, { type: string }>;
