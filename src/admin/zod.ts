/**
 * zod for the browser: without the code it would generate at run time, which the admin's
 * content security policy forbids, loudly.
 */
import { z } from "zod";

z.config({ jitless: true });

export { z };
