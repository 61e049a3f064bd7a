/** Makes spans for the statements of traced requests. Loaded only with tracing. */
import { type Attributes, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { codeOf } from "../config/code-of.ts";
import { observeStatements } from "./message.ts";

/** @returns a function that ends it */
export function traceStatements(tracer: Tracer): () => void {
  return observeStatements(({ text, isTagged }, answered) => {
    if (!trace.getActiveSpan()) return;
    const [operation = ""] = text.trim().split(/\W/, 1);
    const attributes: Attributes = {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      // A composed text may contain values, so only its operation is told.
      "db.query.text": isTagged ? text.replace(/\s+/g, " ").trim() : operation,
    };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
    const failed = (error: unknown) => {
      const code = codeOf(error);
      if (code) span.setAttribute("db.response.status_code", code);
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    void answered.then(() => span.end(), failed);
  });
}
