import { FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";
import { parsedJson } from "../../lib/errors.ts";
import { refusalOf } from "./fetch.ts";
import type { Supabase } from "./supabase.tsx";

/** The function refused the call; `code` is the reason. */
class FunctionError extends Error {
  override name = "FunctionError";
  readonly code: string;

  constructor({ error = "", code = "" }: { error?: string; code?: string }) {
    super(error);
    this.code = code;
  }
}

/** Calls /functions/v1. @throws {FunctionError | NetworkError} */
export async function callFunction<Answer>(supabase: Supabase, name: string, body: object): Promise<Answer> {
  return (await answerOfFunction<Answer>(supabase, name, body)).data;
}

/** As {@link callFunction}, with the answer's headers. */
export async function answerOfFunction<Answer>(
  supabase: Supabase,
  name: string,
  body: object,
): Promise<{ data: Answer; headers: Headers | undefined }> {
  const { data, error, response: answer } = await supabase.functions.invoke<Answer>(name, { body });
  if (error instanceof FunctionsHttpError) {
    const response: Response = error.context;
    // A proxy may have answered instead, with a page.
    throw new FunctionError(refusalOf(parsedJson(await response.text())));
  }
  // The error that our fetch threw.
  if (error instanceof FunctionsFetchError) throw error.context;
  if (error) throw error;
  if (!data) throw new Error(`${name} answered nothing`);
  return { data, headers: answer?.headers };
}
