import { describe, expect, test } from "vitest";
import { exampleRow } from "../../testbed/rows.ts";
import { sharedServer } from "../../testbed/server.ts";

const server = await sharedServer();
const [user] = await server.sql`insert into auth.users default values returning id`;
const userId = user?.id;

async function addHotel(row: Record<string, unknown>) {
  const [hotel] = await server.sql`
    insert into public.hotels ${server.sql({ ...exampleRow("hotels"), user_id: userId, ...row })}
    returning id, country, times_confirmed`;
  return hotel as { id: string; country: string | null; times_confirmed: boolean };
}

describe("The country of a new hotel", () => {
  test.each([
    ["Europe/Lisbon", "PT"],
    ["Europe/Berlin", "DE"],
    ["America/New_York", "US"],
    // Two names that browsers use for one zone.
    ["Asia/Kolkata", "IN"],
    ["Asia/Calcutta", "IN"],
    ["America/Argentina/Buenos_Aires", "AR"],
    ["UTC", null],
    ["Etc/GMT+3", null],
  ])("whose clocks are those of %s is %s", async (time_zone, country) => {
    expect((await addHotel({ time_zone })).country).toBe(country);
  });

  test("is what its owner says", async () => {
    expect((await addHotel({ time_zone: "Europe/Berlin", country: "AT" })).country).toBe("AT");
  });

  test("stays unknown where its address rules that of its clocks out", async () => {
    expect((await addHotel({ time_zone: "Europe/London", country: "ZZ" })).country).toBeNull();
  });

  test.each(["de", "DEU", "", "D1"])("is not %j", async (country) => {
    await expect(addHotel({ country })).rejects.toMatchObject({ constraint: "hotels_country_code" });
  });

  test("is known for every time zone that browsers offer", async () => {
    const zones = Intl.supportedValuesOf("timeZone");
    const rows = await server.sql`
      select zone from jsonb_array_elements_text(${zones}) as zone where innfo.country_of_time_zone(zone) is null`;
    expect(rows.map(({ zone }) => zone)).toEqual([]);
  });
});

describe("The time zone of a hotel", () => {
  test.each(["UTC", "Europe/Berlin", "Asia/Calcutta", "Etc/GMT+3", "GMT", "US/Pacific"])(
    "may be %s",
    async (time_zone) => {
      await addHotel({ time_zone });
    },
  );

  const unknown = { constraint: "hotels_time_zone_known" };
  test.each([
    "UTC+3",
    "EST5EDT4",
    "<+03>-3",
    "CET-1CEST,M3.5.0,M10.5.0/3",
    "CEST",
    "Foo/Bar3",
    "posix/UTC",
    "+03",
    "",
  ])("is not %j", async (time_zone) => {
    await expect(addHotel({ time_zone })).rejects.toMatchObject(unknown);
  });

  test("may be any that browsers offer", async () => {
    const zones = Intl.supportedValuesOf("timeZone");
    const refused = await server.sql`
      select zone from jsonb_array_elements_text(${zones}) as zone
      where innfo.country_of_time_zone(zone) is null
        and not exists (select from pg_timezone_names where name = zone)`;
    expect(refused).toEqual([]);
  });

  test("stays what it was before there was that rule, until another is chosen", async () => {
    const { id } = await addHotel({});
    await server.sql`alter table public.hotels disable trigger fill_hotel`;
    await server.sql`update public.hotels set time_zone = 'UTC+3' where id = ${id}`;
    await server.sql`alter table public.hotels enable trigger fill_hotel`;
    const save = (row: Record<string, string>) =>
      server.sql`update public.hotels set ${server.sql(row)} where id = ${id}`;
    await save({ time_zone: "UTC+3", phone: "+1 207 555 0198" });
    await expect(save({ time_zone: "UTC+4" })).rejects.toMatchObject(unknown);
    await save({ time_zone: "Asia/Tokyo" });
    await expect(save({ time_zone: "UTC+3" })).rejects.toMatchObject(unknown);
  });
});

describe("The times of a hotel", () => {
  test("are not confirmed while nobody has looked at them", async () => {
    const { id, times_confirmed } = await addHotel({});
    expect(times_confirmed).toBe(false);
    const [renamed] = await server.sql`
      update public.hotels set phone = '+1 207 555 0199', check_in = '02:00 PM' where id = ${id} returning times_confirmed`;
    expect(renamed).toEqual({ times_confirmed: false });
  });

  test.each([{ check_in: "03:00 PM" }, { check_out: "11:00 AM" }, { times_confirmed: true }])(
    "are confirmed with %o, when it is added and later",
    async (change) => {
      expect((await addHotel(change)).times_confirmed).toBe(true);
      const { id } = await addHotel({});
      const [changed] = await server.sql`
        update public.hotels set ${server.sql(change)} where id = ${id} returning times_confirmed`;
      expect(changed).toEqual({ times_confirmed: true });
    },
  );
});

describe("The Wi-Fi of a hotel", () => {
  const house = { name: "House", password: "saltandthyme", shown_to: "everybody" };

  test.each([
    ["none", []],
    ["one", [house]],
    ["one without a password", [{ name: "Open", password: null, shown_to: "everybody" }]],
    ["one whose password reception gives out", [{ ...house, shown_to: "reception" }]],
    ["five", Array(5).fill(house)],
    ["a name of 32 bytes", [{ ...house, name: "東京ホテル東京ホテル12" }]],
  ])("may be %s", async (_what, wifi) => {
    await addHotel({ wifi: wifi });
  });

  test.each([
    ["no list", house],
    ["six", Array(6).fill(house)],
    ["a text", ["House"]],
    ["without a name", [{ ...house, name: "\u200b " }]],
    ["a name of 33 bytes", [{ ...house, name: "東京ホテル東京ホテル123" }]],
    ["a short password", [{ ...house, password: "1234567" }]],
    ["a long password", [{ ...house, password: "x".repeat(64) }]],
    ["a password that no keyboard has", [{ ...house, password: "passwört" }]],
    ["without a word on the password", [{ name: "House", shown_to: "everybody" }]],
    ["without a word on who sees it", [{ name: "House", password: null }]],
    ["with more to it", [{ ...house, note: "x" }]],
  ])("is not %s", async (_what, wifi) => {
    await expect(addHotel({ wifi: wifi })).rejects.toMatchObject({
      constraint: "hotels_wifi_networks",
    });
  });
});

describe("The look of a hotel", () => {
  test.each([[null], ["#1b4a66"]])("has the colour %s", async (accent) => {
    await addHotel({ accent });
  });
  test.each(["#1B4A66", "#fff", "red", "#1b4a66;color:red", ""])("has no colour %j", async (accent) => {
    await expect(addHotel({ accent })).rejects.toMatchObject({ constraint: "hotels_accent_color" });
  });
  test("has one of the moods", async () => {
    await addHotel({ type_mood: "warm" });
    await expect(addHotel({ type_mood: "comic" })).rejects.toMatchObject({
      constraint: "hotels_type_mood_choice",
    });
  });
});
