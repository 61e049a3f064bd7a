import { describe, expect, test } from "vitest";
import { OverloadedError } from "../../src/server/capacity/bulkhead.ts";
import { ConnectionLimit } from "../../src/server/database/connection-limit.ts";

function aConnection() {
  const connection = {
    connected: true,
    closed: 0,
    async close() {
      connection.closed += 1;
      connection.connected = false;
    },
  };
  return connection;
}

async function hasEntered(entering: Promise<void>): Promise<boolean> {
  return Promise.race([
    entering.then(() => true),
    new Promise<false>((resolve) => setImmediate(resolve, false)),
  ]);
}

describe("a limit of connections", () => {
  test("lets several tasks share a connection, and opens another one only within the limit", async () => {
    const limit = new ConnectionLimit(1);
    const [reader, writer] = [aConnection(), aConnection()];
    await limit.enter(reader);
    await limit.enter(reader);
    const writing = limit.enter(writer);
    expect(await hasEntered(writing)).toBe(false);
    limit.leave(reader);
    expect(await hasEntered(writing)).toBe(false);
    limit.leave(reader);
    expect(await hasEntered(writing)).toBe(true);
    // It was idle, but open.
    expect(reader.closed).toBe(1);
  });

  test("does not let later tasks keep a connection busy that another waits for", async () => {
    const limit = new ConnectionLimit(1);
    const [reader, writer] = [aConnection(), aConnection()];
    await limit.enter(reader);
    const writing = limit.enter(writer);
    const later = limit.enter(reader);
    limit.leave(reader);
    expect(await hasEntered(writing)).toBe(true);
    expect(await hasEntered(later)).toBe(false);
    limit.leave(writer);
    expect(await hasEntered(later)).toBe(true);
  });

  test("counts no connection that has ended by itself", async () => {
    const limit = new ConnectionLimit(1);
    const [reader, writer] = [aConnection(), aConnection()];
    await limit.enter(reader);
    limit.leave(reader);
    reader.connected = false;
    limit.ended(reader);
    await limit.enter(writer);
    expect(reader.closed).toBe(0);
  });

  test("refuses a task that waited too long, and gives its turn to the next", async () => {
    const limit = new ConnectionLimit(1, 1);
    const [reader, writer] = [aConnection(), aConnection()];
    await limit.enter(reader);
    await expect(limit.enter(writer)).rejects.toThrow(OverloadedError);
    limit.leave(reader);
    await limit.enter(writer);
    expect(reader.closed).toBe(1);
  });
});
