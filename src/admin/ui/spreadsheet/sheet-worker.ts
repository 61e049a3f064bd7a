import { answerAsWorker } from "../answer-as-worker.ts";
import type { NamedFields } from "./columns.ts";
import { readSheet } from "./file.ts";

answerAsWorker(({ fields, file }: { fields: NamedFields; file: Blob }) => readSheet({ fields }, file));
