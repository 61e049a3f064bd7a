/**
 * `npm run bench` runs all measurements, `npm run bench -- rest guest` some. Prints figures with their
 * targets; the ratios are of two sides measured in turn in the same run. See bench/README.md.
 */
import { makeDataDir, removeDataDir } from "../tests/support/data-dir.ts";
import { startProcess } from "../tests/support/process.ts";
import { benchGuestPage } from "./guest-page.ts";
import { benchKill } from "./kill.ts";
import { benchRest } from "./rest.ts";
import { benchStart } from "./start.ts";

const wanted = process.argv.slice(2);
const runs = (name: string) => wanted.length === 0 || wanted.includes(name);

if (runs("start")) await benchStart();
if (runs("guest") || runs("rest")) {
  const dataDir = makeDataDir();
  const server = startProcess({ dataDir });
  try {
    const url = await server.url;
    if (runs("guest")) await benchGuestPage(url);
    if (runs("rest")) await benchRest(url, dataDir);
  } finally {
    await server.end();
    removeDataDir(dataDir);
  }
}
if (runs("kill")) await benchKill(50);
