/** Finds the texts of a source file, and writes them as the build of each language needs them. */
import { parseSync } from "vite";

/** Any node of the syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Place {
  /** Offset of the first character in the file. */
  at: number;
  end: number;
  text: string;
}

interface Found {
  /** Texts that a catalogue translates. */
  texts: Place[];
  /** Texts that are wrong. */
  problems: Place[];
  /** Strings that read like texts, outside of where texts stand. */
  unmarked: Place[];
  /** The file, its texts between marks. */
  code: string;
}

/** A text in the built code stands between these. They occur in no text. */
export const BEGIN = "\u{e000}";
export const END = "\u{e001}";

/** Attributes that are shown or read out. */
const TEXT_ATTRIBUTES = new Set(
  [
    "title label aria-label aria-description aria-roledescription aria-valuetext alt placeholder description text hint",
    "legend subtitle busy busyLabel confirmLabel cancelLabel saving submit otherwise says inside after note error",
    "caption what noun about state above line heading question",
  ].flatMap((names) => names.split(" ")),
);

const LETTERS = /\p{L}{2}/u;

/** @param isScreen whether texts in JSX count: they do in the admin, not in what guests read */
export function textsInSource(path: string, source: string, isScreen: boolean): Found {
  const { program, errors } = parseSync(path, source, {});
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const texts: Place[] = [];
  const problems: Place[] = [];
  const unmarked: Place[] = [];
  const uses = new Set<string>();

  interface Edit {
    start: number;
    end: number;
    code: string;
  }

  /** A text with what stands in its slots, by name. */
  class Message {
    key = "";
    readonly slots: { name: string; source: string; code: string }[] = [];
    tags = 0;

    slot(node: Node, code = rewritten(node)): string {
      const own = source.slice(node.start, node.end);
      const same = this.slots.find((slot) => slot.source === own);
      if (same) return same.name;
      const wanted = nameOf(node) ?? "value";
      const taken = new Set(this.slots.map(({ name }) => name));
      let name = wanted;
      for (let next = 2; taken.has(name); next++) name = `${wanted}${next}`;
      this.slots.push({ name, source: own, code });
      return name;
    }

    tag(code: string): string {
      const name = String(this.tags++);
      this.slots.push({ name, source: `<${name}>`, code });
      return name;
    }

    /** As the build needs it. */
    written(node: Node, by: "filled" | "sentence"): string {
      texts.push({ at: node.start, end: node.end, text: this.key });
      const text = JSON.stringify(BEGIN + this.key + END);
      if (this.slots.length === 0) return text;
      uses.add(by);
      return `${by === "filled" ? "__filled" : "__sentence"}(${[text, ...this.slots.map(({ code }) => code)].join(", ")})`;
    }
  }

  function problem(node: Node, text: string): void {
    problems.push({ at: node.start, end: node.end, text });
  }

  /** The source of a node, its texts between marks. */
  function rewritten(node: Node, from = node.start, to = node.end): string {
    const edits: Edit[] = [];
    walk(node, edits);
    return applied(edits, from, to);
  }

  function applied(edits: Edit[], from: number, to: number): string {
    let code = "";
    let at = from;
    for (const edit of edits.sort((a, b) => a.start - b.start)) {
      code += source.slice(at, edit.start) + edit.code;
      at = edit.end;
    }
    return code + source.slice(at, to);
  }

  /** Adds a template's words and slots. */
  function addTemplate(message: Message, template: Node): void {
    const expressions = template.expressions as Node[];
    for (const [index, quasi] of (template.quasis as Node[]).entries()) {
      message.key += (quasi.value as { cooked: string }).cooked;
      const expression = expressions[index];
      if (expression) addValue(message, expression);
    }
  }

  function addValue(message: Message, expression: Node): void {
    if (isCallOf(expression, "plural")) {
      addPlural(message, expression);
      return;
    }
    if (hasTextLeaf(expression))
      problem(expression, `A sentence put together from pieces: ${slice(expression)}`);
    message.key += `{${message.slot(expression)}}`;
  }

  function addPlural(message: Message, call: Node): void {
    const [count, forms] = call.arguments as Node[];
    if (!count || forms?.type !== "ObjectExpression") {
      problem(call, "plural() takes a number and an object with its forms");
      return;
    }
    message.key += `{${message.slot(count)}, plural,`;
    for (const property of forms.properties as Node[]) {
      const name = (property.key as Node).name ?? (property.key as Node).value;
      const form = property.value as Node;
      message.key += ` ${String(name)} {`;
      if (form.type === "TemplateLiteral") addTemplate(message, form);
      else if (isString(form)) message.key += form.value;
      else problem(form, "A form of a plural is a text");
      message.key += "}";
    }
    message.key += "}";
  }

  /** A string or template in a place for texts. @returns undefined where there are no words */
  function asText(node: Node): string | undefined {
    const message = new Message();
    if (isString(node)) message.key = node.value;
    else addTemplate(message, node);
    return LETTERS.test(message.key.replace(/\{\w+\}/g, "")) ? message.written(node, "filled") : undefined;
  }

  /** Texts where an expression is shown: its strings, also those that it chooses from. */
  function walkShown(node: Node, edits: Edit[]): void {
    if (isString(node) || node.type === "TemplateLiteral") {
      const code = asText(node);
      if (code) edits.push({ start: node.start, end: node.end, code });
      else if (node.type === "TemplateLiteral") walkChildren(node, edits);
    } else if (node.type === "ConditionalExpression") {
      walk(node.test as Node, edits);
      walkShown(node.consequent as Node, edits);
      walkShown(node.alternate as Node, edits);
    } else if (node.type === "LogicalExpression") {
      if (node.operator === "&&") walk(node.left as Node, edits);
      else walkShown(node.left as Node, edits);
      walkShown(node.right as Node, edits);
    } else if (node.type === "ParenthesizedExpression" || node.type === "TSAsExpression") {
      walkShown(node.expression as Node, edits);
    } else walk(node, edits);
  }

  function walk(node: Node, edits: Edit[]): void {
    if (node.type.startsWith("TS") && !node.type.endsWith("Expression")) return;
    if (/^(Import|ExportAll)/.test(node.type) && node.type !== "ImportExpression") return;
    // Nobody reads it but who mends the code.
    if (node.type === "NewExpression" && isOneOf(node.callee as Node, ["Error", "TypeError", "RegExp"]))
      return;
    const { tag } = node as { tag?: Node };
    if (node.type === "TaggedTemplateExpression" && tag && (isNamed(tag, "t") || isCallOf(tag, "as"))) {
      const message = new Message();
      addTemplate(message, node.quasi as Node);
      if (tag.type === "CallExpression") {
        const [meaning] = tag.arguments as Node[];
        if (meaning && isString(meaning)) message.key += ` | ${meaning.value}`;
      }
      edits.push({ start: node.start, end: node.end, code: message.written(node, "filled") });
      return;
    }
    if (isCallOf(node, "plural")) {
      const message = new Message();
      addPlural(message, node);
      edits.push({ start: node.start, end: node.end, code: message.written(node, "filled") });
      return;
    }
    if (isScreen && (node.type === "JSXElement" || node.type === "JSXFragment")) {
      walkElement(node, edits);
      return;
    }
    if (isScreen && (isString(node) || node.type === "TemplateLiteral")) {
      const text = isString(node)
        ? node.value
        : (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join("{}");
      if (readsLikeText(text)) unmarked.push({ at: node.start, end: node.end, text });
    }
    walkChildren(node, edits);
  }

  function walkChildren(node: Node, edits: Edit[]): void {
    const isBranch = node.type === "BinaryExpression" || node.type === "SwitchCase";
    for (const [key, value] of Object.entries(node)) {
      if (isBranch && key !== "consequent" && !isDeep(value)) continue;
      // A key is no text, nor what a value is compared with.
      if (key === "key" && node.computed !== true) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, edits);
    }
  }

  function walkElement(node: Node, edits: Edit[]): void {
    const opening = node.openingElement as Node | undefined;
    for (const attribute of (opening?.attributes as Node[] | undefined) ?? [])
      walkAttribute(attribute, edits);
    const children = node.children as Node[];
    const name = opening ? slice(opening.name as Node) : "";
    if (/^(style|script)$/.test(name) || (opening?.attributes && isForeign(opening))) {
      for (const child of children) if (child.type !== "JSXText") walkOpaque(child, edits);
      return;
    }
    const parts = children.filter((child) => !isEmpty(child));
    let first = parts.findIndex((part) => isSaid(part));
    let last = parts.findLastIndex((part) => isSaid(part));
    if (!parts.some(hasWords)) first = last = -1;
    for (const [index, part] of parts.entries()) {
      if (index < first || index > last || first < 0) walkOpaque(part, edits);
    }
    const from = parts[first];
    const to = parts[last];
    if (!from || !to) return;
    const message = new Message();
    addRun(message, parts.slice(first, last + 1));
    // React drops what only breaks lines: this is the distance to what is shown beside the sentence.
    const before = /^\s/.test(message.key) ? '{" "}' : "";
    const after = /\s$/.test(message.key) ? '{" "}' : "";
    message.key = message.key.trim();
    edits.push({
      start: from.start,
      end: to.end,
      code: `${before}{${message.written(from, "sentence")}}${after}`,
    });
  }

  function addRun(message: Message, parts: Node[]): void {
    for (const part of parts) {
      if (part.type === "JSXText") message.key += shownText(part);
      else if (part.type === "JSXExpressionContainer") {
        const expression = part.expression as Node;
        if (isString(expression)) message.key += expression.value;
        else if (expression.type === "TemplateLiteral") addTemplate(message, expression);
        else addValue(message, expression);
      } else if (isTag(part)) {
        const opening = part.openingElement as Node | undefined;
        const edits: Edit[] = [];
        for (const attribute of (opening?.attributes as Node[] | undefined) ?? [])
          walkAttribute(attribute, edits);
        const children = (part.children as Node[]).filter((child) => !isEmpty(child));
        const begin = opening ? applied(edits, opening.start, opening.end) : "<>";
        const end = opening ? slice(part.closingElement as Node) : "</>";
        const name = message.tag(`(inside) => ${begin}{inside}${end}`);
        message.key += `<${name}>`;
        addRun(message, children);
        message.key += `</${name}>`;
      } else message.key += `{${message.slot(part)}}`;
    }
  }

  function walkAttribute(attribute: Node, edits: Edit[]): void {
    const value = attribute.value as Node | null | undefined;
    if (attribute.type !== "JSXAttribute" || !value) {
      walkChildren(attribute, edits);
      return;
    }
    const name = slice(attribute.name as Node);
    const isText = TEXT_ATTRIBUTES.has(name);
    if (isString(value)) {
      const code = isText ? asText(value) : undefined;
      if (code) edits.push({ start: value.start, end: value.end, code: `{${code}}` });
      else if (!/^(className|\w+ClassName|d|style|viewBox|path|to|href)$/.test(name)) walk(value, edits);
    } else if (value.type === "JSXExpressionContainer") {
      const expression = value.expression as Node;
      if (isText) walkShown(expression, edits);
      else if (!/^(className|\w+ClassName|d|viewBox|path|to|href)$/.test(name)) walk(expression, edits);
    } else walk(value, edits);
  }

  /** Texts shown beside words, or without any. */
  function walkOpaque(part: Node, edits: Edit[]): void {
    if (part.type === "JSXExpressionContainer") walkShown(part.expression as Node, edits);
    else walk(part, edits);
  }

  function slice({ start, end }: Node): string {
    return source.slice(start, end);
  }

  function isForeign(opening: Node): boolean {
    return (opening.attributes as Node[]).some(
      (attribute) => attribute.type === "JSXAttribute" && slice(attribute) === 'translate="no"',
    );
  }

  function hasTextLeaf(node: Node): boolean {
    if (isString(node)) return LETTERS.test(node.value);
    if (node.type === "TemplateLiteral")
      return (node.quasis as Node[]).some(({ value }) => LETTERS.test((value as { cooked: string }).cooked));
    if (node.type === "TaggedTemplateExpression") return true;
    if (node.type === "ConditionalExpression")
      return hasTextLeaf(node.consequent as Node) || hasTextLeaf(node.alternate as Node);
    return node.type === "LogicalExpression" && hasTextLeaf(node.right as Node);
  }

  const edits: Edit[] = [];
  walk(program as unknown as Node, edits);
  let code = applied(edits, 0, source.length);
  if (uses.has("sentence")) code = `import { sentence as __sentence } from "${UI}/sentence.ts";\n${code}`;
  if (uses.has("filled")) code = `import { filled as __filled } from "${LIB}/texts/t.ts";\n${code}`;
  return { texts, problems, unmarked, code };
}

