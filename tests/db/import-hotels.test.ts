/** `npm run innfo -- hotels import`: a chain's hotels from a spreadsheet, with the sections of a template. */
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FREE_PLAN, PRO_PLAN } from "../../src/product.ts";
import { SECTIONS } from "../../src/sections/index.ts";
import { callAuth } from "../../testbed/auth.ts";
import { mailsTo } from "../../testbed/mailbox.ts";
import { operatorOf } from "../../testbed/operator.ts";
import { exampleRow } from "../../testbed/rows.ts";
import { PASSWORD, sharedServer } from "../../testbed/server.ts";
import { giveProPlan, makeHotel } from "../../testbed/tokens.ts";

const server = await sharedServer();
const operator = operatorOf(server);

const chain = () => `Chain ${randomBytes(6).toString("hex")}`;
const address = (name: string) => `${name.replace(" ", "-").toLowerCase()}@chain.example`;

function fileOf(...lines: string[]): string {
  const file = join(server.dataDir, `${randomBytes(6).toString("hex")}.csv`);
  writeFileSync(file, lines.join("\n"));
  return file;
}
const importing = (file: string, ...options: string[]) => operator.run("hotels", "import", file, ...options);
const refused = (file: string) => operator.refused("hotels", "import", file);

const hotelsOf = (email: string) => server.sql<
  { id: string; name: string; phone: string; check_in: string }[]
>`
  select h.id, h.name, h.phone, h.check_in from public.hotels h join auth.users u on u.id = h.user_id
  where u.email = ${email} order by h.created_at`;

async function makeTemplate() {
  const owner = await makeHotel(server);
  await giveProPlan(server, owner.userId);
  for (const { table } of SECTIONS) {
    await server.sql`insert into public.${server.sql(table)} ${server.sql({ ...exampleRow(table), hotel_id: owner.hotelId })}`;
  }
  await owner.client
    .from("custom_sections")
    .insert({ hotel_id: owner.hotelId, name: "Spa", description: "Baths" })
    .throwOnError();
  await owner.client
    .from("section_visibility")
    .insert({ hotel_id: owner.hotelId, section_name: "faqs", is_visible: false })
    .throwOnError();
  await server.sql`
    update public.hotels set check_in = '16:00', languages = '{de}', wifi = '[{"name": "Guests", "password": "secretsecret", "shown_to": "code"}]'
    where id = ${owner.hotelId}`;
  return owner.hotelId;
}

