import { readFileSync } from "node:fs";
import type { Catalogue } from "../../../src/lib/messages/message.ts";

export function catalogueOf(tag: string): Catalogue {
  return JSON.parse(
    readFileSync(new URL(`../../../src/lib/messages/${tag}.json`, import.meta.url), "utf8"),
  ) as Catalogue;
}
