import { answerAsWorker } from "../answer-as-worker.ts";
import type { NamedFields } from "./columns.ts";
import { readSheet } from "./file.ts";

interface Question {
  fields: NamedFields;
  file: Blob;
  letters?: string | undefined;
  sheet?: string | undefined;
}

answerAsWorker(({ fields, file, letters, sheet }: Question) => readSheet({ fields }, file, letters, sheet));
