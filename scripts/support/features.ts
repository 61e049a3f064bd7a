/** Lists the features that a built file uses beyond a floor: syntax, globals, members, selectors. */
import type { Identifier } from "@mdn/browser-compat-data";
import { parseSync } from "vite";
import { entryAt, isKnown, membersByName } from "./compat.ts";
import type { Floor } from "./floors.ts";

interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  operator?: string;
  optional?: boolean;
  isNeeded?: boolean;
  computed?: boolean;
  object?: Node;
  property?: Node;
  key?: Node;
  callee?: Node;
  left?: Node;
  regex?: { pattern: string; flags: string };
}

export interface Use {
  /** As in the data, such as "Map.groupBy"; where the object is unknown, ".toSorted". */
  feature: string;
  file: string;
  /** Some of the code around. */
  code: string;
}

/** Globals whose name is not that of their interface. */
const INTERFACES: Readonly<Record<string, string>> = {
  navigator: "Navigator",
  document: "Document",
  history: "History",
  location: "Location",
  performance: "Performance",
  crypto: "Crypto",
  screen: "Screen",
  caches: "CacheStorage",
};
const GLOBALS = ["window", "self", "globalThis"];
const QUERIES = ["querySelector", "querySelectorAll", "matches", "closest"];
/** Characters of code that a finding shows before and after. */
const AROUND = 60;

type Asked = [feature: string, entry: Identifier | undefined];

const members = membersByName();
const javascript = (...path: string[]) => entryAt("javascript", ...path);

/** @param files their code, of one part @returns by file, each feature once that a browser of the floor lacks */
export function beyond(files: ReadonlyMap<string, string>, floor: Floor): Use[] {
  const read = Array.from(files, ([file, code]) => ({ file, code, nodes: [...nodesIn(parsed(file, code))] }));
  const properties = new Set(read.flatMap(({ nodes }) => nodes.flatMap(propertiesOf)));
  return read.flatMap(({ file, code, nodes }) => {
    const own = new Set([...properties, ...nodes.flatMap(variablesOf)]);
    const found = new Map<string, Use>();
    for (const node of nodes)
      for (const [feature, entries] of askedBy(node, own))
        if (!found.has(feature) && entries.length > 0 && !entries.some((entry) => isKnown(entry, floor)))
          found.set(feature, { feature, file, code: around(code, node) });
    return [...found.values()];
  });
}

function around(code: string, { start, end }: Node): string {
  return code.slice(Math.max(0, start - AROUND), end + AROUND).replace(/\s+/g, " ");
}

function parsed(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code, { sourceType: "module" });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Without names that only stand behind a dot or before a colon. Tells each node how it is used. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const [role, value] of Object.entries(node)) {
    if (
      (role === "property" || role === "key") &&
      !node.computed &&
      (value as Node | null)?.type === "Identifier"
    )
      continue;
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof (one as Node | null)?.type === "string") {
        (one as Node).isNeeded = isNeeded(node, role);
        yield* nodesIn(one as Node);
      }
  }
}

/** A feature that is only read may be missing: `navigator.share && …`, `window.trustedTypes?.…`, `typeof ImageDecoder`. */
function isNeeded({ type, optional, operator }: Node, role: string): boolean {
  if (type === "AssignmentExpression") return role === "left";
  return (
    ((role === "callee" || role === "object") && !optional) ||
    (type === "BinaryExpression" && operator === "instanceof")
  );
}

/** Names that a file gives to its own variables: these are no browser's. */
function variablesOf(node: Node & { id?: Node; local?: Node }): string[] {
  if (["VariableDeclarator", "FunctionDeclaration", "ClassDeclaration"].includes(node.type))
    return namesIn(node.id);
  return node.type === "ImportSpecifier" ? namesIn(node.local) : [];
}

/** And those that all files of a part give to properties of their objects. */
function propertiesOf({ type, key, computed }: Node): string[] {
  const names =
    ["Property", "MethodDefinition", "PropertyDefinition"].includes(type) && !computed && key?.name;
  return names ? [`.${names}`] : [];
}

function namesIn(pattern: Node | undefined): string[] {
  return pattern?.type === "Identifier" && pattern.name ? [pattern.name] : [];
}

