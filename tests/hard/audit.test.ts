import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { readAudit } from "../../scripts/support/audit.ts";
import { listenHere } from "../../testbed/listen-here.ts";

const found = (...severities: string[]) => ({
  auditReportVersion: 2,
  vulnerabilities: Object.fromEntries(
    severities.map((severity, index) => [`package-${index}`, { severity, range: "<2" }]),
  ),
});
const refused = (statusCode: number) => ({ message: `${statusCode} for POST`, statusCode, error: {} });

test.each([
  ["nothing", found(), 0, "0 vulnerable packages"],
  ["a moderate vulnerability", found("moderate"), 0, "moderate: package-0 <2"],
  ["a high one", found("high"), 1, "high: package-0 <2"],
  ["a critical one among others", found("low", "critical"), 1, "1 of them with high or critical severity"],
  ["404", refused(404), 0, "The registry does not answer audits"],
  ["405", refused(405), 0, "The registry does not answer audits"],
  ["401", refused(401), 1, "401 for POST"],
  ["500", refused(500), 1, "500 for POST"],
  ["no answer", { message: "request failed", error: {} }, 0, "The registry does not answer audits"],
  ["a mistake of npm's user", { message: "no lock file", error: { code: "ENOLOCK" } }, 1, "no lock file"],
])("An audit that finds %s has the right exit code", (_, answer, code, says) => {
  const outcome = readAudit(answer);
  expect(outcome.code).toBe(code);
  expect(outcome.lines.join("\n")).toContain(says);
});

test("An audit fails when its answer cannot be understood", () => {
  expect(() => readAudit({ auditReportVersion: 3 })).toThrow();
});

describe("npm run audit", () => {
  /** Uses a local registry that answers audits like this and has no packages. */
  async function audit(status: number, body: unknown): Promise<{ code: number | null; said: string }> {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(request.method === "POST" ? status : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    });
    const port = await listenHere(server);
    const cache = mkdtempSync(join(tmpdir(), "audit-"));
    const run = spawn(process.execPath, ["scripts/audit.ts"], {
      env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: cache },
      stdio: ["ignore", "pipe", "ignore"],
    });
    try {
      const exited = once(run, "exit");
      const said = await text(run.stdout);
      const [code] = (await exited) as [number | null];
      return { code, said };
    } finally {
      server.close();
      rmSync(cache, { recursive: true, force: true });
    }
  }

  test("fails when the registry knows of a critical vulnerability", async () => {
    const advisory = {
      id: 1,
      url: "https://advisories.example/1",
      title: "Answers too much",
      severity: "critical",
      vulnerable_versions: "<999",
      cwe: [],
      cvss: { score: 9, vectorString: "" },
    };
    const { code, said } = await audit(200, { hono: [advisory] });
    expect(said).toContain("critical: hono");
    expect(code).toBe(1);
  });

  test("says so when the registry answers no audits", async () => {
    const { code, said } = await audit(405, {});
    expect(said).toContain("The registry does not answer audits");
    expect(code).toBe(0);
  });
});
