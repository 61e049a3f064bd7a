/** Today's rooms on paper: every room has a line and a box. */

import { t } from "../../../lib/texts/t.ts";
import { capitalized, withCommas } from "../../ui/words.ts";
import "./rooms.css";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { hourOf } from "../messages/due.ts";
import { useNow } from "../messages/use-now.ts";
import { dateWords, isNamed } from "../messages/words.ts";
import { byFloor, isToDo, type Room, roomWords } from "./rooms.ts";

/** More rooms stand in two columns. */
const ONE_COLUMN = 26;

export function RoomsSheet({ rooms }: { rooms: readonly Room[] }) {
  const { name, time_zone } = useHotel();
  const now = useNow();
  const day = rooms[0]?.day ?? "";
  const isWide = rooms.length <= ONE_COLUMN;
  return (
    <div className="rooms-sheet">
      <header>
        <div>
          <p>{name}</p>
          <h1>Rooms today</h1>
        </div>
        <p>
          {dayWords(day)}
          <br />
          as of {hourOf(new Date(now).toISOString(), now, time_zone)}
        </p>
      </header>
      <div className={isWide ? undefined : "columns"}>
        {byFloor(rooms).map(({ floor, rooms }) => (
          <section key={floor}>
            <table>
              {/* Printed again where a floor goes on in the next column. */}
              <thead>
                <tr>
                  <th colSpan={4}>{floor || "Rooms"}</th>
                </tr>
              </thead>
              <tbody>
                {rooms.map((room) => {
                  const { id, label, state, wish, at, by } = room;
                  // Housekeeping has nothing to do there now.
                  const isFree = !isToDo(room) && (wish !== null || room.until !== null) && state === "open";
                  return (
                    <tr key={id} className={isFree ? "free" : undefined}>
                      <td className="box">
                        <i />
                      </td>
                      <td className={isNamed(label) ? "number named" : "number"}>{label}</td>
                      <td className="asked">{state === "open" && roomWords(room)}</td>
                      <td className="since">
                        {state === "done"
                          ? withCommas(t`done`, by)
                          : at && wish && withCommas(hourOf(at, now, time_zone), isWide && by)}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </section>
        ))}
      </div>
      <footer>Without guests’ names and words.</footer>
    </div>
  );
}

/** "Wednesday, November 25". */
export function dayWords(day: string): string {
  return capitalized(dateWords(day, { weekday: "long", day: "numeric", month: "long" }));
}
