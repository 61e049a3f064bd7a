/**
 * The least work a Node server can do: the same buffer for every request. usage: bare-server.ts URL_TO_COPY
 */
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

// node:http does not decompress the body.
get(process.argv[2] ?? "", { headers: { "accept-encoding": "br" } }, async (copied) => {
  const body = Buffer.concat(await copied.toArray());
  const headers = { ...copied.headers, "content-length": body.length };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
});
