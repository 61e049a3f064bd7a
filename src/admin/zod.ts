/**
 * Configures zod for the browser: it must not generate code at run time, because the admin's content security
 * policy forbids that and reports each attempt.
 */
import { z } from "zod";

z.config({ jitless: true });

export { z };
