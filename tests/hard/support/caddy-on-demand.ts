/** Caddy before a server, as docs/operations.md configures it for hotels' own hosts: certificates on demand. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../../../testbed/data-dir.ts";
import { freePort } from "../../../testbed/process.ts";

const PROGRAM = "caddy";
export const HAS_CADDY = spawnSync(PROGRAM, ["version"]).error === undefined;

/** Part of a test's name where it proves nothing. */
export const provedByCaddy = (title: string) =>
  HAS_CADDY ? title : `NOT PROVED, because caddy is not installed: ${title}`;

export interface CaddyOnDemand {
  port: number;
  /** Caddy's own certificate, which signs all others. */
  authority(): Buffer;
  stop(): Promise<void>;
}

/** The handbook's Caddyfile, on free ports and with Caddy's own authority in the place of a public one. */
function caddyfile(server: string, http: number, https: number): string {
  const blocks = readFileSync("docs/operations.md", "utf8").split(/^```.*\n/m);
  const [text, ...more] = blocks.filter((one) => one.startsWith("# Caddyfile: hotels' own domains"));
  if (!text || more.length > 0)
    throw new Error("docs/operations.md has one Caddyfile for hotels' own domains");
  const options = [
    "admin off",
    "skip_install_trust",
    "local_certs",
    `http_port ${http}`,
    `https_port ${https}`,
  ];
  return text
    .replace("{\n", `{\n  ${options.join("\n  ")}\n`)
    .replaceAll("127.0.0.1:3000", new URL(server).host);
}

export async function startCaddyOnDemand(server: string): Promise<CaddyOnDemand> {
  const folder = makeDataDir();
  mkdirSync(folder, { recursive: true });
  const [http, port] = [await freePort(), await freePort()];
  const file = join(folder, "Caddyfile");
  writeFileSync(file, caddyfile(server, http, port));
  const caddy = spawn(PROGRAM, ["run", "--config", file, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const asked = () => fetch(`http://127.0.0.1:${http}`, { redirect: "manual" }).catch(() => undefined);
  while ((await asked()) === undefined) {
    if (caddy.exitCode !== null) throw new Error("Caddy ended before it answered");
    await sleep(50);
  }
  return {
    port,
    authority: () => readFileSync(join(folder, "caddy/pki/authorities/local/root.crt")),
    async stop() {
      caddy.kill();
      if (caddy.exitCode === null) await once(caddy, "exit");
      removeDataDir(folder);
    },
  };
}
