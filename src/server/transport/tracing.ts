/**
 * Traces of requests, and of the statements that each one waited for, for an OpenTelemetry collector. Loaded only
 * with OTEL_EXPORTER_OTLP_ENDPOINT. As in the log, paths have no query, and only the database connects an id to a
 * person. A statement's span contains its text from this source, never a value.
 */
import {
  context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Context as HttpContext, MiddlewareHandler } from "hono";
import { PRODUCT } from "../../product.ts";
import type { Env } from "../config/env.ts";
import { type Log, logSparingly } from "../config/log.ts";
import { VERSION } from "../config/version.ts";
import { traceStatements } from "../database/traced-statements.ts";
import { type Answered, loggedPath } from "./request-log.ts";
import type { RequestVariables } from "./request-variables.ts";
import { PROBES, routeOf } from "./route-of.ts";

/** Milliseconds for all attempts at a batch: less than a stop may take. */
const SEND_MS = 2000;

export type Tracing = ReturnType<typeof startTracing>;

const HEADERS: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
};

export function startTracing({ sampled }: NonNullable<Env["traces"]>, log: Log) {
  const warn = reportTo(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const ours = { "service.name": PRODUCT.toLowerCase(), "service.version": VERSION };
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(ours))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampled) }),
    // The exporter reads OTEL_EXPORTER_OTLP_* itself.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ timeoutMillis: SEND_MS }) })],
  });
  const tracer = provider.getTracer(PRODUCT.toLowerCase(), VERSION);
  const stopStatements = traceStatements(tracer);
  const propagator = new W3CTraceContextPropagator();

  return {
    /** Must be outside of all that it measures. @param answered called when the answer is known */
    measure(answered: (c: HttpContext<RequestVariables>) => Answered): MiddlewareHandler<RequestVariables> {
      return async (c, next) => {
        if (PROBES.has(c.req.path)) return next();
        const parent = propagator.extract(ROOT_CONTEXT, c.req.raw.headers, HEADERS);
        const span = tracer.startSpan(c.req.method, { kind: SpanKind.SERVER }, parent);
        await context.with(trace.setSpan(parent, span), next);
        end(span, { ...answered(c), route: routeOf(c) });
      };
    },
    /** Traces answers that are given before any middleware. @param started performance.now() at the request */
    observe(answered: Answered & { route: string }, traceparent: string | undefined, started: number): void {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      end(tracer.startSpan(answered.method, { kind: SpanKind.SERVER, startTime: started }, parent), answered);
    },
    /** Sends the remaining spans. */
    async stop(): Promise<void> {
      stopStatements();
      await provider.shutdown().catch(warn);
      context.disable();
      diag.disable();
    },
  };
}

function end(
  span: Span,
  { id, method, path, route, status, account, hotel }: Answered & { route: string },
): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
    "url.path": loggedPath(path),
    "innfo.request_id": id,
    ...(account && { "enduser.pseudo.id": account }),
    ...(hotel && { "innfo.hotel_id": hotel }),
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Logs, with each batch, that the collector is not reached. */
function reportTo(log: Log): (reason: unknown) => void {
  const warn = (reason: unknown) =>
    logSparingly(log, "warn", { reason: String(reason) }, "traces cannot be sent");
  const ignore = () => undefined;
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  return warn;
}
