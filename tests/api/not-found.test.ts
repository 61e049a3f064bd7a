/** An address that leads nowhere: a page for people, JSON for programs. */
import { describe, expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const ask = (path: string, accept: string, method = "GET") =>
  fetch(server.url + path, { method, headers: { Accept: accept } });

describe("An address that leads nowhere", () => {
  test.each(["/logn", "/admin-panel", "/views", "/%E0%A4%A", "/a/b/c?x=<script>"])(
    "%s shows a person a page with the ways back",
    async (path) => {
      const answer = await ask(path, BROWSER);
      const page = await answer.text();
      expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=UTF-8"]);
      expect(page).toContain("There is nothing at this address");
      expect(page).toContain('href="/admin"');
      expect(page).toContain('href="/login"');
      expect(page).not.toContain("<script");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'; style-src 'sha256-/,
      );
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
    },
  );

  test.each([
    ["/logn", "application/json"],
    ["/logn", "*/*"],
    ["/logn", "text/htmlx"],
    ["/assets/gone.js", BROWSER],
    ["/rest/v1/a/b", BROWSER],
    ["/health/x", BROWSER],
  ])("%s answers a program that accepts %s with JSON", async (path, accept) => {
    const answer = await ask(path, accept);
    expect([answer.status, Object.keys(await answer.json()).sort()]).toEqual([
      404,
      ["code", "details", "hint", "message"],
    ]);
  });

  test.each(["/auth/v1/nothing", "/storage/v1/nothing", "/functions/v1/nothing"])(
    "%s keeps its own shape",
    async (path) => {
      const answer = await ask(path, BROWSER);
      expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
      expect(answer.status).toBe(404);
    },
  );

  test("answers a form that is sent to it with JSON", async () => {
    expect((await ask("/logn", BROWSER, "POST")).headers.get("content-type")).toMatch(/^application\/json/);
  });
});
