/** `npm run innfo`: a copy of an account's data, and the end of one guest's message. */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { idOf } from "../../src/server/messages/form-token.ts";
import { callAuth } from "../../testbed/auth.ts";
import { photograph } from "../../testbed/images.ts";
import { makeTaker, sendForm, sendPhoto, storeMessage } from "../../testbed/messages.ts";
import { operatorOf } from "../../testbed/operator.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const operator = operatorOf(server);
const newFile = () => join(server.dataDir, `${randomBytes(6).toString("hex")}.json`);

test("What an operator exports is what the account downloads itself, also where a hotel demands a second factor", async () => {
  const { client, hotelId, email } = await server.ownerWithHotel();
  const faq = exampleRow("faqs");
  await server.sql`insert into public.faqs ${server.sql({ ...faq, hotel_id: hotelId })}`;
  const token = (await client.auth.getSession()).data.session?.access_token ?? "";
  const { body } = await callAuth(server, "/user/data", { method: "GET", token });
  await server.sql`update public.hotels set owners_need_factor = true where id = ${hotelId}`;

  const file = newFile();
  const { done } = await operator.run("users", "export", email.toUpperCase(), file);
  expect(done).toBe(`What ${email} has is in ${file}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const exported = JSON.parse(readFileSync(file, "utf8"));
  expect(exported.hotels).toMatchObject([{ id: hotelId, sections: { faqs: [{ question: faq.question }] } }]);
  const without = (data: typeof exported) => ({
    ...data,
    exported_at: undefined,
    devices: data.devices.map((device: object) => ({ ...device, current: undefined })),
    hotels: data.hotels.map((hotel: object) => ({
      ...{ ...hotel, owners_need_factor: undefined, updated_at: undefined, changes: undefined },
    })),
  });
  expect(without(exported)).toEqual(without(body));
  expect(exported.devices).toEqual([expect.objectContaining({ current: false })]);

  // A file that is there stays as it is.
  expect(await operator.refused("users", "export", email, file)).toBe(`${file} cannot be written: EEXIST`);
  expect(await operator.refused("users", "export", "nobody@example.com", newFile())).toMatch(/^There is no/);
  expect(await operator.refused("users", "export", email, "/nowhere/data.json")).toMatch(/ENOENT$/);
});

test("One message is erased by its guest's address, with photo and conversation, and no other", async () => {
  const { hotelId } = await makeTaker(server);
  const contact = `${randomBytes(6).toString("hex")}@guest.example`;
  const sent = await sendPhoto(server, { hotelId, photo: await photograph(), values: { contact } });
  const page = `${server.url}${sent.headers.get("location")}`;
  await sendForm(server, hotelId, "feedback", { text: "Stays" });
  expect((await fetch(page)).status).toBe(200);
  const [{ id } = { id: "" }] = await operator.run("messages", "list", contact.toUpperCase());
  await server.sql`
    insert into public.message_texts (hotel_id, message_id, author, text, language)
    values (${hotelId}, ${id}, 'guest', 'It is blue', 'en')`;
  expect(await operator.run("messages", "list", page)).toMatchObject([{ id, kind: "lost", contact }]);

  expect(await operator.refused("messages", "erase", page)).toMatch(
    /^This erases a message \(lost\) of .+ for good; backups keep it until they go\. Nobody can be asked here/,
  );
  expect((await fetch(page)).status).toBe(200);
  expect(await operator.run("messages", "erase", page, "--yes")).toMatchObject({ id });
  expect((await fetch(page)).status).toBe(404);
  for (const table of ["message_texts", "message_photos", "message_events"]) {
    const { count } = await server.sql`select from public.${server.sql(table)} where message_id = ${id}`;
    expect(count, table).toBe(0);
  }
  expect(await server.sql`select text from public.messages where hotel_id = ${hotelId}`).toEqual([
    { text: "Stays" },
  ]);
  // The trail says what was done, and not to whom the address led.
  const [kept] = await operator.run("trail", "list", "messages erase", "--limit", "1");
  expect(kept).toMatchObject({ outcome: expect.stringMatching(/^The message to .+ is erased$/) });
  expect(JSON.stringify(kept)).not.toContain(page.split("/").at(-1));
  expect(await operator.refused("messages", "erase", id, "--yes")).toBe(
    `There is no message ${id}: innfo messages list TEXT finds it`,
  );
});

test("A message is found by its guest's address, whatever letter the address ends with", async () => {
  const { hotelId } = await makeTaker(server);
  for (const end of ["-", "_", "a"]) {
    const secret = randomBytes(24).toString("base64url").slice(0, 31) + end;
    const { id } = await storeMessage(server.sql, hotelId, { id: idOf(secret) });
    const page = `${server.url}/message/${secret}`;
    expect(await operator.run("messages", "list", page)).toMatchObject([{ id }]);
    expect(await operator.run("messages", "list", `${page}?lang=de`)).toMatchObject([{ id }]);
  }
});

test("What the desk has written down about a guest is erased by its id", async () => {
  const { hotelId } = await makeTaker(server);
  const [found] = await server.sql<{ id: string }[]>`
    insert into public.messages (hotel_id, kind, item, contact)
    values (${hotelId}, 'found', 'Umbrella of Ada', 'ada@example.com') returning id`;
  await operator.run("messages", "erase", found?.id ?? "", "--yes");
  expect(await server.sql`select from public.messages where hotel_id = ${hotelId}`).toEqual([]);
});

test("An export that fails half-way leaves no file behind", async () => {
  const { email, hotelId } = await server.ownerWithHotel();
  const file = newFile();
  await server.sql`revoke select on public.faqs from authenticated`;
  try {
    expect(await operator.refused("users", "export", email, file)).toMatch(/permission denied/);
  } finally {
    await server.sql`grant select on public.faqs to authenticated`;
  }
  expect(existsSync(file)).toBe(false);
  expect(hotelId).not.toBe("");
});
