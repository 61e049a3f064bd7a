/**
 * A schema as statements in no order. Two of them are compared by these: a column that was added later stands elsewhere,
 * and a database that a dump brought here has other parentheses, and is the same.
 */
import { hash } from "node:crypto";
import type { Transaction } from "../database/connection.ts";
import { schemaText } from "./schema.ts";

/** So many characters of a statement are shown; what is longer is told apart by its checksum. */
const SHOWN = 200;

/** Each line of a relation, with the relation's name, and each function. */
export async function schemaStatements(tx: Transaction): Promise<Set<string>> {
  const objects = (await schemaText(tx)).trimEnd().split(/\n\n(?=create |CREATE )/);
  const statements = objects.flatMap((object) => {
    const [head = "", ...lines] = object.split("\n");
    if (head.startsWith("CREATE ")) return [oneLine(object)];
    const [, name = ""] = /(\S+)(?: \(| with| as)/.exec(head) ?? [];
    // A policy's conditions stand on lines of their own.
    const joined = lines.join("\n").replaceAll(/\n {2}(?=using|with check)/g, " ");
    return [head, ...joined.split("\n")].map((line) => `${name}: ${oneLine(line).replace(/,$/, "")}`);
  });
  return new Set(
    statements.map((statement) =>
      statement.length > SHOWN
        ? `${statement.slice(0, SHOWN)}…${hash("sha256", statement, "base64url").slice(0, 12)}`
        : statement,
    ),
  );
}

/** A dump names the columns of a union. Before PostgreSQL 18, or 16, those of a view of one source have its name. */
function oneLine(text: string): string {
  const line = text
    .replaceAll(/\b(?:[a-z]|own_subscription)\.(?=\w)/g, "")
    .replaceAll("'::text AS text", "'::text")
    .replaceAll(/\s+/g, " ");
  return flat(line).trim();
}

/** The text between two parentheses. */
type Group = (string | Group)[];

/** `(a AND b) AND c` as `a AND b AND c`. */
function flat(text: string): string {
  const open: Group[] = [[]];
  for (const part of text.split(/([()])/)) {
    const whole = part === ")" && open.length > 1 ? open.pop() : part;
    if (part === "(") open.push([]);
    else if (whole !== undefined) open.at(-1)?.push(whole);
  }
  return open.map(written).join("(");
}

function written(group: Group): string {
  const operator = operatorOf(group);
  return group
    .map((part) => {
      if (typeof part === "string") return part;
      return operator && operatorOf(part) === operator ? written(part) : `(${written(part)})`;
    })
    .join("");
}

/** The operator that joins its parts. */
function operatorOf(group: Group): string | undefined {
  const own = group.filter((part) => typeof part === "string").join("");
  return / (AND|OR) /.exec(own)?.[1];
}
