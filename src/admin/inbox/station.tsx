/** Whether this screen rings, in words and as loud as it has to be. */
import { BellOff, BellRing, WifiOff } from "lucide-react";
import { Link } from "react-router";
import { useHotel } from "../content/hotel/hotel-provider.tsx";
import { useNetwork } from "../rows/network.ts";
import { Button, ICON } from "../ui/button.tsx";
import { Card, CardTitle } from "../ui/card.tsx";
import { letItRing, silenceForAnHour, useSound } from "../ui/sound.ts";
import { listedInWords } from "../ui/words.ts";
import type { KindSettings } from "./kinds.ts";
import { useNews } from "./news.ts";
import { SETTINGS_PATH } from "./paths.ts";
import { NamesNotLoaded, useNames } from "./taken.tsx";

/** In the head of the inbox: "Sound on", which leads to who hears it. */
export function SoundSign({ to = SETTINGS_PATH }: { to?: string }) {
  const { on, silentUntil } = useSound();
  if (!on) return null;
  const silent = silentUntil > Date.now();
  const Icon = silent ? BellOff : BellRing;
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 px-1 text-ink-soft hover:text-ink"
    >
      <Icon {...ICON} />
      {/* A phone has room for the bell: crossed out it is silent. */}
      <span className="max-sm:sr-only">{silent ? `Silent until ${clock(silentUntil)}` : "Sound on"}</span>
      <span className="sr-only">, who hears it</span>
    </Link>
  );
}

/** What this screen lacks: a press, or a network. */
export function StationState() {
  const { on } = useSound();
  const { away, since } = useNetwork();
  const { refetch } = useNews();
  if (away) {
    return (
      <section
        role="alert"
        className="-mx-4 flex flex-col items-start gap-3 bg-[#9b2c22] px-4 py-5 text-[#fffaf8] sm:mx-0 sm:rounded-2xl sm:px-6"
      >
        <h2 className="flex items-start gap-3 text-2xl">
          <WifiOff aria-hidden="true" className="mt-1 size-6 shrink-0" />
          No network{since ? ` since ${clock(since)}` : ""}.
        </h2>
        <p>
          New messages do not reach this screen. They go to the other devices and to the desk’s mail instead.
        </p>
        <Button variant="onDeep" className="text-[#7e221a]" onClick={() => void refetch()}>
          Try now
        </Button>
      </section>
    );
  }
  if (on) return null;
  return (
    <section className="-mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-brass-soft px-4 py-4 sm:mx-0 sm:rounded-2xl sm:px-5">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="text-xl">Press once, then it rings</h2>
        <p className="text-ink-soft">
          Browsers stay silent until somebody pressed. Do it at the start of a shift.
        </p>
      </div>
      <Button icon={BellRing} onClick={() => void letItRing()}>
        Let it ring
      </Button>
    </section>
  );
}

/** On the settings' screen, of what guests ask for. @param settings undefined while it is switched off */
export function WhoHears({ settings }: { settings: KindSettings | undefined }) {
  const { on, silentUntil } = useSound();
  return (
    <Card>
      <CardTitle>Who hears it</CardTitle>
      <p className="mt-1 text-ink-soft">
        {on
          ? "This screen rings, and asks while another program is in front."
          : "This screen is silent until you press once."}{" "}
        Taking a message ends its ringing everywhere.
      </p>
      {settings && <Steps settings={settings} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button icon={BellRing} variant="secondary" onClick={() => void letItRing()}>
          {on ? "Ring once" : "Let it ring"}
        </Button>
        {on && (
          <Button variant="quiet" onClick={silenceForAnHour}>
            {silentUntil > Date.now() ? `Silent until ${clock(silentUntil)}` : "Silent for an hour"}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Steps({ settings }: { settings: KindSettings }) {
  const { email } = useHotel();
  const names = useNames();
  const { device_after, mail_after, manager_after, manager_id, emails } = settings;
  return (
    <>
      <p className="mt-1 wrap-anywhere text-ink-soft">
        If nobody takes it: after {device_after} min all devices that are notified ring, after {mail_after}{" "}
        min a mail goes to {listedInWords(emails.length > 0 ? emails : [email])}, after {manager_after} min{" "}
        {manager_id ? (names[manager_id] ?? "whom you chose") : "the hotel’s account"} is told.
      </p>
      <NamesNotLoaded />
    </>
  );
}

function clock(at: number): string {
  return new Date(at).toLocaleTimeString([], { timeStyle: "short" });
}
