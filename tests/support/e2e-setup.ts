import { PRO_EMAILS } from "./owner.ts";
import { startTemporaryServer } from "./temporary-server.ts";

/** One server for the whole run. The workers, started after this, read its address from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startTemporaryServer({ COMPLIMENTARY_PRO_EMAILS: PRO_EMAILS.join() });
  process.env.E2E_URL = server.url;
  return server.stop;
}
