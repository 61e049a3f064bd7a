/**
 * The admin's texts, in English: docs/decisions/0158-admin-languages.md. Here and in Node these are plain functions. The
 * build finds what they hold, and makes a copy of the admin for each language.
 */
import { lazily } from "../lazily.ts";

type Value = string | number;

/** A text: t`Saved`, t`Signed in as ${email}`. */
export function t(text: TemplateStringsArray, ...values: Value[]): string {
  return String.raw({ raw: text }, ...values);
}

/** A text whose English has several meanings: as("a verb")`Open`. */
export function as(_meaning: string): typeof t {
  return t;
}

/** The forms of English; "=0" is a sentence of its own for none. */
type Forms = Readonly<Partial<Record<"=0" | "=1" | "one", string>> & Record<"other", string>>;

/** A text with a number, #: plural(count, { one: "# guest", other: "# guests" }). */
export function plural(count: number, forms: Forms): string {
  const form = forms[`=${count}` as "=0"] ?? forms[CASES.select(count) as "one"] ?? forms.other;
  return form.includes("#") ? form.replaceAll("#", numbers().format(count)) : form;
}

/** The copy's language. The build replaces it. */
const BUILT_FOR: string = "%ADMIN_LANGUAGE%";
export const ADMIN_LANGUAGE = BUILT_FOR.startsWith("%") ? "en" : BUILT_FOR;

/** The build of another language puts this before a text that it has in English: src/admin/ui/jsx-runtime.ts. */
export const NOT_TRANSLATED = "\u{2063}";

/** A text for what shows no language: a file, the clipboard, the database. */
export function withoutMark(text: string): string {
  return text.replaceAll(NOT_TRANSLATED, "");
}

/** Which form of a word a number takes in the admin's language. */
export const CASES = new Intl.PluralRules(ADMIN_LANGUAGE);
const numbers = lazily(() => new Intl.NumberFormat(ADMIN_LANGUAGE));

/** A value, or what depends on one; the cases hold texts with values. */
const SLOT = /\{(\d+)(?:, (plural|select),((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*))?\}/g;
const CASE = /(=?\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g;

/** Fills a text with values: "Signed in as {0}", "{0, plural, one {# guest} other {# guests}}". The build writes the calls. */
export function filled(text: string, ...values: Value[]): string {
  return withCase(text, values).replace(/\{(\d+)\}/g, (_, at) => String(values[at] ?? ""));
}

/** Chooses among cases; values stay slots. */
export function withCase(text: string, values: readonly unknown[]): string {
  return text.replace(SLOT, (slot, at, kind, cases: string) => {
    if (!kind) return slot;
    const value = values[at];
    const found = Object.fromEntries(Array.from(cases.matchAll(CASE), ([, name, form]) => [name, form]));
    if (kind === "select") return found[String(value)] ?? found.other ?? "";
    const form = found[`=${value}`] ?? found[CASES.select(Number(value))] ?? found.other ?? "";
    return form.includes("#") ? form.replaceAll("#", numbers().format(Number(value))) : form;
  });
}

/** By their English. The build fills it in, and leaves it out of a worker that declares nothing. */
const DECLARED = /* @__PURE__ */ JSON.parse('{"%ADMIN_DECLARED%":""}') as Readonly<Record<string, string>>;

/** A text that code declares for the server or guests, too, such as a section's title, in the admin's language. */
export function declared(english: string): string {
  return DECLARED[english] ?? english;
}
