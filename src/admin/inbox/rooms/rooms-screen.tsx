/** Today's rooms, by floor: only what asks for something has a row. */

import { BedDouble, Check, CloudUpload, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { NOT_SAVED } from "../../../lib/errors.ts";
import { plural, t } from "../../../lib/texts/t.ts";
import { AlsoHere } from "../../content/colleagues-here.tsx";
import { useHotel, useMay } from "../../content/hotel/hotel-provider.tsx";
import { PendingState } from "../../rows/pending.tsx";
import { useWaitingOrder } from "../../rows/rows-provider.tsx";
import { Button, ButtonLink, TextButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { InHead } from "../../ui/in-head.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { PrintOnly } from "../../ui/print-only.tsx";
import { useTask } from "../../ui/use-task.ts";
import { withCommas } from "../../ui/words.ts";
import { FirstPress } from "../alarm/station.tsx";
import { hourOf } from "../messages/due.ts";
import { newCount, useNews } from "../messages/news.ts";
import { INBOX_PATH } from "../messages/paths.ts";
import { useNow } from "../messages/use-now.ts";
import { isNamed } from "../messages/words.ts";
import {
  beforeWaiting,
  byFloor,
  isToDo,
  ROOM_WISHES,
  type Room,
  roomWords,
  untilWords,
  usePressRoom,
  useRooms,
  wishWords,
} from "./rooms.ts";
import { dayWords, RoomsSheet } from "./rooms-sheet.tsx";

export function RoomsScreen() {
  const query = useRooms();
  const hasDesk = useMay("desk");
  const news = useNews().data?.new ?? 0;
  const [opened, setOpened] = useState<string>();
  const rooms = query.data;
  const day = rooms?.[0]?.day;
  const room = rooms?.find(({ id }) => id === opened);
  return (
    <>
      <InHead title="Rooms">
        <Link
          to={INBOX_PATH}
          className="inline-flex min-h-11 items-center rounded-lg px-3 font-semibold text-accent hover:bg-accent-soft"
        >
          Inbox{news > 0 && ` ${newCount(news)}`}
          {news > 0 && <span className="sr-only"> new</span>}
        </Link>
        {!!rooms?.length && (
          <Button icon={Printer} variant="quiet" aria-label="Print" onClick={() => window.print()} />
        )}
      </InHead>
      {day && <p className="mb-3 text-ink-soft">{dayWords(day)}</p>}
      <div className="mb-4">{!hasDesk && <FirstPress />}</div>
      <AlsoHere />
      {rooms ? (
        rooms.length > 0 ? (
          <>
            <Board rooms={rooms} onOpen={setOpened} />
            <PrintOnly>
              <RoomsSheet rooms={rooms} />
            </PrintOnly>
          </>
        ) : (
          <NoRooms />
        )
      ) : (
        <NotLoaded query={query} what="the rooms" />
      )}
      {room && <RoomDialog room={room} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function NoRooms() {
  const edits = useMay("editor");
  return (
    <EmptyState
      icon={BedDouble}
      title="No Room Has a Code Yet"
      action={edits && <ButtonLink to="/admin/qr-code/codes?add">Add Rooms</ButtonLink>}
    >
      <span>Guests scan their room’s card to say “We have left” or “No cleaning today”.</span>{" "}
      <span>This needs housekeeping in your team.</span>{" "}
      {!edits && <span>An owner or editor adds the codes.</span>}
    </EmptyState>
  );
}

interface BoardProps {
  rooms: readonly Room[];
  onOpen: (roomId: string) => void;
}

function Board({ rooms, onOpen }: BoardProps) {
  const count = (wish: string) => rooms.filter((room) => room.wish === wish && room.state === "open").length;
  const left = count("left");
  const sums = [
    { words: t`clean now`, count: count("clean_now") },
    { words: plural(left, { one: "has left", other: "have left" }), count: left },
    { words: t`not today`, count: count("no_cleaning") },
  ];
  return (
    <>
      <dl className="grid grid-cols-3 divide-x divide-line border-y border-line">
        {sums.map(({ words, count }) => (
          <div key={words} className="flex flex-col-reverse justify-end px-2 py-2 first:ps-0 sm:px-3.5">
            <dt className="text-ink-soft">{words}</dt>
            <dd className="font-display text-[1.75rem]/8">{count}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] items-start gap-x-10">
        {byFloor(rooms).map(({ floor, rooms }) => (
          <Floor key={floor} floor={floor} rooms={rooms} onOpen={onOpen} />
        ))}
      </div>
    </>
  );
}

/** Order within a floor: to do, nothing to do, done. */
const rank = (room: Room) =>
  isToDo(room) ? (room.wish === "clean_now" ? 0 : 1) : room.state === "done" ? 3 : 2;

function Floor({ floor, rooms, onOpen }: BoardProps & { floor: string }) {
  const asking = rooms.filter(roomWords).toSorted((one, other) => rank(one) - rank(other));
  const others = rooms.filter((room) => !roomWords(room));
  const toDo = asking.filter(isToDo).length;
  const name = floor || t`Rooms`;
  return (
    <section aria-label={name} className="pt-6">
      <h2 className="flex items-baseline justify-between gap-4 pb-1 text-xl font-semibold">
        <span className="min-w-0 wrap-anywhere">{name}</span>
        <span className="shrink-0 font-sans text-base font-normal text-ink-soft">{toDo} to do</span>
      </h2>
      {asking.length > 0 && (
        <ul>
          {asking.map((room) => (
            <RoomRow key={room.id} room={room} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <p className="pt-3.5 text-ink-soft">As always</p>
          <ul aria-label={`As always, ${name}`} className="mt-2 flex flex-wrap gap-2">
            {others.map((room) => (
              <li key={room.id}>
                <RoomNumber room={room} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function RoomNumber({ room, onOpen }: { room: Room; onOpen: (roomId: string) => void }) {
  const isDone = room.state === "done";
  const waits = useWaitingOrder(room.id) !== undefined;
  return (
    <button
      type="button"
      className={cx(
        "flex min-h-11.5 min-w-16 cursor-pointer items-center justify-center gap-1.5 rounded-xl px-2.5 font-display text-xl wrap-break-word",
        isDone ? "bg-sunken text-ink-soft" : "border border-line hover:bg-accent-soft",
      )}
      onClick={() => onOpen(room.id)}
    >
      {isDone && <Check aria-hidden="true" className="size-4.5 shrink-0 text-accent" />}
      <span className="sr-only">Room </span>
      {room.label}
      {isDone && <span className="sr-only">, done</span>}
      {waits && <CloudUpload role="img" aria-label="waiting for a network" className="size-4.5 shrink-0" />}
    </button>
  );
}

function tone(room: Room): string | undefined {
  if (!isToDo(room)) return "text-ink-soft";
  return room.wish === "left" ? "text-brass" : "text-accent";
}

function RoomRow({ room, onOpen }: { room: Room; onOpen: (roomId: string) => void }) {
  const press = usePressRoom();
  const [busy, run] = useTask(NOT_SAVED);
  const isDone = room.state === "done";
  const before = beforeWaiting(useWaitingOrder(room.id));
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2">
      <button
        type="button"
        className={cx(
          "min-h-11 min-w-16 cursor-pointer rounded-lg pe-1 text-start font-display wrap-break-word hover:bg-accent-soft",
          isNamed(room.label) ? "max-w-32 text-xl/6" : "text-[2rem]/none",
          tone(room),
        )}
        onClick={() => onOpen(room.id)}
      >
        <span className="sr-only">Room </span>
        {room.label}
      </button>
      <div className="min-w-0 flex-1 basis-32">
        <p className={cx("wrap-anywhere", isToDo(room) && "font-semibold", tone(room))}>
          {isDone ? "Done" : roomWords(room)}
        </p>
        <p className="wrap-anywhere text-ink-soft">
          <Since room={room} />
        </p>
        <PendingState id={room.id} />
        {before && !isDone && (
          <TextButton disabled={busy} onClick={() => void run(() => press(room, before))}>
            Undo<span className="sr-only"> Room {room.label}</span>
          </TextButton>
        )}
      </div>
      {(isDone || isToDo(room)) && (
        <Button
          variant={isDone ? "secondary" : "primary"}
          className="ms-auto"
          disabled={busy}
          onClick={() => void run(() => press(room, { state: isDone ? "open" : "done" }))}
        >
          {isDone ? "Undo" : "Done"}
          <span className="sr-only"> Room {room.label}</span>
        </Button>
      )}
    </li>
  );
}

/** "9:12 AM, guest". */
function Since({ room: { at, by, by_guest, wish, until } }: { room: Room }) {
  const { time_zone } = useHotel();
  const now = useNow();
  const who = by_guest ? t`guest` : by;
  const since = at && withCommas(hourOf(at, now, time_zone), who);
  return [since, wish && wish !== "left" && until && t`here until ${untilWords(until)}`]
    .filter(Boolean)
    .join(" · ");
}

/** Changes a room for a guest who asked in person. */
function RoomDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const press = usePressRoom();
  const [busy, run] = useTask(NOT_SAVED);
  const isDone = room.state === "done";

  function choose(changes: Partial<Pick<Room, "wish" | "state">>): void {
    void run(async () => {
      await press(room, changes);
      onClose();
    });
  }

  return (
    <Dialog title={`Room ${room.label}`} onClose={onClose}>
      <PendingState id={room.id} />
      <div className="mt-4 grid gap-2">
        <Button disabled={busy} onClick={() => choose({ state: isDone ? "open" : "done" })}>
          {isDone ? "Not Done Yet" : "Done"}
        </Button>
        {[...ROOM_WISHES, null].map((wish) => {
          const isOn = room.wish === wish && !isDone;
          return (
            <Button
              key={wish}
              variant="secondary"
              aria-pressed={isOn}
              {...(isOn && { icon: Check })}
              disabled={busy}
              onClick={() => choose({ wish })}
            >
              {wishWords(wish)}
            </Button>
          );
        })}
      </div>
    </Dialog>
  );
}
