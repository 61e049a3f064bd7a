import { useState } from "react";
import { Link } from "react-router";
import { failureText } from "../../../lib/errors.ts";
import { t } from "../../../lib/texts/t.ts";
import { asMoment, DAY, wallOf } from "../../../lib/time/zoned-time.ts";
import { Button, textLink } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { useMessages } from "../../ui/messages.tsx";
import { useAttempt } from "../../ui/undo.ts";
import { listedInWords } from "../../ui/words.ts";
import { PROFILE_FAILURES } from "./failures.ts";
import { useHotelClock } from "./hotel-clock.ts";
import { useHotel } from "./hotel-provider.tsx";
import { useChangeHotel } from "./hotels.ts";
import { untilWhen, useSecrets } from "./secret-rows.ts";

type Network = { name: string; password: string | null; shown_to: string };

/** Asks once whether everybody should read the Wi-Fi password, as of hotels that showed it before there was a choice. */
export function WifiQuestion() {
  const hotel = useHotel();
  const key = `innfo-wifi-asked-${hotel.id}`;
  const [asked, setAsked] = useState(() => localStorage.getItem(key) !== null);
  const change = useChangeHotel();
  const attempt = useAttempt();
  const showMessage = useMessages();
  const networks = hotel.wifi as Network[];
  const isPublic = networks.some(({ password, shown_to }) => password && shown_to === "everybody");
  if (asked || !isPublic) return null;

  function leave(): void {
    localStorage.setItem(key, "true");
    setAsked(true);
  }

  async function lock(): Promise<void> {
    const wifi = networks.map((one) => (one.shown_to === "everybody" ? { ...one, shown_to: "code" } : one));
    await change(hotel, { wifi });
    leave();
    showMessage({
      type: "success",
      title: t`Now only guests with a code see it`,
      text: t`Print your poster and cards again. Old ones do not show it.`,
      link: { to: "/admin/qr-code", label: t`Print` },
    });
  }

  return (
    <Card>
      <CardTitle>Everybody can see your Wi-Fi password</CardTitle>
      <p className="mt-1 mb-5 text-ink-soft">Better: only guests who scan a code in your house.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void attempt(lock, (error) => failureText(PROFILE_FAILURES, error))}>
          Only With a Code
        </Button>
        <Button variant="secondary" onClick={leave}>
          Leave It
        </Button>
      </div>
    </Card>
  );
}

/** Reminds of codes that have ended, or do so within a day. */
export function EndingSecrets() {
  const clock = useHotelClock()();
  const query = useSecrets();
  const soon = asMoment(wallOf(clock) + DAY);
  if (!query.data) return <NotLoaded inline query={query} what="which codes end" hint="" />;
  const ending = query.data.filter(
    ({ shown_to, ends_at }) => shown_to === "code" && ends_at && ends_at.slice(0, 16) <= soon,
  );
  if (ending.length === 0) return null;
  return (
    <Card>
      <CardTitle>Time for a new code</CardTitle>
      <p className="mt-1">
        {listedInWords(ending.map((secret) => `${secret.name} (${untilWhen(secret, clock)})`))}.{" "}
        <Link to="/admin/profile#secrets" className={textLink}>
          Change it
        </Link>
      </p>
    </Card>
  );
}
