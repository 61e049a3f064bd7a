/**
 * Zod configured for browsers: the admin's content security policy forbids generated code and reports each
 * attempt. A schema reads this configuration when it is built, so any schema that may run in a browser must
 * import zod from here; the linter enforces it.
 */
import { z } from "zod";

z.config({ jitless: true });

export { z };
