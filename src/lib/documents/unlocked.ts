/** The answer of the database's unlocked(): the passwords and codes that a code of the house opens. */
import type { HouseSecrets } from "./guest-document.ts";
import type { OpenForm } from "./guest-message.ts";

export interface UnlockedSecrets extends HouseSecrets {
  hotel: OpenForm["hotel"];
  /** Null without a code, and for one that is unknown or has ended. Six letters are exchanged for the token. */
  card: { kind: string; label: string; token: string | null } | null;
  /** Kinds of messages that guests may send. */
  messages: string[];
  /** ISO time at which the first of these ends. */
  until: string | null;
}