describe("A chain's spreadsheet", () => {
  test("becomes hotels with their template's sections, and adds nothing twice", async () => {
    const template = await makeTemplate();
    const [free, pro] = [chain(), chain()];
    const file = fileOf(
      "\ufeffName,Address,Owner,Plan,Template,Phone,Email",
      `${free},"1 Quay, Harbour",${address(free).toUpperCase()},free,${template},+1 207 555 0101,desk@chain.example`,
      `${pro},2 Quay,${address(pro)},Pro,${template},,`,
      "",
    );
    expect(await importing(file, "--days", "10")).toMatchObject({ added: 2, known: 0, invited: 2 });
    expect(await importing(file)).toMatchObject({ added: 0, known: 2, invited: 0 });

    const [first] = await hotelsOf(address(free));
    expect(first).toMatchObject({ name: free, phone: "+1 207 555 0101", check_in: "16:00" });
    const plans = await server.sql`
      select (innfo.plan_of(id)).id as plan from auth.users where email in (${address(free)}, ${address(pro)}) order by 1`;
    expect(plans.map(({ plan }) => plan).toSorted()).toEqual([PRO_PLAN.id, FREE_PLAN.id].toSorted());
    for (const [email, customs, languages] of [
      [address(free), 0, []],
      [address(pro), 1, ["de"]],
    ] as const) {
      const [hotel, ...others] = await hotelsOf(email);
      expect(others).toEqual([]);
      const id = hotel?.id ?? "";
      for (const { table } of SECTIONS) {
        expect(await server.sql`select from public.${server.sql(table)} where hotel_id = ${id}`).toHaveLength(
          1,
        );
      }
      expect(await server.sql`select from public.custom_sections where hotel_id = ${id}`).toHaveLength(
        customs,
      );
      expect(
        await server.sql`select section_name, is_visible from public.section_visibility where hotel_id = ${id}`,
      ).toEqual([{ section_name: "faqs", is_visible: false }]);
      const [own] =
        await server.sql`select to_json(languages) as languages, wifi from public.hotels where id = ${id}`;
      expect(own).toEqual({ languages, wifi: [] });
      expect((await fetch(`${server.url}/view/${id}`)).status).toBe(200);
    }
  });

  test("invites each owner once, who sets a password and finds the hotels", async () => {
    const template = await makeTemplate();
    const [one, two] = [chain(), chain()];
    const email = address(one);
    const lines = [one, two].map((name) => `${name},1 Quay,${email},,${template}`);
    expect(await importing(fileOf("name,address,owner,plan,template", ...lines))).toMatchObject({
      added: 2,
      invited: 1,
    });
    server.context.outbox.send();
    const [mail, ...others] = await mailsTo(server, email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`${one} asks you to help at ${one}`);
    const token = /\/join#(\S+)/.exec(mail?.links[0] ?? "")?.[1] ?? "";
    const shown = await callAuth(server, "/invitation", { body: { token } });
    expect(shown.body).toMatchObject({ email, role: "owner", has_account: false });
    const joined = await callAuth(server, "/invitation/accept", {
      body: { token, password: PASSWORD, name: "Ana" },
    });
    expect(joined.status).toBe(200);
    const client = server.client();
    await client.auth.signInWithPassword({ email, password: PASSWORD });
    const { data } = await client.from("hotels").select("name").order("created_at").throwOnError();
    expect(data).toEqual([{ name: one }, { name: two }]);
    // Nobody sets another password by another invitation.
    const again = await importing(fileOf("name,address,owner,plan,template", ...lines));
    expect(again).toMatchObject({ added: 0, known: 2, invited: 0 });
    const [other] = await server.sql<
      { hotel_id: string }[]
    >`select id as hotel_id from public.hotels where name = ${one}`;
    const { hotel_id = "" } = other ?? {};
    await server.sql`insert into public.invitations (hotel_id, email, role) values (${hotel_id}, ${email}, 'owner')`;
    server.context.outbox.send();
    const later = /\/join#(\S+)/.exec((await mailsTo(server, email))[0]?.links[0] ?? "")?.[1] ?? "";
    expect(later).not.toBe(token);
    const taken = await callAuth(server, "/invitation/accept", {
      body: { token: later, password: "another long password" },
    });
    expect(taken.body).toMatchObject({ error_code: "email_exists" });
  });

  test("names each row that is left out, and adds the others", async () => {
    const template = await makeTemplate();
    const taken = await makeHotel(server);
    const [known] = await hotelsOf(taken.email);
    const [good, long] = [chain(), chain()];
    const file = fileOf(
      "name,address,owner,plan,template",
      `${chain()},,${address(good)},,${template}`,
      `${chain()},1 Quay,nobody,,${template}`,
      `${chain()},1 Quay,${address(good)},gold,${template}`,
      `${chain()},1 Quay,${address(good)},,nosuchhotel`,
      `${chain()},1 Quay,${address(good)},,`,
      `${known?.name},1 Quay,${address(good)},,${template}`,
      `${long.repeat(12)},1 Quay,${address(long)},,${template}`,
      "",
      `${good},1 Quay,${address(good)},,${template}`,
      `${chain()},1 Quay,${address(good)},,${template},Harbour`,
    );
    const message = await refused(file);
    expect(message.split("\n").map((line) => line.replace(/\(Chain [^)]*\)|\(Hotel [^)]*\)/, "(…)"))).toEqual(
      [
        "Hotels added: 1, there already: 0; owners invited: 1; rows left out: 8",
        "row 2 (…): address is missing",
        "row 3 (…): owner must be an email address: nobody",
        "row 4 (…): plan must be free or pro",
        "row 5 (…): there is no template hotel nosuchhotel",
        "row 6 (…): phone is missing, and there is no template",
        "row 7 (…): another account has a hotel of this name",
        expect.stringMatching(/^row 8 \(…\): .*hotels_name_length/),
        "row 11 (…): it has more columns than the first row",
      ],
    );
    expect(await hotelsOf(address(good))).toHaveLength(1);
    // A refused row leaves no account behind.
    expect(await server.sql`select from auth.users where email = ${address(long)}`).toEqual([]);
  });

  test("stops at the owner's limit, and says what raises it", async () => {
    const template = await makeTemplate();
    const email = address(chain());
    const lines = Array.from(
      { length: FREE_PLAN.limits.hotels + 1 },
      () => `${chain()},1 Quay,${email},,${template}`,
    );
    const file = fileOf("name,address,owner,plan,template", ...lines);
    const before =
      await server.sql`select max::int from innfo.limits where plan_id = 'free' and what = 'hotels'`;
    await server.sql`update innfo.limits set max = ${FREE_PLAN.limits.hotels} where plan_id = 'free' and what = 'hotels'`;
    const message = await refused(file);
    await server.sql`update innfo.limits set max = ${before[0]?.max} where plan_id = 'free' and what = 'hotels'`;
    expect(message).toContain("(innfo limits set EMAIL hotels=N raises it)");
    expect(await hotelsOf(email)).toHaveLength(FREE_PLAN.limits.hotels);
  });
});

test.each([
  ["a column is missing", ["name,owner"], /it lacks address$/],
  ["a column is unknown", ["name,address,owner,stars"], /stars is unknown$/],
  ["a quote does not end", ["name,address,owner", 'A,"1 Quay,a@b.example'], /, row 2: /],
])("A file is refused as a whole where %s", async (_why, lines, reason) => {
  expect(await refused(fileOf(...lines))).toMatch(reason);
});

test("A file in another encoding is refused as a whole, because its names would lose their letters", async () => {
  const file = fileOf();
  writeFileSync(
    file,
    Buffer.from("name,address,owner,phone\nK\u00e4the,1 Quay,a@b.example,+1 207 555 0101\n", "latin1"),
  );
  expect(await refused(file)).toBe(`${file} is no UTF-8: save it as CSV UTF-8`);
});

test("A file that is not there is named", async () => {
  expect(await refused("/nowhere/hotels.csv")).toBe("/nowhere/hotels.csv cannot be read: ENOENT");
});
