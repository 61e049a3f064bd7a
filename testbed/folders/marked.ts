/** The kind of a folder's line, and its text without markup. */
export type Marked =
  | { kind: "heading"; level: 1 | 2; text: string }
  | { kind: "bold" | "listed" | "plain"; text: string }
  | { kind: "row"; cells: string[] };

export function marked(line: string): Marked {
  const [, marks, heading = ""] = /^(#{1,2}) (.*)$/.exec(line) ?? [];
  if (marks) return { kind: "heading", level: marks.length === 1 ? 1 : 2, text: heading };
  const row = /^\|(.*)\|$/.exec(line)?.[1];
  if (row !== undefined) return { kind: "row", cells: row.split("|").map((cell) => cell.trim()) };
  const bold = /^\*\*(\S.*\S)\*\*$/.exec(line)?.[1];
  if (bold) return { kind: "bold", text: bold };
  const listed = /^[•-] (.*)$/.exec(line)?.[1];
  return listed ? { kind: "listed", text: listed } : { kind: "plain", text: line };
}
