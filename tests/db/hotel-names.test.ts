import { describe, expect, test } from "vitest";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const { client } = await server.signUp();

const add = (name: string) =>
  client.from("hotels").insert({
    name,
    description: "Quiet",
    address: "1 Quay",
    phone: "+1 555 0100",
    email: "desk@example.com",
  });

const ask = async (hotel_name: string) => server.client().rpc("hotel_name_available", { hotel_name });
const isAvailable = async (name: string): Promise<boolean | null> => (await ask(name)).data;

test.each([
  { taken: "Alpha House", alike: "ALPHA house", why: "case" },
  { taken: "Beta House", alike: " Beta  House\t", why: "white space" },
  { taken: "Gamma House", alike: "Gamma\u00a0House", why: "a no-break space" },
  { taken: "Delta House", alike: "Delta\u2003\u3000House", why: "wide spaces" },
  { taken: "Epsilon House", alike: "Epsi\u200blon\ufeff Ho\u00aduse", why: "invisible characters" },
  { taken: "Zeta House", alike: "Ｚｅｔａ Ｈｏｕｓｅ", why: "wide letters" },
  { taken: "Office Café", alike: "Oﬃce Cafe\u0301", why: "ligatures and composed accents" },
  { taken: "Peach Oasis", alike: "Реасh Оаsіs", why: "Cyrillic letters that look Latin" },
  { taken: "HOTEL MAXIM", alike: "НОТЕL МАХІМ", why: "Cyrillic capitals that look Latin" },
  { taken: "Pension Kappa", alike: "Ρension Κappa", why: "Greek letters that look Latin" },
  { taken: "Гостиница Нева", alike: "ГОСТИНИЦА НЕВА", why: "case in Cyrillic" },
  {
    taken: "ΟΔΥΣΣΕΥΣ",
    alike: "Οδυσσεύς".normalize("NFD").replace("\u0301", ""),
    why: "case and final sigma in Greek",
  },
])("$taken is taken also when it is written with $why", async ({ taken, alike }) => {
  expect(await isAvailable(alike)).toBe(true);
  expect((await add(taken)).error).toBeNull();
  expect(await isAvailable(alike)).toBe(false);
  expect((await add(alike)).error).toMatchObject({ code: "23505" });
});

describe("Names that people tell apart", () => {
  test.each([
    ["Theta House", "Theta Houses"],
    ["Iota House", "IotaHouse"],
    ["Café Sol", "Cafe Sol"],
    ["Hotel Modern", "Hotel Modem"],
    ["Hotel 10", "Hotel IO"],
    ["Отель Роза", "Отель Лоза"],
    ["東京ホテル", "京都ホテル"],
  ])("such as %s and %s can both be had", async (one, other) => {
    expect((await add(one)).error).toBeNull();
    expect(await isAvailable(other)).toBe(true);
    expect((await add(other)).error).toBeNull();
  });
});

test("Renaming or deleting a hotel frees its name and takes the new one", async () => {
  await add("Lambda House").throwOnError();
  await client.from("hotels").update({ name: "Mu House" }).eq("name", "Lambda House").throwOnError();
  expect(await isAvailable("lambda house")).toBe(true);
  expect(await isAvailable("mu house")).toBe(false);
  await client.from("hotels").delete().eq("name", "Mu House").throwOnError();
  expect(await isAvailable("mu house")).toBe(true);
});

test("One of many hotels that take a name at the same time gets it", async () => {
  const outcomes = await Promise.all(
    ["Nu House", "NU HOUSE", "nu\u00a0house", "Nu\u200b House"].map((name) => add(name)),
  );
  expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
  expect(outcomes.filter(({ error }) => error?.code === "23505")).toHaveLength(3);
});

test("A name that is not allowed is never compared, however long it is", async () => {
  const { sql } = server;
  const [row] = await sql`select pg_get_functiondef('innfo.name_key(text)'::regprocedure) as text`;
  const own = String(row?.text);
  await sql.unsafe(own.replace(/RETURN .*/s, "RETURN (1 / length(substr(name, 1, 0)))::text"));
  try {
    expect((await ask("Xi House")).error).toMatchObject({ code: "22012" });
    expect(await ask("x".repeat(900_000))).toMatchObject({ data: true, error: null });
  } finally {
    await sql.unsafe(own);
  }
  expect(await ask("Xi House")).toMatchObject({ data: true, error: null });
});
