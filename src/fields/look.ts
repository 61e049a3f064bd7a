import { legible } from "../lib/texts/legible.ts";
import { declared, t } from "../lib/texts/t.ts";
import { turned, z } from "../lib/zod.ts";
import { isBlank } from "./blank.ts";
import type { Field, NetworkInput, WifiRows } from "./field.ts";

/** #rrggbb in lower case. Blank is stored as null. */
export function accent({ label }: { label: string }): Field<string | null> {
  return {
    kind: "accent",
    label,
    required: false,
    initial: "",
    schema: turned(
      z
        .string()
        .check(
          z.trim(),
          z.toLowerCase(),
          z.regex(/^(#[0-9a-f]{6})?$/, t`${declared(label)} must be written like #1b4a66`),
        ),
      (typed) => typed || null,
    ),
  };
}

/** A stored network, as innfo.is_wifi() checks it. */
type Network = {
  name: string;
  password: string | null;
  shown_to: Reader;
};

/** Who reads a password or code of the house: docs/decisions/0125-house-secrets.md. */
export const READERS = {
  code: t`Guests who scanned a code`,
  everybody: t`Everybody with the link`,
  reception: t`Nobody: guests ask reception`,
};
type Reader = keyof typeof READERS;

export const MAX_NETWORKS = 5;
/** Bytes; IEEE 802.11, 9.4.2.2. */
const MAX_NAME_BYTES = 32;
/** WPA passphrase: IEEE 802.11, J.4.1. */
const PASSPHRASE = /^[\x20-\x7e]{8,63}$/;

/** The row that the form asks for first. An empty row is no network. */
const NO_NETWORK: NetworkInput = { name: "", password: "", shown_to: "code" };

const network = turned(z.custom<NetworkInput>(), (typed, { issues }): Network | undefined => {
  if (isBlank(typed.name) && typed.password === "") return undefined;
  const problem = (path: keyof NetworkInput, message: string) =>
    issues.push({ code: "custom", input: typed, path: [path], message });
  const name = legible(typed.name, false).trim();
  if (isBlank(name)) problem("name", t`Network is required`);
  else if (new TextEncoder().encode(name).length > MAX_NAME_BYTES) {
    problem("name", t`Network must be at most ${MAX_NAME_BYTES} letters`);
  }
  if (typed.password !== "" && !PASSPHRASE.test(typed.password)) {
    problem("password", t`Password must be 8 to 63 plain letters, digits or signs`);
  }
  return { name, password: typed.password || null, shown_to: typed.shown_to as Reader };
});

const schema = turned(
  z.pipe(
    turned(z.custom<WifiRows>(), ({ networks }) => networks),
    z.array(network).check(z.maxLength(MAX_NETWORKS, t`There is room for ${MAX_NETWORKS} networks`)),
  ),
  (networks) => networks.filter((one) => one !== undefined),
);

export function wifi({ label, appears }: { label: string; appears: string }): Field<Network[]> {
  return { kind: "wifi", label, appears, required: false, initial: { networks: [NO_NETWORK] }, schema };
}

export function asWifiInput(value: unknown): WifiRows {
  const networks = (value as Network[]).map(({ password, ...rest }) => ({
    ...rest,
    password: password ?? "",
  }));
  return { networks: networks.length > 0 ? networks : [NO_NETWORK] };
}

/** One line per network. */
export function wifiInWords(value: unknown): string {
  return (value as Network[])
    .map(({ name, password, shown_to }) =>
      password === null ? t`${name}, no password` : `${name}: ${password} (${READERS[shown_to]})`,
    )
    .join("\n");
}
