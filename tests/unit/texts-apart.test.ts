import type { ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Fragment, jsx, jsxs } from "../../src/admin/ui/jsx-runtime.ts";
import { sentence } from "../../src/admin/ui/sentence.ts";

const html = (element: ReactElement) => renderToStaticMarkup(element);
const b = jsx("b", { children: "b" });

test.each<[string, ReactElement, string]>([
  ["a text alone stays", jsx("p", { children: "a" }), "<p>a</p>"],
  ["texts alone become one", jsxs("p", { children: ["a ", 2, null, " c"] }), "<p>a 2 c</p>"],
  ["a text before an element", jsxs("p", { children: ["a ", b] }), "<p><span>a </span><b>b</b></p>"],
  [
    "texts around one",
    jsxs("p", { children: ["a", 1, b, "c"] }),
    "<p><span>a1</span><b>b</b><span>c</span></p>",
  ],
  ["a space between elements", jsxs("p", { children: [b, " ", b] }), "<p><b>b</b> <b>b</b></p>"],
  ["a text of a fragment", jsx(Fragment, { children: "a" }), "<span>a</span>"],

  [
    "a text that is English in another language's copy",
    jsxs("p", { children: ["\u2063Saved", b] }),
    '<p><span lang="en" dir="ltr">Saved</span><b>b</b></p>',
  ],
  [
    "such a text alone",
    jsx("h1", { children: "\u2063Hello \u2063Ana\u2063" }),
    '<h1><span lang="en" dir="ltr">Hello Ana</span></h1>',
  ],
  [
    "one within a sentence of that language",
    jsx("p", { children: "‏الاسم: \u2063Pool" }),
    "<p>‏الاسم: Pool</p>",
  ],
  ["one in an attribute", jsx("input", { "aria-label": "\u2063Name" }), '<input aria-label="Name"/>'],
  ["a list in a list", jsxs("p", { children: [b, ["a"]] }), "<p><b>b</b><span>a</span></p>"],
])("%s", (_, element, written) => {
  expect(html(element)).toBe(written);
});

test("A sentence that is English in another language's copy keeps its order", () => {
  const text = "\u2063Choose in \u2063<0>\u2063Sections</0>\u2063.";
  const said = sentence(text, (inside) => jsx("b", { children: inside }));
  expect(html(jsx("p", { children: said }))).toMatch(
    /^<p><span lang="en" dir="ltr">.*Choose in .*<b>.*Sections.*<\/b>.*<\/span><\/p>$/,
  );
});

test("What stands beside a text keeps its place when the text comes and goes", () => {
  const places = (text: ReactNode) => {
    const { children } = jsxs("p", { children: [text, b, "c"] }).props as { children: ReactNode[] };
    return children.map((child) => (child as ReactElement | null)?.type ?? null);
  };
  expect(places("a")).toEqual(["span", "b", "span"]);
  expect(places(false)).toEqual([null, "b", "span"]);
});
