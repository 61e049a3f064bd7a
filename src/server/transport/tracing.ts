/**
 * Traces of requests, and of the statements that each one waited for, for an OpenTelemetry collector. Loaded
 * only where OTEL_EXPORTER_OTLP_ENDPOINT is set.
 *
 * As in the log, paths have no query, and only the database leads from an id to a person. Of a statement it
 * tells what stands in this source, never a value.
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
import { type Answered, type Log, loggedPath, logSparingly } from "../config/log.ts";
import { VERSION } from "../config/version.ts";
import { traceStatements } from "../database/traced-statements.ts";
import type { RequestVariables } from "./request-variables.ts";
import { PROBES, routeOf } from "./route-of.ts";

/** For all attempts at a batch together: less than a stop may take. */
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
    // It reads OTEL_EXPORTER_OTLP_* itself.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ timeoutMillis: SEND_MS }) })],
  });
  const tracer = provider.getTracer(PRODUCT.toLowerCase(), VERSION);
  const stopStatements = traceStatements(tracer);
  const propagator = new W3CTraceContextPropagator();

  return {
    /** Has to be outside of all that it is to measure. @param answered is asked when the answer is known */
    measure(answered: (c: HttpContext<RequestVariables>) => Answered): MiddlewareHandler<RequestVariables> {
      return async (c, next) => {
        if (PROBES.has(c.req.path)) return next();
        const parent = propagator.extract(ROOT_CONTEXT, c.req.raw.headers, HEADERS);
        const span = tracer.startSpan(c.req.method, { kind: SpanKind.SERVER }, parent);
        await context.with(trace.setSpan(parent, span), next);
        end(span, { ...answered(c), route: routeOf(c) });
      };
    },
    /** For what is answered before any middleware. @param started as performance.now() was then */
    observe(answered: Answered & { route: string }, traceparent: string | undefined, started: number): void {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      end(tracer.startSpan(answered.method, { kind: SpanKind.SERVER, startTime: started }, parent), answered);
    },
    /** Sends what is not sent yet. */
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

/** Each batch says that a collector is away. */
function reportTo(log: Log): (reason: unknown) => void {
  const warn = (reason: unknown) =>
    logSparingly(log, "warn", { reason: String(reason) }, "traces cannot be sent");
  const ignore = () => undefined;
  const logger = { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  return warn;
}
