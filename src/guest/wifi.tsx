/** The networks guests may join, where they look first. */
import type { GuestDocument } from "../lib/guest-document.ts";
import { Icon } from "./icons.tsx";

type Network = GuestDocument["parts"]["wifi"][number];

export function Wifi({ networks, hotelId }: { networks: readonly Network[]; hotelId: string }) {
  if (networks.length === 0) return null;
  return (
    <ul className="wifi" aria-label="Wi-Fi">
      {networks.map((network, i) => (
        <li key={network.name}>
          <Icon name="Wifi" />
          <p>
            <span className="soft">
              Wi-Fi · <bdi>{network.name}</bdi>
            </span>
            <Access {...network} />
          </p>
          {!network.asks && <JoinCode name={network.name} src={`/view/${hotelId}/wifi-${i}.svg`} />}
          {network.password && (
            <button type="button" className="button scripted" data-copy={network.password}>
              Copy<span className="unseen"> the password of {network.name}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Access({ password, asks }: Network) {
  if (asks) return <strong>Ask at reception</strong>;
  return password ? <code dir="ltr">{password}</code> : <strong>No password</strong>;
}

/** For whoever reads this on a screen that their other device can look at. A small one never asks for it. */
function JoinCode({ name, src }: { name: string; src: string }) {
  return (
    <div className="join">
      <img loading="lazy" src={src} alt={`Code that joins ${name}`} width="96" height="96" />
      <span className="soft">Scan to join</span>
    </div>
  );
}

/** As phones read it: https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11 */
export function joinText({ name, password }: Pick<Network, "name" | "password">): string {
  const escaped = (text: string) => text.replace(/[\\;,":]/g, "\\$&");
  return password === null
    ? `WIFI:T:nopass;S:${escaped(name)};;`
    : `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}
