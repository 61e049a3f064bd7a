/** A local stand-in for S3. It checks signatures. */
import crypto, { type CipherKey } from "node:crypto";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { Env } from "../src/server/config/env.ts";
import { makeDataDir, removeDataDir } from "./data-dir.ts";

/** The stand-in's only account. */
const KEY = "S3RVER";
const BUCKET = "uploads";

/** It encrypts page tokens with DES, which OpenSSL 3 lacks. */
function replaceDes(): void {
  const twice = (bytes: unknown) => Buffer.concat([bytes as Buffer, bytes as Buffer]);
  const { createCipheriv, createDecipheriv } = crypto;
  const instead =
    (make: (algorithm: string, key: CipherKey, iv: Buffer) => unknown) =>
    (algorithm: string, key: CipherKey, iv: Buffer) =>
      algorithm === "des" ? make("aes-128-cbc", twice(key), twice(iv)) : make(algorithm, key, iv);
  Object.assign(crypto, {
    createCipheriv: instead(createCipheriv),
    createDecipheriv: instead(createDecipheriv),
  });
}

export interface S3StandIn {
  access: NonNullable<Env["s3"]>;
  /** Makes a server use it. */
  env: Record<string, string>;
  /** Number of requests by method. */
  requests: Record<string, number>;
  /** Status of every answer, or "silence" for none; undefined for normal answers. */
  outage: number | "silence" | undefined;
  /** How many of the next requests fail. */
  failing: number;
  /** How it treats `If-None-Match: *` on a PUT; services differ. */
  conditions: "kept" | "ignored" | "refused";
  /** Ids of the keys that it takes; it refuses requests with any other. */
  keys: string[];
  /** Stores an object without a request. */
  put(key: string, text: string): void;
  /** Ages an object by so many seconds. */
  age(key: string, seconds: number): void;
  stop(): Promise<void>;
}

export async function startS3(): Promise<S3StandIn> {
  replaceDes();
  const directory = makeDataDir();
  const pathOf = (key: string) => join(directory, BUCKET, `${key}._S3rver_object`);
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const written = new Set<string>();
  const waiting: (() => void)[] = [];
  server.middleware.unshift(async (exchange, next) => {
    const { method, path, headers } = exchange;
    standIn.requests[method] = (standIn.requests[method] ?? 0) + 1;
    if (standIn.outage === "silence") return new Promise((resolve) => waiting.push(resolve));
    if (standIn.outage || standIn.failing-- > 0) {
      exchange.status = standIn.outage ?? 503;
      exchange.body = "";
      return;
    }
    const [, id = ""] = /Credential=([^/]+)/.exec(headers.authorization ?? "") ?? [];
    const isTaken = standIn.keys.includes(id);
    if (id === KEY && !isTaken) {
      exchange.status = 403;
      exchange.body = "";
      return;
    }
    if (id !== KEY && isTaken) {
      // It knows one account, whose signature this is not.
      headers.authorization = headers.authorization?.replace(`=${id}/`, `=${KEY}/`);
      exchange.app = Object.create(server, { allowMismatchedSignatures: { value: true } });
    }
    if (method === "PUT" && headers["if-none-match"] === "*" && standIn.conditions !== "ignored") {
      const status = standIn.conditions === "refused" ? 501 : written.has(path) ? 412 : undefined;
      if (status) {
        exchange.status = status;
        exchange.body = "";
        return;
      }
    }
    // It leaves the last slash of a bucket's address out of the signature, unlike S3 itself.
    if (path.endsWith("/")) {
      exchange.app = Object.create(server, { allowMismatchedSignatures: { value: true } });
    }
    if (method === "PUT") written.add(path);
    if (method === "DELETE") written.delete(path);
    await next();
  });
  const { port } = await server.run();
  const access = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    region: "us-east-1",
    accessKeyId: KEY,
    secretAccessKey: KEY,
  };
  const standIn: S3StandIn = {
    access,
    env: {
      S3_ENDPOINT: access.endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: access.region,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    requests: {},
    keys: [KEY],
    outage: undefined,
    failing: 0,
    conditions: "kept",
    put(key, text) {
      mkdirSync(dirname(pathOf(key)), { recursive: true });
      writeFileSync(pathOf(key), text);
    },
    age(key, seconds) {
      const then = new Date(Date.now() - seconds * 1000);
      utimesSync(pathOf(key), then, then);
    },
    async stop() {
      for (const answer of waiting) answer();
      await server.close();
      removeDataDir(directory);
    },
  };
  return standIn;
}
