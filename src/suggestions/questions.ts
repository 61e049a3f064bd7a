/** Questions that every reception gets. `texts` has their answers. */
import { t } from "../lib/texts/t.ts";

interface SuggestedQuestion {
  category: string;
  /** For an answer with a blank: what it asks the owner, with an example. */
  ask?: { question: string; example: string };
  /** Whether set-up ticks it: the answer is true of any hotel. */
  usual?: true;
}

export const QUESTIONS = {
  wifi: { category: "WiFi & Technology", usual: true },
  breakfast: {
    category: "Dining",
    ask: { question: t`When and where?`, example: t`from 7 to 10:30 in the garden room` },
  },
  earlyArrival: { category: "General", usual: true },
  lateArrival: { category: "General", usual: true },
  lateDeparture: { category: "General", usual: true },
  parking: {
    category: "Parking",
    ask: { question: t`Where, and at what price?`, example: t`Behind the house, 12 € a night` },
  },
  taxi: { category: "Services", usual: true },
  towels: { category: "Services", usual: true },
  invoice: { category: "Services", usual: true },
  lostProperty: { category: "Services", usual: true },
  payment: {
    category: "Policies",
    ask: { question: t`How may they pay?`, example: t`cash, Visa and Mastercard` },
  },
  pets: {
    category: "Policies",
    ask: { question: t`Which pets, and at what price?`, example: t`Dogs are welcome, 10 € a night` },
  },
  smoking: { category: "Policies", ask: { question: t`Where?`, example: t`on the terrace` } },
  quietHours: {
    category: "Policies",
    ask: { question: t`From when until when?`, example: t`from 22:00 to 7:00` },
  },
  doctor: {
    category: "Local Area",
    ask: { question: t`Who, and where?`, example: t`Dr Costa, Rua Nova 12` },
  },
} as const satisfies Record<string, SuggestedQuestion>;