const UI = "/src/admin/ui";
const LIB = "/src/lib";

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isDeep(value: unknown): boolean {
  return Array.isArray(value) || (isNode(value) && !isString(value) && value.type !== "TemplateLiteral");
}

function isString(node: Node): node is Node & { value: string } {
  return node.type === "Literal" && typeof node.value === "string";
}

function isNamed(node: Node, name: "as" | "plural" | "t"): boolean {
  return node.type === "Identifier" && node.name === name;
}

function isOneOf(node: Node, names: readonly string[]): boolean {
  return node.type === "Identifier" && names.includes(String(node.name));
}

function isCallOf(node: Node, name: "as" | "plural"): boolean {
  return node.type === "CallExpression" && isNamed(node.callee as Node, name);
}

/** Comments, and lines that only break the source. */
function isEmpty(part: Node): boolean {
  if (part.type === "JSXExpressionContainer") return (part.expression as Node).type === "JSXEmptyExpression";
  return part.type === "JSXText" && /^\s*\n\s*$/.test(part.value as string);
}

/** Words in JSX itself: what makes a run of children a sentence. */
function hasWords(part: Node): boolean {
  return part.type === "JSXText" && LETTERS.test(part.value as string);
}

/** Whether a sentence may begin or end with it: words, values and elements around words, not what stands beside. */
function isSaid(part: Node): boolean {
  if (part.type === "JSXText") return /\S/.test(part.value as string);
  if (part.type !== "JSXExpressionContainer") return isTag(part);
  const { type } = part.expression as Node;
  if (isString(part.expression as Node))
    return /\S/.test((part.expression as { value?: string }).value ?? "");
  return /^(Identifier|MemberExpression|TemplateLiteral|CallExpression)$/.test(type);
}

