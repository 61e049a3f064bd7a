/** Says whether this screen rings, and lets people change it. */
import { BellOff, BellRing, Clock, Users } from "lucide-react";
import { Fragment } from "react";
import { useNavigate } from "react-router";
import { t } from "../../../lib/texts/t.ts";
import { useHotel, useMay } from "../../content/hotel/hotel-provider.tsx";
import { useNetwork } from "../../rows/network.ts";
import { Button, ICON } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Menu } from "../../ui/menu.tsx";
import { letItRing, silenceForAnHour, staySilent, useSound } from "../../ui/sound.ts";
import { listedInWords } from "../../ui/words.ts";
import type { KindSettings } from "../messages/kinds.ts";
import { useNews } from "../messages/news.ts";
import { moreSettingsPath } from "../messages/paths.ts";
import { NamesNotLoaded, useNames } from "../messages/taken.tsx";
import { clock } from "../messages/words.ts";
import { useHearers } from "./push.ts";

/** In the head of the inbox: "Sound on", and its menu. Hidden where no message can ring. */
export function SoundSign() {
  const { on, wanted, silentUntil } = useSound();
  const { away } = useNetwork();
  const navigate = useNavigate();
  const edits = useMay("editor");
  if (away || (!on && !wanted)) return null;
  const silent = silentUntil > 0;
  const Icon = silent || !on ? BellOff : BellRing;
  return (
    <Menu
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={cx(
            "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 px-1",
            on ? "text-ink-soft hover:text-ink" : "font-semibold text-brass",
          )}
        >
          <Icon {...ICON} />
          {/* A phone has room for the bell: crossed out it is silent. */}
          <span className="max-sm:sr-only">
            {!on ? "Press once" : silent ? `Silent until ${clock(silentUntil)}` : "Sound on"}
          </span>
        </button>
      )}
      groups={() => [
        [
          { label: silent ? t`Ring again` : t`Ring once`, icon: BellRing, onPress: () => void letItRing() },
          { label: t`Silent for an hour`, icon: Clock, onPress: silenceForAnHour },
          { label: t`Stay silent`, icon: BellOff, onPress: staySilent },
          ...(edits
            ? [
                {
                  label: t`Who hears it`,
                  icon: Users,
                  onPress: () => void navigate(moreSettingsPath("hear")),
                },
              ]
            : []),
        ],
      ]}
    />
  );
}

/** Where messages can come and this screen cannot ring yet: asks for a first press. */
export function FirstPress() {
  const { on, wanted } = useSound();
  const { away } = useNetwork();
  const { data: news } = useNews();
  if (away || on || wanted || !news?.expected) return null;
  return (
    <section className="-mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-brass-soft px-4 py-4 sm:mx-0 sm:rounded-2xl sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-xl">Press once, then it rings</h2>
        <p className="text-ink-soft">Do it when your shift starts.</p>
      </div>
      <Button icon={BellRing} onClick={() => void letItRing()}>
        Let it ring
      </Button>
    </section>
  );
}

/** In the settings: who hears requests. @param settings undefined while requests are switched off */
export function WhoHears({ settings }: { settings: KindSettings | undefined }) {
  const { on } = useSound();
  return (
    <Card>
      <CardTitle>Who hears it</CardTitle>
      <p className="mt-1 text-ink-soft">
        {on ? "This screen rings." : "Tap once to switch on the sound."}{" "}
        <span>When somebody takes a message, the sound stops on all devices.</span>
      </p>
      <Devices />
      {settings && <Steps settings={settings} />}
      <Button className="mt-4" icon={BellRing} variant="secondary" onClick={() => void letItRing()}>
        {on ? "Ring once" : "Let it ring"}
      </Button>
    </Card>
  );
}

/** Names the people whose devices are told at once. */
function Devices() {
  const query = useHearers();
  if (!query.data) return <NotLoaded inline query={query} what="whose devices are told" hint="" />;
  const places = { desk: t`Reception`, housekeeping: t`Housekeeping` } as const;
  return (
    <dl className="my-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 max-sm:grid-cols-1">
      {(["desk", "housekeeping"] as const).map((place) => {
        const names = Object.values(query.data[place]);
        return (
          <Fragment key={place}>
            <dt className="text-ink-soft">{places[place]}</dt>
            <dd className="wrap-anywhere">
              {names.length > 0 ? (
                <strong className="font-semibold">{listedInWords(names)}</strong>
              ) : (
                "No phone gets an alert yet"
              )}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}

function Steps({ settings }: { settings: KindSettings }) {
  const { email } = useHotel();
  const names = useNames();
  const manager = t`the manager`;
  const { device_after, mail_after, manager_after, manager_id, emails } = settings;
  return (
    <>
      <h3 className="mt-4 font-semibold">If nobody takes it</h3>
      <ul className="wrap-anywhere text-ink-soft">
        <li>{`${device_after} min: all devices ring again`}</li>
        <li>{`${mail_after} min: mail to ${listedInWords(emails.length > 0 ? emails : [email])}`}</li>
        <li>
          {manager_id === null
            ? `${manager_after} min: the hotel’s account is told`
            : `${manager_after} min: ${names[manager_id] ?? manager} is told`}
        </li>
      </ul>
      <NamesNotLoaded />
    </>
  );
}
