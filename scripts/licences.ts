/** Writes docs/licences.md: `npm run licences` after a change of package-lock.json. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { licenceList } from "./support/licences.ts";
import { readLockfile } from "./support/lockfile.ts";

writeFileSync(join(import.meta.dirname, "../docs/licences.md"), licenceList(readLockfile().packages));
