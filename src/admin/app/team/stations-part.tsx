import { Monitor, Plus } from "lucide-react";
import { useState } from "react";
import { as, t } from "../../../lib/texts/t.ts";
import { FREE_PLAN } from "../../../product.ts";
import { UPGRADE, usePlan } from "../../account/subscription/plan.ts";
import { useSelectedHotel } from "../../content/hotel/hotel-provider.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { LINES } from "../../ui/row.tsx";
import { recentMoment } from "../../ui/words.ts";
import { BecomeStationDialog, minutesIn, StationDialog, StationPersonDialog } from "./station-dialogs.tsx";
import { type NamedPerson, type Station, shutBecause, useStations } from "./stations.ts";
import type { Person } from "./team.ts";
import { RowButton, TeamRow } from "./team-row.tsx";

type Open = "computer" | "name" | { station: Station } | { person: NamedPerson };

/** The hotel's computers at reception, and the names of those who work at them. */
export function StationsPart({ team }: { team: readonly Person[] }) {
  const query = useStations();
  const [open, setOpen] = useState<Open>();
  const { work } = useSelectedHotel();
  const plan = usePlan();
  if (!query.data) return <NotLoaded query={query} what="your stations" />;
  const { stations, people } = query.data;
  const max = plan.limits.stations;
  const isFull = stations.length >= max;
  const nameOf = ({ name, member_id }: NamedPerson) =>
    name ?? team.find(({ user_id }) => user_id === member_id)?.name ?? t`Somebody`;
  const left = team.filter(({ user_id }) => !people.some(({ member_id }) => member_id === user_id));
  const close = () => setOpen(undefined);
  const addName = people.length < plan.limits.station_people && (
    <Button icon={Plus} variant="secondary" onClick={() => setOpen("name")}>
      {as("a person")`Name`}
    </Button>
  );
  return (
    <>
      <section aria-labelledby="stations" className="mt-10 max-w-3xl">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="stations" className="text-xl font-semibold">
            Stations{" "}
            <span className="font-sans text-base font-normal text-ink-soft">
              {stations.length} of {max}
            </span>
          </h2>
          {people.length === 0
            ? addName
            : !isFull && (
                <Button icon={Plus} variant="secondary" onClick={() => setOpen("computer")}>
                  This computer
                </Button>
              )}
        </div>
        {stations.length > 0 && (
          <ul className={LINES}>
            {stations.map((station) => (
              <TeamRow
                key={station.id}
                icon={Monitor}
                title={station.name}
                line={`Locks after ${minutesIn(station.locks_after)} · ${seenIn(station.seen_at)}`}
              >
                <RowButton name={station.name} onPress={() => setOpen({ station })}>
                  Change
                </RowButton>
              </TeamRow>
            ))}
          </ul>
        )}
        {stations.length === 0 && (
          <p className="text-ink-soft">
            The computer at reception stays signed in. Staff pick a name and type a PIN.
          </p>
        )}
        {!isFull && (
          <p className="mt-2 text-ink-soft">
            {people.length === 0
              ? "First add names."
              : "On that computer, open Members and press This computer."}
          </p>
        )}
        {isFull && plan.id === FREE_PLAN.id && !work && (
          <ButtonLink variant="secondary" to={UPGRADE.to} className="mt-3">
            {UPGRADE.label}
          </ButtonLink>
        )}
      </section>
      {people.length > 0 && (
        <section aria-labelledby="names" className="mt-10 max-w-3xl">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="names" className="text-xl font-semibold">
              Names at the stations
            </h2>
            {addName}
          </div>
          <ul className={LINES}>
            {people.map((person) => (
              <TeamRow
                key={person.id}
                sign={[...nameOf(person)][0]?.toLocaleUpperCase()}
                title={nameOf(person)}
                line={
                  <>
                    {person.member_id ? "Of the team" : "Without an account"} ·{" "}
                    {person.shut_at ? (
                      <span className="text-danger">{`locked: ${shutBecause(person.owner_left)}`}</span>
                    ) : (
                      "with a PIN"
                    )}
                  </>
                }
              >
                <RowButton name={nameOf(person)} onPress={() => setOpen({ person })}>
                  Change
                </RowButton>
              </TeamRow>
            ))}
          </ul>
        </section>
      )}
      {open === "computer" && <BecomeStationDialog onClose={close} />}
      {open === "name" && <StationPersonDialog team={left} onClose={close} />}
      {typeof open === "object" && "station" in open && (
        <StationDialog station={open.station} onClose={close} />
      )}
      {typeof open === "object" && "person" in open && (
        <StationPersonDialog person={open.person} name={nameOf(open.person)} team={[]} onClose={close} />
      )}
    </>
  );
}

/** Milliseconds. A station says twice a minute that it is there. */
const HERE_MS = 3 * 60_000;

function seenIn(at: string): string {
  const seen = Date.parse(at);
  if (Date.now() - seen < HERE_MS) return t`there now`;
  return t`seen ${recentMoment(seen)}`;
}
