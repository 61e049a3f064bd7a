/**
 * A reverse proxy before several processes, configured as in docs/operations.md: this machine's nginx or
 * Caddy.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../../../testbed/data-dir.ts";
import { freePort } from "../../../testbed/process.ts";
import { startRoundRobin } from "../../../testbed/round-robin.ts";

export interface Balancer {
  /** http://localhost:port */
  url: string;
  stop(): Promise<void>;
}

interface Kind {
  /** Part of the test's name. */
  name: string;
  start(targets: readonly string[]): Promise<Balancer>;
}

/** If a proxy is not installed, our own replaces it, and the name says so. */
export const BALANCERS: readonly Kind[] = [balancer("nginx", nginx), balancer("caddy", caddy)];

function balancer(
  program: string,
  command: (folder: string, port: number, targets: readonly string[]) => string[],
): Kind {
  if (spawnSync(program, ["-v"]).error) {
    return { name: `our own proxy, because ${program} is not installed`, start: ownProxy };
  }
  return {
    name: program,
    async start(targets) {
      const folder = makeDataDir();
      mkdirSync(folder, { recursive: true });
      const port = await freePort();
      const child = spawn(program, command(folder, port, targets), {
        stdio: "ignore",
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      });
      const url = `http://localhost:${port}`;
      await answering(url, child);
      return {
        url,
        async stop() {
          child.kill();
          if (child.exitCode === null) await once(child, "exit");
          removeDataDir(folder);
        },
      };
    },
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    await sleep(50);
  }
  throw new Error("The proxy ended before it answered");
}

async function ownProxy(targets: readonly string[]): Promise<Balancer> {
  const proxy = await startRoundRobin();
  proxy.targets.push(...targets);
  return proxy;
}

function nginx(folder: string, port: number, targets: readonly string[]): string[] {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(" ");
  const config = `
    daemon off; pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")};
    events {}
    http {
      access_log off; ${temporary}
      upstream innfo {
        ${targets.map((target) => `server ${new URL(target).host} max_fails=1 fail_timeout=1s;`).join(" ")}
        keepalive 32;
      }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://innfo;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host:${port};
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        }
      }
    }`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, config);
  return ["-p", folder, "-c", file];
}

function caddy(folder: string, port: number, targets: readonly string[]): string[] {
  const config = `
{
  admin off
}
http://localhost:${port} {
  reverse_proxy ${targets.map((target) => new URL(target).host).join(" ")} {
    health_uri /readyz
    health_interval 1s
    fail_duration 5s
    lb_policy least_conn
    lb_try_duration 3s
  }
}
`;
  const file = join(folder, "Caddyfile");
  writeFileSync(file, config);
  return ["run", "--config", file, "--adapter", "caddyfile"];
}
