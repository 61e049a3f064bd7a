import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { ChunkLimitedRequest, endAfterStrayBody } from "../../src/server/transport/small-chunks.ts";

const server = createServer(
  { IncomingMessage: ChunkLimitedRequest },
  endAfterStrayBody((request, response) => {
    let size = 0;
    // A GET is answered without a look at its body.
    if (request.method !== "POST") response.end("0");
    else request.on("data", ({ length }) => (size += length)).on("end", () => response.end(`${size}`));
    request.on("error", () => {});
  }),
);
server.listen(0, "127.0.0.1");
await once(server, "listening");
afterAll(() => server.close());

/** @returns what is answered until the connection ends */
async function sent(method: string, size: number, count: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const chunk = `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`;
  socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(count)}`);
  if (method === "POST") socket.write("0\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  let answer = "";
  socket.on("data", (data) => (answer += data)).on("error", () => {});
  await new Promise((resolve) => socket.on("close", resolve));
  return answer;
}

test("who sends a body in tiny chunks is cut off, in others not", async () => {
  expect(await sent("POST", 1, 3000)).toBe("");
  expect(await sent("POST", 500, 3000)).toBe("");
  expect(await sent("POST", 520, 3000)).toContain("1560000");
  // A short one may come as it likes.
  expect(await sent("POST", 1, 2000)).toContain("2000");
});

test("after a GET with a body the connection ends, and nothing of it is read on", async () => {
  expect(await sent("GET", 1000, 1)).toMatch(/Connection: close/);
});
