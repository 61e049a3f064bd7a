/** Each alert of docs/monitoring/alerts.yaml fires when it should, as late as it says, and not just before. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { newDataDir } from "../../testbed/own-servers.ts";

const ALERTS = resolve("docs/monitoring/alerts.yaml");
const folder = newDataDir();

/** Series as promtool writes them, a value a minute from the first on: https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/ */
type Series = Record<string, string>;

interface Case {
  fires: Series;
  /** The minute at which it does. */
  at: number;
  /** The same site when all is well, or nearly not. */
  quiet: Series;
}

const requests = (failed: string): Series => ({
  'innfo_http_request_duration_seconds_count{status="200"}': "0+990x90",
  'innfo_http_request_duration_seconds_count{status="503"}': failed,
});
/** As many of a hundred pages a minute come within a tenth of a second. */
const pages = (quick: number): Series => ({
  'innfo_http_request_duration_seconds_bucket{route="/view/*",le="0.1"}': `0+${quick}x90`,
  'innfo_http_request_duration_seconds_bucket{route="/view/*",le="0.5"}': "0+100x90",
  'innfo_http_request_duration_seconds_bucket{route="/view/*",le="+Inf"}': "0+100x90",
});
const connections = (count: number): Series => ({
  'innfo_database_connections{instance="a",state="idle"}': `${count}x90`,
  'innfo_database_connections{instance="a",state="active"}': "1x90",
  'innfo_database_max_connections{instance="a"}': "100x90",
});
const ratio = (name: string, of: string, value: number): Series => ({
  [name]: `${value}x90`,
  [of]: "100x90",
});
const processes = (commit: string): Series => ({
  'innfo_info{instance="a",version="1.0.0",commit="c1"}': "1x90",
  [`innfo_info{instance="b",version="1.0.0",commit="${commit}"}`]: "1x90",
});
/** In hours. */
const HALF_A_MINUTE = 0.5 / 60;
/** promtool's clock begins at 0. @param minute at which it is so long ago */
const hoursAgo = (hours: number, minute: number) => `${minute * 60 - hours * 3600}x90`;

