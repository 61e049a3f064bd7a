/** The networks guests may join, where they look first. */
import { encode } from "uqr";
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
  // Four modules of white around the code: ISO/IEC 18004, quiet zone.
  const { data, size } = encode(joinText(network), { ecc: "L", border: 4 });
  return (
    <div className="join">
      <svg viewBox={`0 -.5 ${size} ${size}`} role="img" aria-label={`Code that joins ${network.name}`}>
        <path d={data.map(darkRuns).join("")} stroke="#000" />
      </svg>
      <span className="soft">Scan to join</span>
    </div>
  );
}

/** The row's dark modules as strokes, each from where the last one ended: that compresses best. */
function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((dark) => (dark ? "1" : "0")).join("");
  const runs = modules.matchAll(/(0*)(1+)/g);
  return `M0 ${y}${Array.from(runs, ([, gap = "", run = ""]) => `m${gap.length} 0h${run.length}`).join("")}`;
}

/** As phones read it: https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11 */
function joinText({ name, password }: Pick<Network, "name" | "password">): string {
  const escaped = (text: string) => text.replace(/[\\;,":]/g, "\\$&");
  return password === null
    ? `WIFI:T:nopass;S:${escaped(name)};;`
    : `WIFI:T:WPA;S:${escaped(name)};P:${escaped(password)};;`;
}
