import type { TokenSite } from "../database/caller.ts";
import type { Basics } from "../transport/basics.ts";
import type { Decoder } from "./decoder.ts";
import type { LogoPictures } from "./logo-pictures.ts";
import type { Uploads } from "./open.ts";

/** The part of the context that uploads use. */
export interface StorageContext
  extends TokenSite,
    Pick<Basics, "sql" | "requests" | "env" | "log" | "bulkheads" | "hotelChanges"> {
  uploads: Uploads;
  logoPictures: LogoPictures;
  decoder: Decoder;
}
