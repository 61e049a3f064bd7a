/** Paths and queries: the routes' own, and distorted ones. */
import fc from "fast-check";
import { ACCESS } from "../access.ts";
import type { Route } from "./routes.ts";
import { field, oddText, urlText } from "./values.ts";

const RELATIONS = [...Object.keys(ACCESS), "rpc", "pg_class", "users"];
const CALLABLES =
  "guest_hotel hotel_name_available reorder_items scan_analytics section_overview pg_sleep".split(" ");
const METHODS = "GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND QUERY LINK get CONNECT".split(" ");

const argument = (name: string): fc.Arbitrary<string> => {
  const usual = /relation/.test(name)
    ? fc.constantFrom(...RELATIONS)
    : /callable/.test(name)
      ? fc.constantFrom(...CALLABLES)
      : fc.constantFrom("{hotel}", "{witness}", "1", "logo.webp", "00000000-0000-7000-8000-000000000000");
  return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: urlText });
};

/** The route's pattern with something in place of each `:name` and `*`. */
const pathOf = ({ path }: Route): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...path.split("/").map((segment) => {
        if (segment.startsWith(":")) return argument(segment);
        return segment === "*" ? urlText : fc.constant(segment);
      }),
    )
    .map((segments) => segments.join("/"));

const bend = fc.constantFrom<(path: string) => string>(
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}/..`,
  (path) => `/a/..${path}`,
  (path) => path.replaceAll("/", "/./"),
  (path) => path.replaceAll("/", "/%2e%2e/"),
  (path) => path.replaceAll("/", "%2f"),
  (path) => path.replaceAll("/", "\\"),
  (path) => `${path}%00`,
  (path) => `${path}%0d%0aSet-Cookie:%20a=b`,
  (path) => `${path}%c0%ae`,
  (path) => `${path}%zz%`,
  (path) => `${path};a=b`,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}${"/a".repeat(7000)}`,
  (path) => `${path}${"é".repeat(20)}`,
  (path) => `http://example.com${path}`,
  (path) => path.slice(1),
  () => "*",
);

const comparison = fc
  .tuple(
    fc.constantFrom(
      ..."eq neq gt gte lt lte like ilike in is not.eq not.in not.is not fts or and cs match isdistinct".split(
        " ",
      ),
      ..."like(any) ilike(all) not.like(any) wfts(english) eq(any) eq()(x) like( fts(\u0000)"
        .split(" ")
        .map(encode),
      "",
    ),
    fc.oneof(
      fc.constantFrom("(1,2)", '("a', '("a","b\\"c")', "()", "*", "%", "\\", "null", "true", "2026-01-01"),
      urlText,
    ),
  )
  .map(([operator, value]) => `${operator}.${value}`);

const NAMES =
  "select order limit offset columns on_conflict or not.or details->a details->>a faqs.order grant_type scope redirect_to token type width v apikey";
const parameter = fc.tuple(
  fc.oneof(field, fc.constantFrom(...NAMES.split(" ")), oddText).map(encode),
  fc.oneof(
    { weight: 3, arbitrary: comparison },
    { weight: 2, arbitrary: urlText },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        "*",
        "id,name",
        "name.desc.nullslast",
        "details->a.desc",
        "id::text",
        "0",
        "1000",
        "password",
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "refresh_token",
        "recovery",
        "signup",
        "global",
        "144",
        "//example.com/admin",
      ),
    },
  ),
);

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  {
    weight: 5,
    arbitrary: fc
      .array(parameter, { maxLength: 5 })
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`),
  },
  { weight: 1, arbitrary: parameter.map(([name, value]) => `?${`${name}=${value}&`.repeat(200)}`) },
);

export interface RequestLine {
  method: string;
  target: string;
}

/** A request line's method and target. */
export const requestLine = (routes: readonly Route[]): fc.Arbitrary<RequestLine> =>
  fc.constantFrom(...routes).chain((route) =>
    fc.record({
      method: fc.oneof(
        { weight: 5, arbitrary: fc.constant(route.method === "ALL" ? "GET" : route.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      target: fc
        .tuple(pathOf(route), fc.option(bend, { freq: 4 }), query)
        .map(([path, bent, search]) => `${bent ? bent(path) : path}${search}`),
    }),
  );
