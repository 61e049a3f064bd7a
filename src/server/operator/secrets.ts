import { ConfigurationError } from "../config/errors.ts";
import { hasSecrets, readSecrets } from "../config/secrets.ts";
import type { Command } from "./command.ts";

export const SECRET_COMMANDS: readonly Command[] = [
  {
    usage: "secret show",
    does: "the secret that this DATA_DIR has made, to set it as JWT_SECRET or JWT_SECRET_PREVIOUS: nobody else may read it",
    async run({ env: { dataDir, jwtSecret } }) {
      if (!hasSecrets(dataDir)) throw new ConfigurationError(`${dataDir} has no secrets.json`);
      const { jwtSecret: secret } = readSecrets(dataDir);
      return { secret, in_force: jwtSecret === undefined || jwtSecret === secret };
    },
  },
];
