/** Pages without a hotel. */
import type { ReactNode } from "react";
import { DangerLine } from "../danger/danger.tsx";
import { useReading } from "../language/reading.ts";
import { Icon } from "../parts/icons.tsx";
import { TryNow } from "../parts/link.tsx";

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="message">
      <span className="mark">
        <Icon name="ConciergeBell" />
      </span>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

export function NotFoundPage() {
  const { t } = useReading();
  return (
    <Message title={t("unknown.title")}>
      <p>{t("unknown.text")}</p>
      <p>{t("unknown.advice")}</p>
    </Message>
  );
}

/** Shown in the place of a hotel's page that an operator has taken down. */
export function TakenDownPage({ country }: { country: string | null }) {
  const { t } = useReading();
  return (
    <Message title={t("takenDown.title")}>
      <DangerLine country={country} />
      <p>{t("takenDown.text")}</p>
    </Message>
  );
}

/** Shown while the database does not answer; the island retries until it does. */
export function UnavailablePage() {
  const { t } = useReading();
  return (
    <Message title={t("unavailable.title")}>
      {/* The page may replace a form, or the hotel's emergency contacts. */}
      <DangerLine />
      <p role="status" data-retry>
        {t("unavailable.text")}
      </p>
      <p>{t("unavailable.advice")}</p>
      <p>
        <TryNow />
      </p>
    </Message>
  );
}
