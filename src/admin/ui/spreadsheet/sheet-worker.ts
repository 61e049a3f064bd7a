import { answering } from "../answering.ts";
import type { NamedFields } from "./columns.ts";
import { readSheet } from "./file.ts";

answering(({ fields, file }: { fields: NamedFields; file: Blob }) => readSheet({ fields }, file));
