import { setTimeout as sleep } from "node:timers/promises";
import { SAMPLE_HOTEL_ID } from "../src/product.ts";
import buildPages from "./built.ts";
import { PRO_EMAILS } from "./owner.ts";
import { startTemporaryServer } from "./temporary-server.ts";

/** One server for the whole run. The workers start later and read its address from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildPages();
  const server = await startTemporaryServer({
    COMPLIMENTARY_PRO_EMAILS: PRO_EMAILS.join(),
    // Owners made through the API set the address that they call from.
    TRUST_PROXY: "1",
  });
  // The sample's photos follow after the start.
  const samplePage = async () => (await fetch(`${server.url}/view/${SAMPLE_HOTEL_ID}`)).text();
  while ((await samplePage()).split("<picture>").length <= 3) await sleep(50);
  process.env.E2E_URL = server.url;
  process.env.E2E_DATA_DIR = server.dataDir;
  return server.stop;
}
