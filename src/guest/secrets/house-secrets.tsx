/** The house's passwords and codes: what guests may read, and where they get the others. docs/decisions/0125-house-secrets.md */
import { Fragment } from "react";
import type { HouseSecrets } from "../../lib/documents/guest-document.ts";
import { type GuestReading, useReading } from "../language/reading.ts";
import { codeSvg } from "../parts/code-svg.ts";
import { Icon } from "../parts/icons.tsx";
import { ShownCode } from "../parts/shown-code.tsx";

type Network = HouseSecrets["wifi"][number];
type Secret = Network | HouseSecrets["secrets"][number];

/** Secrets that a card has unlocked. */
interface Unlocked {
  /** The card's text; undefined for a code that is unknown or ended. */
  card: string | undefined;
  /** When a device forgets it, in milliseconds; NaN if nothing of it ends. */
  until: number;
}

interface SecretsOfHouseProps {
  of: HouseSecrets;
  hotelId: string;
  unlocked?: Unlocked;
}

export function SecretsOfHouse({ of, hotelId, unlocked }: SecretsOfHouseProps) {
  const { t, tag } = useReading();
  const all: Secret[] = [...of.wifi, ...of.secrets];
  if (all.length === 0) return null;
  const [byLetters = [], byCard = []] = [true, false].map((opens) =>
    all.filter((one) => isLocked(one) && lettersOpen(one) === opens),
  );
  return (
    <ul
      className="wifi"
      aria-label={t("page.wifi")}
      data-until={unlocked?.until || undefined}
      data-locked={byLetters.length + byCard.length > 0 || undefined}
    >
      {unlocked && !unlocked.card && (
        <li>
          <strong>{t("page.cardEnded")}</strong>
        </li>
      )}
      {all.map(
        (secret, i) =>
          !isLocked(secret) && (
            <li key={secret.name}>
              <p className={lengthOf(secret)}>
                <span className="soft">
                  <Name of={secret} />
                </span>
                <Access of={secret} />
              </p>
              <div className="do">
                {textOf(secret) && (
                  <button type="button" className="button scripted" data-copy={textOf(secret)}>
                    {t("page.copy")}
                    <span className="unseen">
                      {" "}
                      {"code" in secret ? secret.name : t("page.ofPassword", { network: secret.name })}
                    </span>
                  </button>
                )}
                {"password" in secret && isRead(secret) && (
                  <ShownCode
                    says={t("page.showCode")}
                    alt={t("page.joinCode", { network: secret.name })}
                    src={
                      unlocked
                        ? `data:image/svg+xml,${encodeURIComponent(codeSvg({ text: joinText(secret), ecc: "L" }))}`
                        : `/view/${hotelId}/wifi-${i}.svg`
                    }
                  >
                    <p className="soft">{t("page.scanToJoin")}</p>
                  </ShownCode>
                )}
              </div>
            </li>
          ),
      )}
      {[byLetters, byCard].map(
        (locked) =>
          locked.length > 0 && (
            <li key={locked[0]?.name}>
              <Icon name="Lock" />
              <p>
                <span className="soft">
                  {locked.map((secret, i) => (
                    <Fragment key={secret.name}>
                      {i > 0 && ", "}
                      <Name of={secret} />
                    </Fragment>
                  ))}
                </span>
                <strong>
                  {t(
                    // A secret that stays locked after typing a card's letters needs the card itself.
                    unlocked?.card
                      ? "page.lettersOpenNot"
                      : of.room_codes
                        ? "page.scanInRoom"
                        : "page.scanInHouse",
                  )}
                </strong>
                {locked === byLetters && (
                  <a href={`/view/${hotelId}/letters?lang=${tag}`}>{t("page.typeLetters")}</a>
                )}
              </p>
            </li>
          ),
      )}
      {unlocked?.card && (
        <li>
          <p className="soft">{t("page.unlockedBy", { card: unlocked.card })}</p>
        </li>
      )}
    </ul>
  );
}

/** Whether the guest may read it. An open network counts as read. */
export function isRead(secret: Secret): boolean {
  return textOf(secret) !== null || ("password" in secret && secret.shown_to === "everybody");
}

/** Whether a card's six letters open it. The same rule as in innfo.unlocked(). */
function lettersOpen(secret: Secret): boolean {
  return !("kind" in secret && ["door", "safe"].includes(secret.kind));
}

function isLocked(secret: Secret): boolean {
  return !isRead(secret) && secret.shown_to === "code";
}

/** Says where to get what the guest may not read here. */
export function whereToAsk(
  { room_codes }: Pick<HouseSecrets, "room_codes">,
  secret: Secret,
  t: GuestReading["t"],
): string {
  if (!isLocked(secret)) return t("page.askAtReception");
  return t(room_codes ? "page.scanInRoom" : "page.scanInHouse");
}

export function hasLocked({ wifi, secrets }: Pick<HouseSecrets, "wifi" | "secrets">): boolean {
  return [...wifi, ...secrets].some(isLocked);
}

/** CSS for long passwords, and for pages with something locked. */
export function secretRules(of: Parameters<typeof hasLocked>[0]): string {
  return lengthRules(of) + (hasLocked(of) ? ".wifi a{padding-block:12px}" : "");
}

function textOf(secret: Secret): string | null {
  return "code" in secret ? secret.code : secret.password;
}

function Name({ of }: { of: Secret }) {
  const { t, own } = useReading();
  if ("code" in of) return <bdi {...own}>{of.name}</bdi>;
  return (
    <>
      {t("page.wifi")} · <bdi translate="no">{of.name}</bdi>
    </>
  );
}

function Access({ of }: { of: Secret }) {
  const { t } = useReading();
  const text = textOf(of);
  if (text)
    return (
      <code dir="ltr" translate="no">
        {text}
      </code>
    );
  return <strong>{t(isRead(of) ? "page.noPassword" : "page.askAtReception")}</strong>;
}

/** Letters by which passwords are grouped, so that a few rules keep each on one line. */
const STEP = 2;
const SHORT = 10;
const LONGEST = 66;

function lengthOf(secret: Secret): string | undefined {
  const { length } = textOf(secret) ?? "";
  return length > SHORT ? `k${Math.min(Math.ceil(length / STEP) * STEP, LONGEST)}` : undefined;
}

/** CSS for the lengths of passwords: of those on the page, and of all if a card may unlock more. */
function lengthRules(of: Parameters<typeof hasLocked>[0]): string {
  const known = [...of.wifi, ...of.secrets].map(lengthOf);
  const all = Array.from({ length: (LONGEST - SHORT) / STEP }, (_, i) => `k${SHORT + STEP * (i + 1)}`);
  const used = hasLocked(of) ? all : new Set(known);
  return Array.from(used, (name) => name && `.${name}{--k:${name.slice(1)}}`).join("");
}

/** The text that phones read to join a network: https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11 */
export function joinText({ name, password }: Pick<Network, "name" | "password">): string {
  const escaped = (text: string) => text.replace(/[\\;,":]/g, "\\$&");
  return password === null
    ? `WIFI:T:nopass;S:${escaped(name)};;`
    : `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}
