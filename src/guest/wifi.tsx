/** The networks guests may join, on the first screen. */
import type { GuestDocument } from "../lib/guest-document.ts";
import { Icon } from "./icons.tsx";
import { useReading } from "./reading.ts";

type Network = GuestDocument["parts"]["wifi"][number];

export function Wifi({ networks, hotelId }: { networks: readonly Network[]; hotelId: string }) {
  const { t } = useReading();
  if (networks.length === 0) return null;
  return (
    <ul className="wifi" aria-label={t("page.wifi")}>
      {networks.map((network, i) => (
        <li key={network.name}>
          <Icon name="Wifi" />
          <p>
            <span className="soft">
              {t("page.wifi")} · <bdi>{network.name}</bdi>
            </span>
            <Access {...network} />
          </p>
          {!network.asks && <JoinCode name={network.name} src={`/view/${hotelId}/wifi-${i}.svg`} />}
          {network.password && (
            <button type="button" className="button scripted" data-copy={network.password}>
              {t("page.copy")}
              <span className="unseen"> {t("page.ofPassword", { network: network.name })}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Access({ password, asks }: Network) {
  const { t } = useReading();
  if (asks) return <strong>{t("page.askAtReception")}</strong>;
  return password ? <code dir="ltr">{password}</code> : <strong>{t("page.noPassword")}</strong>;
}

/** For guests who can point another device at this screen; small screens never load it. */
function JoinCode({ name, src }: { name: string; src: string }) {
  const { t } = useReading();
  return (
    <div className="join">
      <img loading="lazy" src={src} alt={t("page.joinCode", { network: name })} width="96" height="96" />
      <span className="soft">{t("page.scanToJoin")}</span>
    </div>
  );
}

/** For phones: https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11 */
export function joinText({ name, password }: Pick<Network, "name" | "password">): string {
  const escaped = (text: string) => text.replace(/[\\;,":]/g, "\\$&");
  return password === null
    ? `WIFI:T:nopass;S:${escaped(name)};;`
    : `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}
