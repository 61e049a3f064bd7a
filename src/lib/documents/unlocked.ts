/** What the database's unlocked() answers: the house's passwords and codes, as whoever has a code of the house reads them. */
import type { HouseSecrets } from "./guest-document.ts";
import type { OpenForm } from "./guest-message.ts";

export interface UnlockedSecrets extends HouseSecrets {
  hotel: OpenForm["hotel"];
  /** Null for a code that is unknown or ended, and without one. The token is what six letters are exchanged for. */
  card: { kind: string; label: string; token: string | null } | null;
  /** Kinds that guests may send. */
  messages: string[];
  /** ISO time from which something of it ends. */
  until: string | null;
}
