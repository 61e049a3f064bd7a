import { expect, test } from "vitest";
import { isReadableOnTheWay } from "../../src/server/database/wait-for-database.ts";

test.each([
  "postgres://innfo:secret@db.example.com/innfo",
  "postgres://innfo:secret@10.0.0.7:5432/innfo?sslmode=require",
  "postgres://innfo:secret@localhost.example.com/innfo?sslmode=disable",
])("%s can be read on its way", (url) => {
  expect(isReadableOnTheWay(url)).toBe(true);
});

test.each([
  "postgres://innfo:secret@db.example.com/innfo?sslmode=verify-full",
  "postgres://innfo@localhost/innfo",
  "postgres://innfo@127.0.0.1:6432/innfo",
  "postgres://innfo@[::1]/innfo",
  "postgres:///innfo",
])("%s cannot", (url) => {
  expect(isReadableOnTheWay(url)).toBe(false);
});
