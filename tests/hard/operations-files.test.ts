/** The configuration that docs/install.md and docs/operations.md give to copy is accepted unchanged by its programs. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeDataDir, removeDataDir } from "../../testbed/data-dir.ts";

const document = ["docs/install.md", "docs/operations.md"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const folder = makeDataDir();
afterAll(() => removeDataDir(folder));

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
  const text = block("# /etc/systemd/system/innfo.service");
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
  const one = block("limit_conn_zone")
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
  for (const text of [block("# Caddyfile: certificates"), block("# Caddyfile\n")]) {
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
