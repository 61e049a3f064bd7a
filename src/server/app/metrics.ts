/**
 * GET /metrics: figures for operators, in Prometheus' text format. Exists only where METRICS_TOKEN is set.
 * Figures about the process differ between processes; those about the database are the same in each.
 * docs/operations.md explains each figure.
 */

import cluster from "node:cluster";
import { statfs } from "node:fs/promises";
import { Hono, type MiddlewareHandler } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import {
  type Aggregator,
  AggregatorRegistry,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObject,
  Registry,
} from "prom-client";
import { mailsBesideReserve } from "../auth/limits.ts";
import { copiedAt, newestBackup } from "../backup/daily.ts";
import { withTimeout } from "../capacity/with-timeout.ts";
import { logSparingly } from "../config/log.ts";
import { COMMIT, VERSION } from "../config/version.ts";
import type { RequestVariables } from "../transport/request-variables.ts";
import { routeOf } from "../transport/route-of.ts";
import { answerWorkers, askWorkers } from "../workers/worker.ts";
import { certificateWatch } from "./certificate.ts";
import type { Context } from "./context.ts";
import { figuresOfDatabase, readDatabase } from "./database-figures.ts";

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A scrape must not wait for the database for long: Prometheus gives up after ten seconds. */
const DATABASE_MS = 3000;

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(context: Context, token: string) {
  const { sql, env, bulkheads, log, guestPages, hotelChanges, bodies, unreadAnswers } = context;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "innfo_http_request_duration_seconds",
    help: "Time from a request's header to its answer, by route as the server knows it",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  /** @param aggregator how figures of several workers are combined */
  const gauge = (name: string, help: string, now: () => number, aggregator: Aggregator = "sum") =>
    new Gauge({
      ...{ name: `innfo_${name}`, help, registers, aggregator },
      collect() {
        this.set(now());
      },
    });
  const counter = (name: string, help: string, total: () => number) =>
    new Counter({
      ...{ name: `innfo_${name}_total`, help, registers },
      collect() {
        this.reset();
        this.inc(total());
      },
    });
  /** One gauge with a label, for several things of one kind, such as kinds of work. */
  const gauges = <Of>(
    name: string,
    help: string,
    label: string,
    all: Readonly<Record<string, Of>>,
    now: (one: Of) => number,
  ) =>
    new Gauge({
      ...{ name: `innfo_${name}`, help, labelNames: [label], registers },
      collect() {
        for (const [of, one] of Object.entries(all)) this.set({ [label]: of }, now(one));
      },
    });
  const refusals = (name: string, help: string, label: string, all: Record<string, { refused: number }>) =>
    new Counter({
      ...{ name: `innfo_${name}_refused_total`, help, labelNames: [label], registers },
      collect() {
        this.reset();
        for (const [of, { refused }] of Object.entries(all)) this.inc({ [label]: of }, refused);
      },
    });
  const info = { version: VERSION, commit: COMMIT, node: process.version };
  new Gauge({
    name: "innfo_info",
    help: "1, by version and commit",
    labelNames: Object.keys(info),
    registers,
    aggregator: "first",
  }).set(info, 1);
  const running = "Work that goes on, by kind; of reads and writes, on connections";
  gauges("work_running", running, "kind", bulkheads, (work) => work.running);
  const places = "How much work goes on at a time at most, by kind";
  gauges("work_places", places, "kind", bulkheads, (work) => work.concurrency);
  gauges("work_waiting", "Work that waits for its turn, by kind", "kind", bulkheads, (work) => work.waiting);
  const turnedAway = "Work that was turned away because too much waited, or for too long, by kind";
  refusals("work", turnedAway, "kind", bulkheads);
  const budgets = { bodies, answers: unreadAnswers.budget };
  const taken = "What clients have sent so far, and what they have not read yet";
  gauges("memory_bytes", taken, "of", budgets, (budget) => budget.taken);
  gauges("memory_max_bytes", "What that may take", "of", budgets, ({ limits }) => limits.together);
  const noRoom = "Requests that were turned away because their body or answer had no room";
  refusals("memory", noRoom, "of", budgets);
  counter(
    "connections_cut_off",
    "Connections that were cut off because their answers were not read",
    () => unreadAnswers.cutOff,
  );
  const asked = "How many mails may be asked for in an hour, beside those about security";
  gauge("mails_per_hour", asked, () => mailsBesideReserve(env.mailsPerHour), "first");
  gauge(
    "listener_up",
    "1 while this process, or each worker, hears of changed hotels; else it caches no guest page",
    () => Number(hotelChanges.live),
    "min",
  );
  counter("guest_page_hits", "Guest pages that were cached when asked for", () => guestPages.figures.hits);
  counter("guest_pages_made", "Guest pages that had to be made", () => guestPages.figures.made);
  gauge("guest_pages_cached_bytes", "What the cached guest pages take", () => guestPages.figures.bytes);
  gauge("guest_pages_cached_max_bytes", "What they may take", () => env.pageCacheBytes);
  /** @param now returns undefined when there is nothing to report; then there is no sample */
  const found = (name: string, help: string, now: () => Promise<number | undefined>) =>
    new Gauge({
      ...{ name: `innfo_${name}`, help, registers, aggregator: "max" },
      async collect() {
        this.remove();
        const value = await now();
        if (value !== undefined) this.set(value);
      },
    });
  found("disk_free_bytes", "What the disk of DATA_DIR has left", async () => {
    const { bavail, bsize } = await statfs(env.dataDir);
    return bavail * bsize;
  });
  found("disk_bytes", "The size of that disk", async () => {
    const { blocks, bsize } = await statfs(env.dataDir);
    return blocks * bsize;
  });
  const ends = "When the certificate ends with which PUBLIC_URL answers, as seen within the last hour";
  found("certificate_end_timestamp_seconds", ends, certificateWatch(context.publicUrl));
  if (env.backups.daily) {
    gauge("backups_daily", "1 where the server makes daily backups", () => 1, "max");
    const copied = "When what copies them elsewhere last touched BACKUP_DIR/copied";
    found("backup_copied_timestamp_seconds", copied, async () => {
      return secondsOf(await copiedAt(env.backups.folder));
    });
    const newest = () => newestBackup(env.backups.folder);
    const made = "When the newest daily backup was made that is in BACKUP_DIR";
    found("backup_timestamp_seconds", made, async () => secondsOf((await newest())?.time));
    found("backup_bytes", "Its size", async () => (await newest())?.bytes);
  }

  /** Counts answers that are given before any middleware. @param started performance.now() at the request */
  const observe = (
    { method, route, status }: { method: string; route: string; status: number },
    started: number,
  ) => duration.observe({ method, route, status }, (performance.now() - started) / 1000);
  /** Must be the outermost middleware, so that it sees the answer that the client gets. */
  const measure: MiddlewareHandler<RequestVariables> = async (c, next) => {
    const started = performance.now();
    await next();
    observe({ method: c.req.method, route: routeOf(c), status: c.res.status }, started);
  };

  const refusal = { message: { code: "401", message: "Unauthorized", details: null, hint: null } };
  const routes = new Hono<RequestVariables>();
  const options = { noAuthenticationHeader: refusal, invalidAuthenticationHeader: refusal };
  routes.get("/metrics", bearerAuth({ token, ...options, invalidToken: refusal }), async (c) => {
    const figures = await withTimeout(
      DATABASE_MS,
      readDatabase(sql, env.backups.daily),
      () => new Error("No answer in time"),
    ).catch((error: unknown) => {
      logSparingly(log, "warn", { err: error }, "no figures from the database");
      return undefined;
    });
    const own = cluster.isWorker ? await figuresOfWorkers() : registry;
    const all = Registry.merge([own, figuresOfDatabase(figures)]);
    c.header("Cache-Control", "no-store");
    return c.text(await all.metrics(), 200, { "Content-Type": all.contentType });
  });
  answerWorkers(FIGURES, () => registry.getMetricsAsJSON());
  return { measure, observe, routes };
}

const FIGURES = "figures";

const secondsOf = (ms: number | undefined) => ms && ms / 1000;

/** Adds the figures of all workers, unless a figure names another way to combine them. */
async function figuresOfWorkers(): Promise<Registry> {
  return AggregatorRegistry.aggregate((await askWorkers(FIGURES)) as MetricObject[][]);
}
