/** The rules and the dashboard in docs/monitoring name existing metrics. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";

const TOKEN = "a-token-for-the-scraper";
const ALERTS = "docs/monitoring/alerts.yaml";
const OBJECTIVES = "docs/monitoring/objectives.yaml";
const DASHBOARD = "docs/monitoring/dashboard.json";

const server = await sharedServer({ METRICS_TOKEN: TOKEN });
await fetch(server.url);
const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
const told = await response.text();

describe.each([ALERTS, OBJECTIVES, DASHBOARD])("%s", (file) => {
  test("names figures that /metrics has", () => {
    const names = readFileSync(file, "utf8").match(/\b(?:innfo|nodejs|process)_[a-z0-9_]+\b/g) ?? [];
    const unknown = [...new Set(names)].filter(
      (name) => !told.includes(`# TYPE ${name.replace(/_(count|bucket)$/, "")} `),
    );
    expect(names.length).toBeGreaterThan(6);
    expect(unknown).toEqual([]);
  });
});

test("the runbook has an entry for each alert, which leads to it", () => {
  const alerts = readFileSync(ALERTS, "utf8");
  const named = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  const led = [...alerts.matchAll(/runbook_url: docs\/runbook\.md#(\w+)/g)].map(([, anchor]) => anchor);
  expect(led).toEqual(named.map((name) => name.toLowerCase()));
  const entries = readFileSync("docs/runbook.md", "utf8").matchAll(/^## (Innfo\w+)$/gm);
  expect([...entries].map(([, name]) => name).toSorted()).toEqual(named.toSorted());
});

test("each objective that the document names is measured, and the other way round", () => {
  const measured = [...readFileSync(OBJECTIVES, "utf8").matchAll(/- record: (\S+)/g)].map(([, name]) => name);
  const named = readFileSync("docs/reliability.md", "utf8").match(/\binnfo:\w+:ratio30d/g);
  expect(measured.length).toBeGreaterThan(4);
  expect([...new Set(named)].toSorted()).toEqual(measured.toSorted());
});

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;
test.runIf(hasPromtool)("promtool takes the rules, and every query of the dashboard", () => {
  const { panels } = JSON.parse(readFileSync(DASHBOARD, "utf8")) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const rules = queries.map((expr, at) => ({
    record: `query:${at}`,
    expr: expr.replaceAll("$__rate_interval", "5m"),
  }));
  // Valid JSON is valid YAML.
  const file = join(server.dataDir, "dashboard-queries.yaml");
  writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules }] }));
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", ALERTS, OBJECTIVES, file], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(stdout.match(/SUCCESS: \d+ rules found/g)).toHaveLength(3);
  expect(status).toBe(0);
});
