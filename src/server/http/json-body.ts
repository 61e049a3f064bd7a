import { z } from "zod";
import { readBody } from "./request-body.ts";

/** A body's text, for the schema that its JSON is to have. What is none is an issue of the body. */
const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
});

/** @returns the body, or what is wrong with it: the first field that does not fit, and why */
export async function readJson<Shape extends z.ZodType>(
  request: Request,
  maxBytes: number,
  shape: Shape,
): Promise<{ data: z.output<Shape>; problem?: never } | { data?: never; problem: string }> {
  const text = (await readBody(request, maxBytes))?.toString() ?? "";
  const given = jsonText.pipe(shape).safeParse(text);
  if (given.success) return { data: given.data };
  const [issue] = given.error.issues;
  return { problem: `${issue?.path.join(".") || "body"}: ${issue?.message}` };
}
