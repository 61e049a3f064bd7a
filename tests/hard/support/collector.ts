/** A stand-in for an OpenTelemetry collector, which takes traces by OTLP over HTTP as JSON. */
import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { listenHere } from "../../../testbed/listen-here.ts";

/** The part that tests read: https://opentelemetry.io/docs/specs/otlp/ */
export interface Span {
  traceId: string;
  parentSpanId?: string;
  spanId: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Sent {
  resourceSpans: { resource: Pick<Span, "attributes">; scopeSpans: { spans: Span[] }[] }[];
}

export interface Collector {
  /** Makes a server send its traces here. */
  env: Record<string, string>;
  /** Everything sent so far. */
  sent: Sent[];
  spans(): Span[];
  stop(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === "/v1/traces") sent.push((await json(request)) as Sent);
    response.writeHead(request.url === "/v1/traces" ? 200 : 404).end("{}");
  });
  const port = await listenHere(server);
  return {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    sent,
    spans: () =>
      sent.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** A span's or a resource's attributes, by name. */
export function attributesOf({ attributes }: Pick<Span, "attributes">): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}
