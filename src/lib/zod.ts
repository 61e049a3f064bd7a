/**
 * Zod, configured for browsers: the admin's content security policy forbids code that is made at run time, and
 * reports each attempt. A schema reads this configuration when it is built, so whoever builds one that may run
 * in a browser takes zod from here; the linter sees to it.
 */
import { z } from "zod";

z.config({ jitless: true });

export { z };
