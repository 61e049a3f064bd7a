import { namer } from "./any-of.ts";
import topics from "./words/topics.json" with { type: "json" };

/** A guest's question in any house, and so never a section of its own: the category of its answer. */
export const topicOf = /* @__PURE__ */ namer(topics);
