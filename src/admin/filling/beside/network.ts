/** The network that a sentence names, whose owner says that it does. */
import {
  AS_NETWORKS_ARE,
  NETWORK_NAMES,
  type Network,
  PASSWORD_WORD,
  WIFI_WORDS,
  wifiIn,
} from "../folder/wifi.ts";

const LABEL = new RegExp(`^(?:${NETWORK_NAMES}|${PASSWORD_WORD})$`, "iu");
const LABELLED = new RegExp(PASSWORD_WORD, "iu");

/** Words as nothing but networks and their passwords have: "Sea_View", "oatcake-1887". */
function tokensIn(text: string): string[] {
  // The one before a colon is a label, where there are three.
  const labelled = text.replace(/\S+\s*:(?=\s)/g, "");
  const found = tokensOf(labelled);
  return found.length > 1 ? found : tokensOf(text);
}

function tokensOf(text: string): string[] {
  return text
    .split(/[\s,;:/|()"“”„«»]+/)
    .map((word) => word.replace(/[.!?]+$/, ""))
    .filter(
      (word) =>
        /^[\x21-\x7e]{4,63}$/.test(word) &&
        /[A-Za-z].*[A-Za-z].*[A-Za-z]/.test(word) &&
        (AS_NETWORKS_ARE.test(word) || /[a-z][!#.&+*]\w/.test(word)) &&
        !WIFI_WORDS.test(word) &&
        !LABELLED.test(word),
    );
}

/** @param code that was found elsewhere */
export function networkFrom(text: string, code: string | null = null): Network | undefined {
  const [first, ...more] = tokensIn(text);
  const second = more.find((word) => word.length >= 8);
  if (first && second) return { name: first, password: second };
  const said = wifiIn(text.split("\n"), 0)?.network;
  if (said) return { ...said, password: said.password ?? code };
  if (!WIFI_WORDS.test(text)) return undefined;
  const [name, ...others] = text
    .split(/\s*[:/|;,\n]\s*|\s+[–-]\s+/)
    .filter((part) => part && !WIFI_WORDS.test(part) && !LABEL.test(part));
  if (!name || name.length > 32) return undefined;
  return { name, password: others.find((part) => /^[\x21-\x7e]{8,63}$/.test(part)) ?? code };
}