/** An element around words, as in: Read <b>the rules</b> first. */
function isTag(part: Node): boolean {
  if (part.type !== "JSXElement" && part.type !== "JSXFragment") return false;
  const children = (part.children as Node[]).filter((child) => !isEmpty(child));
  return children.some(hasWords);
}

/** As React shows it: lines are trimmed and joined by a space. */
function shownText(part: Node): string {
  const lines = (part.value as string).replaceAll("&nbsp;", "\u00a0").split("\n");
  const shown = lines.map((line, index) => {
    let text = index > 0 ? line.trimStart() : line;
    if (index < lines.length - 1) text = text.trimEnd();
    return text;
  });
  return shown.filter(Boolean).join(" ");
}

/** The slot's name, as a translator reads it. */
function nameOf(node: Node): string | undefined {
  if (node.type === "Identifier") return String(node.name);
  if (node.type === "MemberExpression") return node.computed ? undefined : nameOf(node.property as Node);
  if (node.type === "ChainExpression" || node.type.startsWith("TS")) return nameOf(node.expression as Node);
  if (node.type === "JSXExpressionContainer") return nameOf(node.expression as Node);
  if (node.type === "CallExpression") {
    const [first] = node.arguments as Node[];
    return (first && nameOf(first)) ?? nameOf(node.callee as Node);
  }
  if (node.type === "JSXElement") {
    const [child, more] = (node.children as Node[]).filter((part) => !isEmpty(part));
    return (child && !more && nameOf(child)) || undefined;
  }
  return undefined;
}

/** A sentence or a title, rather than a name in the code. */
function readsLikeText(text: string): boolean {
  const trimmed = text.trim();
  if (!/[a-z]/.test(trimmed) || /[\\|]/.test(trimmed)) return false;
  if (/^[\p{Lu}“„]\p{Ll}+[.…]*$/u.test(trimmed)) return true;
  if (!/\s/.test(trimmed)) return false;
  return /^[\p{Lu}“„{]/u.test(trimmed) || /[\p{L}\p{N}}] \S+ .*[.!?…]$/u.test(trimmed);
}
