/**
 * `npm run audit`: known vulnerabilities of our packages, including those in the browser code. Exits with 1
 * if one is high or critical, or if the registry fails. Exits with 0 if there is none; also, with a message,
 * if this registry has no audits, as usual for mirrors: then nothing is known.
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
