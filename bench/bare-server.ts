/**
 * The least work a Node server can do: always the same answer, 200 with the page, or 304 to clients that have
 * it. usage: bare-server.ts URL_TO_COPY
 */
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

// node:http does not decompress the body.
get(process.argv[2] ?? "", { headers: { "accept-encoding": "br" } }, async (copied) => {
  const body = Buffer.concat(await copied.toArray());
  const headers = { ...copied.headers, "content-length": body.length };
  const { "content-length": _, "content-type": __, "content-encoding": ___, ...unchanged } = headers;
  const server = createServer((request, response) => {
    if (request.headers["if-none-match"]) response.writeHead(304, unchanged).end();
    else response.writeHead(200, headers).end(body);
  }).listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});
