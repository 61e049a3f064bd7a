/** Serves the client-rendered guest page, precompressed like ours. usage: server.ts INNFO_URL */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { PUBLISHABLE_KEY } from "../../src/server/database/caller.ts";

const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const [, , innfo = ""] = process.argv;

const outDir = mkdtempSync(join(tmpdir(), "client-rendered-"));
await build({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "error",
  plugins: [react()],
  build: { outDir, emptyOutDir: true, target: "es2022" },
});

const files = new Map<string, { type: string; body: Buffer }>();
for (const path of readdirSync(outDir, { recursive: true, encoding: "utf8" })) {
  const type = TYPES[extname(path)];
  if (type) files.set(`/${path}`, { type, body: brotliCompressSync(readFileSync(join(outDir, path))) });
}
rmSync(outDir, { recursive: true });
const answer = await fetch(`${innfo}/rest/v1/rpc/guest_hotel`, {
  method: "POST",
  headers: { apikey: PUBLISHABLE_KEY, "Content-Type": "application/json" },
  body: JSON.stringify({ hotel_id: "1" }),
});
files.set("/document.json", { type: "application/json", body: brotliCompressSync(await answer.text()) });

const server = createServer((request, response) => {
  const file = files.get(request.url === "/" ? "/index.html" : (request.url ?? ""));
  if (!file) return response.writeHead(404).end();
  response
    .writeHead(200, { "Content-Type": `${file.type}; charset=utf-8`, "Content-Encoding": "br" })
    .end(file.body);
}).listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
