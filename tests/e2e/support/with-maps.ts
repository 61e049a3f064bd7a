import { type MapsStandIn, startMaps } from "../../../testbed/maps.ts";
import { startTemporaryServer } from "../../../testbed/temporary-server.ts";
import { ownerTest } from "./fixtures.ts";

/** On a server of its own, with stand-ins for the map's services. */
export const mapsTest = ownerTest.extend<object, { site: { url: string; maps: MapsStandIn } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const maps = await startMaps();
      const server = await startTemporaryServer(maps.env);
      await use({ url: server.url, maps });
      await server.stop();
      await maps.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
