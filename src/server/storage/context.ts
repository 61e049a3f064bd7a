import type { Basics } from "../transport/basics.ts";
import type { Decoder } from "./decoder.ts";
import type { LogoPictures } from "./logo-pictures.ts";
import type { Uploads } from "./open.ts";

/** The part of the context that uploads use. */
export interface StorageContext
  extends Pick<
    Basics,
    | "sql"
    | "requests"
    | "env"
    | "publicUrl"
    | "jwtKey"
    | "formerKeys"
    | "log"
    | "bulkheads"
    | "hotelChanges"
    | "afterWrite"
  > {
  uploads: Uploads;
  logoPictures: LogoPictures;
  decoder: Decoder;
}
