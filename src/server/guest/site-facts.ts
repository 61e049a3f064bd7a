import type { SiteFacts } from "../../lib/legal.ts";
import type { Env } from "../env.ts";
import { openTranslator } from "../translation/translator.ts";

export type ConfiguredFacts = Pick<
  Env,
  "operator" | "scanRetentionMonths" | "backups" | "trustProxy" | "deepl" | "libreTranslate"
>;

/** What this site's pages about the law say of its configuration. */
export function siteFacts(env: ConfiguredFacts): SiteFacts {
  return {
    operator: env.operator,
    scanMonths: env.scanRetentionMonths,
    backups: env.backups.daily ? env.backups.keep : undefined,
    translator: openTranslator(env)?.name,
    hasGateway: env.trustProxy > 0,
  };
}
