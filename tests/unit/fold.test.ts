import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Fold } from "../../src/admin/ui/fold.tsx";

test.each([
  { state: {}, isThere: false },
  { state: { opens: true }, isThere: true },
  { state: { invalid: true }, isThere: true },
])("what is folded is drawn first only where it is seen: $state", ({ state, isThere }) => {
  const props = { title: "More", inside: "Links", ...state, children: "Website" };
  const fold = createElement(Fold, props);
  expect(renderToStaticMarkup(fold).includes("Website")).toBe(isThere);
});
