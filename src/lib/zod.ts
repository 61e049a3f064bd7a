/**
 * Zod for browsers: the admin's content security policy forbids generated code. A schema reads this when it
 * is built, so any schema that may run in a browser imports zod from here; the linter enforces it.
 */
import { z } from "zod";

z.config({ jitless: true });

export { z };
