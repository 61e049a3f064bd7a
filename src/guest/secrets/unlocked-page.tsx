/**
 * The page on which a guest types a card's six letters, and reads what a card unlocks. The page's script asks for it, too;
 * after letters it leads on to the hotel's page, which then opens as by a scan.
 */

import type { RoomOfGuest } from "../../lib/documents/room-of-guest.ts";
import type { UnlockedSecrets } from "../../lib/documents/unlocked.ts";
import { inLatinDigits } from "../../lib/texts/digits.ts";
import { CODE_MARK } from "../../product.ts";
import { FORM_RULES, FormFrame } from "../forms/form-frame.tsx";
import { FormsOfCard } from "../frame/message-links.tsx";
import { type GuestPage, guestPage } from "../frame/page.tsx";
import { headOfSide } from "../frame/side-page.tsx";
import { languageOf } from "../language/language.ts";
import ROOM_RULES from "../room/room.css?inline";
import { TodaysRoom } from "../room/room-page.tsx";
import { SecretsOfHouse, secretRules } from "./house-secrets.tsx";

/** The result of the code or the letters; undefined before there were any. */
export type Outcome = "unlocked" | "ended" | "wrong" | "later";

/** The letters are as large as on the card, so that a typo is seen. */
const LETTERS_RULES =
  ".form form [name=letters]{font:600 1.625rem/1.4 ui-monospace,monospace;letter-spacing:.2em;text-align:center;text-transform:uppercase}";

const PROBLEMS = { wrong: "page.lettersWrong", later: "page.lettersLater" } as const;

/**
 * @param tag the guest's language; by default the hotel's
 * @param room today's room of the typed letters
 */
export function renderUnlocked(
  { hotel, card, until, messages, ...secrets }: UnlockedSecrets,
  outcome: Outcome | undefined,
  islandUrls: Readonly<Record<string, string>>,
  tag = hotel.language,
  room?: RoomOfGuest,
): GuestPage {
  const language = languageOf(tag);
  const { t, declared } = language;
  const isOpen = outcome === "unlocked";
  const problem = (outcome === "wrong" || outcome === "later") && PROBLEMS[outcome];
  const saidBy = card && (card.kind === "room" ? `${declared("Room")} ${card.label}` : card.label);
  const rules = FORM_RULES + LETTERS_RULES + secretRules(secrets);
  const title = t(isOpen ? "page.wifi" : "page.sixLetters");
  return guestPage(
    headOfSide(hotel, language, title, rules + (room ? ROOM_RULES : ""), islandUrls),
    <FormFrame
      hotel={inLatinDigits(hotel)}
      heading={t("page.guestInformation")}
      data-to={card?.token ? `/view/${hotel.id}?lang=${language.tag}${CODE_MARK}${card.token}` : undefined}
    >
      {!isOpen && (
        <form method="post" action={`?lang=${language.tag}`}>
          {problem && (
            <p role="alert" id="problem">
              {t(problem)}
            </p>
          )}
          <label>
            {t("page.sixLetters")}
            <input
              type="text"
              name="letters"
              dir="ltr"
              required
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? "problem" : undefined}
            />
          </label>
          <button type="submit" className="button primary">
            {t("script.show")}
          </button>
        </form>
      )}
      {(isOpen || outcome === "ended") && (
        <SecretsOfHouse
          of={secrets}
          hotelId={hotel.id}
          unlocked={{ card: saidBy ?? undefined, until: Date.parse(until ?? "") }}
        />
      )}
      {room && card?.token && (
        <>
          <h2>
            {declared("Room")} {room.room}
          </h2>
          <TodaysRoom of={room} code={card.token} />
        </>
      )}
      {card?.token && <FormsOfCard hotelId={hotel.id} kinds={messages} code={card.token} />}
    </FormFrame>,
  );
}
