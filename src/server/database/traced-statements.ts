/** Spans for the statements of traced requests. Loaded only where there are traces. */
import { type Attributes, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import type { Sql } from "./connection.ts";

/** What is used of a query of postgres.js 3.4. */
interface Query extends Promise<unknown> {
  /** The first argument of sql`…`, or the text that sql.unsafe() was given. */
  strings: readonly string[];
  /** Whether it was sql`…`. */
  tagged: boolean;
  executed: boolean;
  /** Called by whoever awaits it, each time. */
  handle(): Promise<void>;
}

/**
 * Postgres.js tells nobody when a statement begins and ends, and sends it long after whoever asked for it is
 * known: so this replaces the one method by which a query is asked for. @returns ends it
 */
export function traceStatements(sql: Sql, tracer: Tracer): () => void {
  // Of all queries of all pools. This one is never sent, since nobody awaits it.
  const prototype: Query = Object.getPrototypeOf(sql`select`);
  const { handle } = prototype;
  prototype.handle = function (this: Query) {
    if (!this.executed && trace.getActiveSpan()) {
      const text = textOf(this);
      const [operation = ""] = text.split(/\W/, 1);
      const attributes: Attributes = {
        "db.system.name": "postgresql",
        "db.operation.name": operation,
        "db.query.text": text,
      };
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
      const failed = (error: unknown) => {
        const { code } = error as NodeJS.ErrnoException;
        if (code) span.setAttribute("db.response.status_code", code);
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
      // Its own then() would ask for it.
      void Promise.prototype.then.call(this, () => span.end(), failed);
    }
    return handle.call(this);
  };
  return () => {
    prototype.handle = handle;
  };
}

/** Values and names that vary become question marks. Of a composed text, only the operation is told. */
function textOf({ tagged, strings }: Query): string {
  const text = strings.join("?").replace(/\s+/g, " ").trim();
  return tagged ? text : (/^\w+/.exec(text)?.[0] ?? "");
}
