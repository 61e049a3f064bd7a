/**
 * `npm run audit`: known vulnerabilities of our packages, those that the browser code is built from among
 * them. Ends with 1 when one is high or critical, or when the registry fails. Ends with 0 when there is none;
 * also, with a message, when this registry has no audits, as is usual for mirrors: then nothing was learned.
 */
import { spawnSync } from "node:child_process";
import { readAudit } from "./support/audit.ts";

const { stdout, error } = spawnSync("npm", ["audit", "--json", "--fetch-retries=0"], {
  encoding: "utf8",
  maxBuffer: 64 * 2 ** 20,
});
if (error) throw error;
const { lines, code } = readAudit(JSON.parse(stdout));
for (const line of lines) console.log(line);
process.exitCode = code;
