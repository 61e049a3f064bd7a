/**
 * Zod for browsers, in its functional form: what a schema does not use is not loaded. The admin's content security policy
 * forbids generated code, which a schema reads when it is built, so any schema that may run in a browser imports zod from
 * here; the linter enforces it.
 */
import * as z from "zod/mini";

z.config({ jitless: true });

/** A schema whose output is turned into another value. `payload` takes what is wrong with it. */
export function turned<In extends z.core.SomeType, Out>(
  schema: In,
  into: (value: z.core.output<In>, payload: z.core.ParsePayload) => Out,
) {
  return z.pipe(schema, z.transform(into));
}

export { z };
