import { beforeEach, expect, test } from "vitest";
import { Silence } from "../../src/server/database/silence.ts";

/** Heartbeats, which the test answers. */
let asked: PromiseWithResolvers<void>[];
let silence: Silence;
beforeEach(() => {
  asked = [];
  silence = new Silence(() => {
    const answer = Promise.withResolvers<void>();
    asked.push(answer);
    return answer.promise;
  });
});

test("A silence lasts from a time-out until a heartbeat is answered", async () => {
  expect(silence.lasts).toBe(false);
  silence.begin();
  expect(silence.lasts).toBe(true);
  asked[0]?.resolve();
  await expect.poll(() => silence.lasts).toBe(false);
  silence.begin();
  expect(silence.lasts).toBe(true);
  expect(asked).toHaveLength(2);
});

test("A heartbeat that fails is followed by another, and many time-outs send one at a time", async () => {
  for (let guest = 0; guest < 5; guest++) silence.begin();
  expect(asked).toHaveLength(1);
  asked[0]?.reject(new Error("server login has been failing"));
  await expect.poll(() => asked.length).toBe(2);
  expect(silence.lasts).toBe(true);
  asked[1]?.resolve();
  await expect.poll(() => silence.lasts).toBe(false);
  expect(asked).toHaveLength(2);
});

test("It ends when anybody is answered, though the heartbeat is still on its way", () => {
  silence.begin();
  silence.end();
  expect(silence.lasts).toBe(false);
});
