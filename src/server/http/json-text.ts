import { z } from "zod";

/** A body's text, for the schema that its JSON is to have. What is none is an issue of the body. */
export const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
});
