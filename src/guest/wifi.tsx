/** The networks guests may join, where they look first. */
import { renderSVG } from "uqr";
import type { GuestDocument } from "../lib/guest-document.ts";
import { Icon } from "./icons.tsx";

type Network = GuestDocument["parts"]["wifi"][number];

export function Wifi({ networks }: { networks: readonly Network[] }) {
  if (networks.length === 0) return null;
  return (
    <ul className="wifi" aria-label="Wi-Fi">
      {networks.map((network) => (
        <li key={network.name}>
          <Icon name="Wifi" />
          <p>
            <span className="soft">
              Wi-Fi · <bdi>{network.name}</bdi>
            </span>
            <Access {...network} />
          </p>
          {!network.asks && <JoinCode {...network} />}
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

/** For whoever reads this on a screen that their other device can look at. */
function JoinCode(network: Network) {
  const code = renderSVG(joinText(network), { ecc: "M", border: 2 });
  return (
    <div className="join">
      <div
        role="img"
        aria-label={`Code that joins ${network.name}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here; the text is nowhere in it but as squares
        dangerouslySetInnerHTML={{ __html: code }}
      />
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
