/** Functions that PDF.js asks of browsers beyond its own replacements, and the floor lacks: docs/decisions/0142-browsers.md. */
Promise.withResolvers ??= <Value>(): PromiseWithResolvers<Value> => {
  let resolve!: PromiseWithResolvers<Value>["resolve"];
  let reject!: PromiseWithResolvers<Value>["reject"];
  const promise = new Promise<Value>((...ends) => {
    [resolve, reject] = ends;
  });
  return { promise, resolve, reject };
};

ArrayBuffer.prototype.transferToFixedLength ??= function transferToFixedLength(
  this: ArrayBuffer,
  length = this.byteLength,
) {
  const copy = new Uint8Array(length);
  copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return copy.buffer;
};