function askedBy(node: Node, own: ReadonlySet<string>): [string, (Identifier | undefined)[]][] {
  const one = ([feature, entry]: Asked): [string, (Identifier | undefined)[]] => [feature, [entry]];
  if (node.type === "MemberExpression") return node.isNeeded ? member(node, own) : [];
  if (node.type === "NewExpression" && node.callee?.type === "Identifier" && !own.has(node.callee.name ?? ""))
    return [
      [
        `new ${node.callee.name}`,
        [entryAt("api", node.callee.name ?? "", node.callee.name ?? "")].filter(Boolean),
      ],
    ];
  if (
    node.type === "Identifier" &&
    node.isNeeded &&
    node.name &&
    /^[A-Z]|[a-z][A-Z]/.test(node.name) &&
    !own.has(node.name)
  )
    return [[node.name, [globalEntry(node.name)].filter(Boolean)]];
  if (node.type === "CallExpression" && QUERIES.includes(node.callee?.property?.name ?? ""))
    return textsIn(node).flatMap(selectorsIn).map(one);
  return syntax(node).map(one);
}

function member(node: Node, own: ReadonlySet<string>): [string, (Identifier | undefined)[]][] {
  const name = node.computed ? node.property?.value : node.property?.name;
  if (typeof name !== "string") return [];
  const { object } = node;
  const owner = object?.type === "Identifier" && !own.has(object.name ?? "") ? object.name : undefined;
  if (owner && GLOBALS.includes(owner)) return [[name, [globalEntry(name)].filter(Boolean)]];
  if (owner && INTERFACES[owner]) return [[`${owner}.${name}`, ownOf(INTERFACES[owner], name)]];
  const isStatic = owner && (javascript("builtins", owner) ?? entryAt("api", owner));
  if (isStatic)
    return [
      [
        `${owner}.${name}`,
        [javascript("builtins", owner, name) ?? entryAt("api", owner, `${name}_static`)].filter(Boolean),
      ],
    ];
  if (own.has(`.${name}`)) return [];
  return [[`.${name}`, [...(members.get(name) ?? [])]]];
}

function ownOf(owner: string, name: string): Identifier[] {
  const entry = entryAt("api", owner, name);
  return entry ? [entry] : [...(members.get(name) ?? [])];
}

function globalEntry(name: string): Identifier | undefined {
  return entryAt("api", name) ?? javascript("builtins", name) ?? entryAt("api", "Window", name);
}

function textsIn(node: Node): string[] {
  return [...nodesIn(node)].flatMap(({ type, value }) => {
    if (type === "Literal" && typeof value === "string") return [value];
    return type === "TemplateElement" ? [(value as { raw: string }).raw] : [];
  });
}

function selectorsIn(selector: string): Asked[] {
  return Array.from(selector.matchAll(/:([a-z-]+)/g), ([, name = ""]) => [
    `:${name}`,
    entryAt("css", "selectors", name),
  ]);
}

/** Syntax that came after ES2018. */
function syntax(node: Node): Asked[] {
  const { type, operator, regex, value } = node;
  if (regex) return patterns(regex.pattern, regex.flags);
  // Patterns that are put together.
  if (type === "Literal" && typeof value === "string") return patterns(value, "").slice(0, 1);
  if (type === "TemplateElement") return patterns((value as unknown as { raw: string }).raw, "").slice(0, 1);
  if (type === "StaticBlock")
    return [["static block", javascript("classes", "static", "initialization_blocks")]];
  if (type === "PropertyDefinition") return [["class field", javascript("classes", "public_class_fields")]];
  if (type === "PrivateIdentifier") return [["#private", javascript("classes", "private_class_methods")]];
  if (type === "BinaryExpression" && node.left?.type === "PrivateIdentifier")
    return [["#private in", javascript("classes", "private_class_fields_in")]];
  if (operator === "??=") return [["??=", javascript("operators", "nullish_coalescing_assignment")]];
  if (type === "ImportAttribute")
    return [["import attribute", javascript("statements", "import", "import_attributes")]];
  return [];
}

/** Features of a regular expression. */
function patterns(pattern: string, flags: string): Asked[] {
  const of = (name: string): Asked => [`/${name}/`, javascript("regular_expressions", name)];
  return [
    ...(/\(\?<[=!]/.test(pattern) ? [of("lookbehind_assertion")] : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? [of("modifier")] : []),
    ...(flags.includes("v") ? [["/v", javascript("builtins", "RegExp", "unicodeSets")] as Asked] : []),
    ...(flags.includes("d") ? [["/d", javascript("builtins", "RegExp", "hasIndices")] as Asked] : []),
  ];
}