const CASES: Record<string, Case> = {
  InnfoDown: { fires: { 'up{job="innfo"}': "0x90" }, at: 1, quiet: { 'up{job="innfo"}': "0 1 0 1 0 1" } },
  InnfoDatabaseDown: {
    fires: { innfo_database_up: "1 0x90" },
    at: 2,
    quiet: { innfo_database_up: "1 0 1 0 1" },
  },
  InnfoListenerDown: {
    fires: { innfo_listener_up: "1 0x90" },
    at: 2,
    quiet: { innfo_listener_up: "1 0 1 0 1" },
  },
  InnfoErrors: { fires: requests("0+11x90"), at: 6, quiet: requests("0+9x90") },
  InnfoGuestPagesSlow: { fires: pages(94), at: 6, quiet: pages(96) },
  InnfoWorkRefused: {
    fires: { 'innfo_work_refused_total{kind="reads"}': "0+1x90" },
    at: 11,
    quiet: { 'innfo_work_refused_total{kind="reads"}': "0 1x90" },
  },
  InnfoBusy: {
    fires: { 'nodejs_eventloop_lag_p99_seconds{job="innfo"}': "0.21x90" },
    at: 10,
    quiet: { 'nodejs_eventloop_lag_p99_seconds{job="innfo"}': "0.2x90" },
  },
  InnfoConnections: { fires: connections(90), at: 10, quiet: connections(89) },
  InnfoMailsNearLimit: {
    fires: ratio("innfo_mails_asked_for", "innfo_mails_per_hour", 81),
    at: 0,
    quiet: ratio("innfo_mails_asked_for", "innfo_mails_per_hour", 80),
  },
  InnfoMailsGivenUp: {
    fires: { 'innfo_jobs{kind="mail",state="failed"}': "2 3x90" },
    at: 1,
    quiet: { 'innfo_jobs{kind="mail",state="failed"}': "3x90" },
  },
  InnfoMailsLate: {
    fires: { 'innfo_jobs_oldest_seconds{kind="mail"}': "901x90" },
    at: 5,
    quiet: { 'innfo_jobs_oldest_seconds{kind="mail"}': "900x90" },
  },
  InnfoUpkeepLate: {
    fires: { 'innfo_upkeep_last_success_timestamp_seconds{task="scans"}': hoursAgo(3 + HALF_A_MINUTE, 60) },
    at: 60,
    quiet: { 'innfo_upkeep_last_success_timestamp_seconds{task="scans"}': hoursAgo(2.6, 60) },
  },
  InnfoScanPartitionsEnd: {
    fires: { innfo_scan_partitions_end_timestamp_seconds: `${45 * 86_400}x90` },
    at: 1,
    quiet: { innfo_scan_partitions_end_timestamp_seconds: `${46 * 86_400}x90` },
  },
  InnfoPageReported: { fires: { innfo_open_cases: "0 1x90" }, at: 1, quiet: { innfo_open_cases: "0x90" } },
  InnfoBackupOld: {
    fires: { innfo_backup_timestamp_seconds: hoursAgo(26 + HALF_A_MINUTE, 60) },
    at: 60,
    quiet: { innfo_backup_timestamp_seconds: hoursAgo(25.6, 60) },
  },
  InnfoBackupNever: {
    fires: { innfo_backups_daily: "1x300" },
    at: 180,
    quiet: { innfo_backups_daily: "1x300", innfo_backup_timestamp_seconds: "_x170 0x130" },
  },
  InnfoCopyOld: {
    fires: { innfo_backup_copied_timestamp_seconds: hoursAgo(49 + HALF_A_MINUTE, 60) },
    at: 60,
    quiet: { innfo_backup_copied_timestamp_seconds: hoursAgo(48.6, 60) },
  },
  InnfoCertificateEnds: {
    fires: { innfo_certificate_end_timestamp_seconds: `${14 * 86_400}x90` },
    at: 1,
    quiet: { innfo_certificate_end_timestamp_seconds: `${15 * 86_400}x90` },
  },
  InnfoDiskFull: {
    fires: ratio("innfo_disk_free_bytes", "innfo_disk_bytes", 9),
    at: 10,
    quiet: ratio("innfo_disk_free_bytes", "innfo_disk_bytes", 10),
  },
  InnfoVersionsDiffer: { fires: processes("c2"), at: 60, quiet: processes("c1") },
};

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;
const title = (text: string) =>
  hasPromtool ? text : `NOT PROVED, because promtool is not installed: ${text}`;

/** @returns whether the alert fires at that minute, by promtool's own words */
function fires(alertname: string, series: Series, minute: number): boolean {
  const file = join(folder, `${alertname}.json`);
  const input = Object.entries(series).map(([name, values]) => ({ series: name, values }));
  const none = { eval_time: `${minute}m`, alertname, exp_alerts: [] };
  const tests = [{ interval: "1m", input_series: input, alert_rule_test: [none] }];
  // Valid JSON is valid YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [ALERTS], evaluation_interval: "1m", tests }));
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", file], { encoding: "utf8" });
  if (status === 0) return false;
  expect(stdout + stderr).toContain(`alertname="${alertname}"`);
  return true;
}

test("each alert has a case", () => {
  const named = [...readFileSync(ALERTS, "utf8").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(Object.keys(CASES).toSorted()).toEqual(named.toSorted());
});

test.skipIf(!hasPromtool).each(Object.entries(CASES))(
  title("%s fires in its minute, not before, and not while all is well"),
  (name, { fires: bad, at, quiet }) => {
    expect(fires(name, bad, at)).toBe(true);
    if (at > 0) expect(fires(name, bad, at - 1)).toBe(false);
    for (const minute of [at, 80]) expect(fires(name, quiet, minute)).toBe(false);
  },
);
