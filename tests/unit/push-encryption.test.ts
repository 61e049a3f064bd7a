import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { encryptPush } from "../../src/server/push/encrypt.ts";

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: "When I grow up, I want to be a watermelon",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  body: [
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml",
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT",
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  ].join(""),
};

test("a push is encrypted as in the standard's example", () => {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(EXAMPLE.privateKey, "base64url");
  const body = encryptPush(Buffer.from(EXAMPLE.text), EXAMPLE, pair, Buffer.from(EXAMPLE.salt, "base64url"));
  expect(body.toString("base64url")).toBe(EXAMPLE.body);
});

test("the same push has another key and salt each time", () => {
  const [one, other] = [1, 2].map(() => encryptPush(Buffer.from(EXAMPLE.text), EXAMPLE));
  expect(one?.subarray(0, 16)).not.toEqual(other?.subarray(0, 16));
  expect(one?.subarray(21, 86)).not.toEqual(other?.subarray(21, 86));
});

test("a text that fills the record is taken, and one byte more is refused", () => {
  expect(encryptPush(Buffer.alloc(3993), EXAMPLE)).toHaveLength(4096);
  expect(() => encryptPush(Buffer.alloc(3994), EXAMPLE)).toThrow("A push has room for 3993 bytes, not 3994");
});

test("a key that is no point on the curve is refused", () => {
  const p256dh = Buffer.alloc(65, 4).toString("base64url");
  expect(() => encryptPush(Buffer.from(EXAMPLE.text), { ...EXAMPLE, p256dh })).toThrow();
});
