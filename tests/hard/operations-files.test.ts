/** The configuration of deploy/ and docs/operations.md is accepted unchanged by its programs, and its scripts work. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDataDir } from "../../testbed/own-servers.ts";

const document = readFileSync("docs/operations.md", "utf8");
const deployed = (file: string) => readFileSync(join("deploy", file), "utf8");
const folder = newDataDir();

/** The text between fences that begins with these words. */
function block(beginning: string): string {
  const blocks = document.split(/^```.*\n/m).filter((text) => text.startsWith(beginning));
  expect(blocks, beginning).toHaveLength(1);
  return blocks[0] ?? "";
}

const has = (program: string) => spawnSync(program, ["--help"]).error === undefined;

/** Runs the program, which checks a file; where it is missing, the title says that nothing was proved. */
function checked(program: string, title: string, check: () => void): void {
  const there = has(program);
  test.skipIf(!there)(there ? title : `NOT PROVED, because ${program} is not installed: ${title}`, check);
}

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, HOME: folder },
  });
  expect({ status, printed: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, printed: "" });
  return stdout + stderr;
}

checked("systemd-analyze", "the unit's exposure is at most 4 of 10", () => {
  const unit = join(folder, "innfo.service");
  const text = deployed("innfo.service");
  writeFileSync(unit, text);
  const exposure = () =>
    Number(
      /exposure level for innfo.service: ([\d.]+)/.exec(
        run("systemd-analyze", "security", "--offline=true", unit),
      )?.[1],
    );
  expect(exposure()).toBeLessThanOrEqual(4);
  writeFileSync(unit, text.replace(/^(Protect|Restrict|Private|System|Capability|NoNew).*\n/gm, ""));
  expect(exposure()).toBeGreaterThan(4);
});

checked("nginx", "nginx takes the server for one process, and for several", () => {
  const key = join(folder, "privkey.pem");
  const certificate = join(folder, "fullchain.pem");
  const subject = ["-subj", "/CN=guide.example.com", "-days", "1"];
  run(
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    key,
    "-out",
    certificate,
    ...subject,
  );
  const one = deployed("nginx.conf")
    .replace("/etc/letsencrypt/live/guide.example.com/fullchain.pem", certificate)
    .replace("/etc/letsencrypt/live/guide.example.com/privkey.pem", key);
  const several = `${block("upstream innfo")}${one.replace("http://127.0.0.1:3000", "http://innfo")}`;
  for (const http of [one, several]) {
    const file = join(folder, "nginx.conf");
    const logs = `pid ${join(folder, "pid")}; error_log ${join(folder, "error.log")};`;
    writeFileSync(file, `${logs} events {} http { access_log off; ${http} }`);
    expect(run("nginx", "-t", "-p", folder, "-c", file)).toContain("test is successful");
  }
});

checked("caddy", "Caddy takes the site for one process, and for several", () => {
  for (const text of [deployed("Caddyfile"), block("# Caddyfile\n")]) {
    const file = join(folder, "Caddyfile");
    writeFileSync(file, text);
    expect(run("caddy", "validate", "--adapter", "caddyfile", "--config", file)).toContain(
      "Valid configuration",
    );
  }
});

checked("promtool", "Prometheus takes the scrape configuration", () => {
  const file = join(folder, "prometheus.yml");
  writeFileSync(file, block("scrape_configs:"));
  expect(run("promtool", "check", "config", file)).toContain("SUCCESS");
});

checked("rclone", "backups are sealed, copied away, and come back by the drill, newest first", () => {
  const at = (name: string) => join(folder, name);
  const [from, away, bin, key] = [at("backups"), at("away"), at("bin"), at("key")];
  for (const path of [from, away, bin]) mkdirSync(path, { recursive: true });
  writeFileSync(key, "a long passphrase");
  writeFileSync(join(from, "innfo-daily-1.tar.gz"), "the older one");
  const env = {
    ...{
      INNFO_BACKUPS: from,
      INNFO_BACKUP_KEY: key,
      INNFO_SEALED: join(folder, "sealed"),
      INNFO_DRILL: folder,
    },
    ...{ PATH: `${bin}:${process.env.PATH}`, HOME: folder },
  };
  const script = (name: string) => {
    const { status, stdout, stderr } = spawnSync(join("deploy", name), [away], { encoding: "utf8", env });
    expect({ status, printed: status === 0 ? "" : stdout + stderr }).toEqual({ status: 0, printed: "" });
    return stdout;
  };
  script("innfo-backup");
  expect(readdirSync(away)).toEqual(["innfo-daily-1.tar.gz.gpg"]);
  expect(readFileSync(join(away, "innfo-daily-1.tar.gz.gpg"), "latin1")).not.toContain("the older one");
  writeFileSync(join(from, "innfo-daily-2.tar.gz"), "the newer one");
  script("innfo-backup");
  expect(readdirSync(away)).toHaveLength(2);
  // In place of a restore, and of another account.
  for (const [name, line] of [
    ["innfo-npm", 'echo "$DATA_DIR" "$1" "$2"; cat "$4"'],
    ["chown", "true"],
  ] as const) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  }
  const older = join(away, "innfo-daily-1.tar.gz.gpg");
  spawnSync("touch", ["-d", "2020-01-01", older]);
  expect(script("innfo-drill")).toMatch(/innfo-drill\.\w+\/data run restore\nthe newer one$/);
  expect(readdirSync(folder).filter((name) => name.startsWith("innfo-drill"))).toEqual([]);
});
