/**
 * Today's room, for the guest with its card: three presses, one of them on, and what is to be done before leaving. A page
 * of its own without a script; with one, the hotel's page shows it as a section: src/guest/script/room.ts. See
 * docs/decisions/0132-todays-rooms.md.
 */

import { type RoomOfGuest, WISHES, type Wish } from "../../lib/documents/room-of-guest.ts";
import type { MessageKey } from "../../lib/messages/message.ts";
import { inLatinDigits } from "../../lib/texts/digits.ts";
import { FORM_RULES, FormFrame } from "../forms/form-frame.tsx";
import { FormLink, FormsOfCard } from "../frame/message-links.tsx";
import { type GuestPage, guestPage } from "../frame/page.tsx";
import { headOfSide } from "../frame/side-page.tsx";
import { languageOf } from "../language/language.ts";
import { useReading } from "../language/reading.ts";
import { guestTime } from "../now/hours.tsx";
import ROOM_RULES from "./room.css?inline";

const LABELS = {
  no_cleaning: "room.noCleaning",
  clean_now: "room.cleanNow",
  left: "room.left",
} as const satisfies Record<Wish, MessageKey>;

const DAY = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

/** @param code the card's token @param tag the guest's language; by default the hotel's */
export function renderRoom(
  room: RoomOfGuest,
  code: string,
  islandUrls: Readonly<Record<string, string>>,
  tag = room.hotel.language,
): GuestPage {
  const language = languageOf(tag);
  const { hotel } = room;
  const heading = `${language.declared("Room")} ${room.room}`;
  return guestPage(
    headOfSide(hotel, language, heading, FORM_RULES + ROOM_RULES, islandUrls),
    <FormFrame hotel={inLatinDigits(hotel)} heading={heading}>
      <TodaysRoom of={room} code={code} />
      <FormsOfCard hotelId={hotel.id} kinds={room.messages} code={code} />
    </FormFrame>,
  );
}

/** The room's part of a page, which the script takes into the hotel's page. */
export function TodaysRoom({ of, code }: { of: RoomOfGuest; code: string }) {
  const reading = useReading();
  const { t, tag, own } = reading;
  const { hotel, wish, day, until, before_leaving, translated, topics, messages, ends } = of;
  const at = guestTime(of.at ?? "", reading).text;
  const known = at ? `${t("room.known")} · ${at}` : t("room.known");
  const list = (translated ?? before_leaving ?? "").split("\n").filter((line) => line.trim() !== "");
  return (
    <div className="room" data-ends={ends}>
      <p className="soft">{new Intl.DateTimeFormat(tag, DAY).format(new Date(day))}</p>
      {until && <p className="stays">{t("room.until", { time: guestTime(until, reading).text })}</p>}
      <form
        method="post"
        action={`/view/${hotel.id}/room?lang=${tag}`}
        data-waits={t("room.waits")}
        data-later={t("form.later")}
      >
        <input type="hidden" name="code" value={code} />
        {WISHES.map((each) => (
          <button key={each} type="submit" name="wish" value={each} aria-pressed={each === wish}>
            <b>{t(LABELS[each])}</b>
            {each === wish && <small>{known}</small>}
          </button>
        ))}
        {wish && (
          <button type="submit" name="wish" value="" className="undo">
            {t("room.undo")}
          </button>
        )}
      </form>
      {wish === "left" && list.length > 0 && (
        <>
          <h3>{t("room.beforeYouGo")}</h3>
          <ul>
            {list.map((line) => (
              <li key={line}>
                <label className="tick">
                  <input type="checkbox" />{" "}
                  <span {...(translated === null ? own : { dir: "auto" })}>{line}</span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      {wish !== "left" && topics.includes("late_checkout") && (
        <p className="scripted">
          <FormLink hotelId={hotel.id} kind="request" topic="late_checkout">
            {t("room.later")}
          </FormLink>
        </p>
      )}
      {wish === "left" && messages.includes("lost") && (
        <p className="scripted">
          <FormLink hotelId={hotel.id} kind="lost">
            {t("room.forgot")}
          </FormLink>
        </p>
      )}
    </div>
  );
}
