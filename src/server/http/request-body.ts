/**
 * Request bodies that are refused are still read to their end. A client that is cut off in the middle of
 * sending never reads the answer, and one that is not leaves its rest on a connection that is used again.
 */

/** Whoever sends more is cut off. */
const MAX_DISCARDED = 64 * 1024 * 1024;

/** @returns undefined when the body is longer than `maxBytes`, whatever length was declared */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  // Node's parser holds a body to its declared length. Read at once, it is spared the stream around it,
  // which costs a small request more than all else.
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) <= maxBytes) return Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > MAX_DISCARDED) break;
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}

/** For an answer that does not depend on the body. */
export async function discardBody(request: Request): Promise<void> {
  // To look for a body makes a whole request of the platform's, which takes longer than to refuse one.
  if (request.method === "GET" || request.method === "HEAD") return;
  // Locked: somebody has begun to read it.
  if (!request.bodyUsed && !request.body?.locked) await readBody(request, 0);
}
