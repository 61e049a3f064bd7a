/** Pages are compressed a second time only if it pays, and never over something newer. */
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { openDensePages, READINGS } from "../../src/server/guest/dense-pages.ts";
import type { PreparedPage } from "../../src/server/guest/prepared-page.ts";

function pageOf(text: string): PreparedPage {
  const identity = new Uint8Array(Buffer.from(text));
  const [br, gzip] = [new Uint8Array(), new Uint8Array()];
  return { hash: text, language: "en", bodies: { identity, br, gzip }, contentSecurityPolicy: "" };
}

function opened() {
  const pages = new Map<string, PreparedPage>();
  const dense = openDensePages<PreparedPage>({
    isCurrent: (key, page) => pages.get(key) === page,
    replace: (key, _, by) => pages.set(key, by),
    log: { warn: (error: unknown) => expect.unreachable(String(error)) },
  });
  async function read(key: string, page: PreparedPage, times: number) {
    pages.set(key, page);
    for (let i = 0; i < times; i++) dense.read(key, page);
    return () => dense.settled().then(() => pages.get(key));
  }
  return { pages, read };
}

test("after enough readings", async () => {
  const { read } = opened();
  const page = pageOf("Sauna, pool and a garden");
  expect(await (await read("a", page, READINGS - 1))()).toBe(page);
  const dense = await (await read("a", page, 1))();
  expect(dense?.isDense).toBe(true);
  expect(brotliDecompressSync(dense?.bodies.br ?? "").toString()).toBe("Sauna, pool and a garden");
});

test("not when the hotel has changed before its turn comes", async () => {
  const { pages, read } = opened();
  await read("a", pageOf("first"), READINGS);
  const settled = await read("b", pageOf("old"), READINGS);
  const edited = pageOf("new");
  pages.set("b", edited);
  expect(await settled()).toBe(edited);
});

test("not a page that would take seconds", async () => {
  const { read } = opened();
  const page = pageOf("x".repeat(300_001));
  expect(await (await read("a", page, READINGS))()).toBe(page);
});
