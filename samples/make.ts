/** Puts a made-up hotel into a running server, by the calls its owner's browser would make. */
import { randomBytes } from "node:crypto";
import { giveLogo } from "../testbed/give-logo.ts";
import { uploadPhoto } from "../testbed/give-photo.ts";
import { createOwner, newEmail, type Owner } from "../testbed/owner.ts";
import { asPng, type Picture } from "./pictures/svg.ts";
import type { SampleHotel } from "./sample.ts";

export function emailOf({ key }: SampleHotel): string {
  return `${key}@samples.example`;
}

interface Options {
  itemPhotos?: boolean;
  /** Beside others of its kind: with another owner, and a few more letters in its name. */
  isCopy?: boolean;
}

/** @throws when its owner is there already, and it is no copy: errorCode "user_already_exists" */
export async function makeSampleHotel(
  url: string,
  sample: SampleHotel,
  { itemPhotos = true, isCopy = false }: Options = {},
): Promise<Owner> {
  const name = isCopy ? `${sample.hotel.name} ${randomBytes(2).toString("hex")}` : sample.hotel.name;
  const email = isCopy ? newEmail() : emailOf(sample);
  const owner = await createOwner(url, { email, hotel: { ...sample.hotel, name } });
  await takePro(url, owner);
  const { api, hotel } = owner;
  const photos = new Map<Picture, Promise<string>>();
  const shown = async (picture: Picture) => {
    const path = photos.get(picture) ?? uploadPhoto(api, hotel.id, await asPng(picture));
    photos.set(picture, path);
    return path;
  };

  const { cover, logo } = sample;
  if (cover) {
    const cover_path = await shown(cover);
    await api.from("hotels").update({ cover_path }).eq("id", hotel.id).throwOnError();
  }
  if (logo) await giveLogo(owner, await asPng(logo));
  for (const [table, rows] of Object.entries(sample.rows)) {
    const inserted: object[] = [];
    for (const { picture, ...row } of rows as { picture?: Picture }[]) {
      inserted.push({
        ...row,
        hotel_id: hotel.id,
        ...(itemPhotos && picture && { photo_path: await shown(picture) }),
      });
    }
    await insert(owner, table, inserted);
  }
  for (const { items, ...section } of sample.own) {
    const [made] = await insert(owner, "custom_sections", [{ ...section, hotel_id: hotel.id }]);
    await insert(
      owner,
      "custom_section_items",
      items.map((item) => ({ ...item, hotel_id: hotel.id, section_id: made?.id })),
    );
  }
  await insert(
    owner,
    "announcements",
    sample.announcements.map((text) => ({ text, hotel_id: hotel.id, ...aroundToday() })),
  );
  return owner;
}

/** The rows fit their table, which is known at run time only. */
async function insert({ api }: Owner, table: string, rows: object[]): Promise<{ id: string }[]> {
  if (rows.length === 0) return [];
  const { data } = await api
    .from(table as "amenities")
    .insert(rows as never, { defaultToNull: false })
    .select("id")
    .throwOnError();
  return data;
}

/** From yesterday until tomorrow, so that it is today in every time zone. */
function aroundToday(): { starts_at: string; ends_at: string } {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);
  return { starts_at: at(-1), ends_at: at(2) };
}

/** All sections, and those of its own. @throws where payments are real */
async function takePro(url: string, { api }: Owner): Promise<void> {
  const { payments } = (await (await fetch(`${url}/config.json`)).json()) as Config;
  if (!payments?.simulated)
    throw new Error(`${url} takes real payments: samples are for a server that does not`);
  const page = `${url}/admin/subscription`;
  const { data, error } = await api.functions.invoke<{ url: string }>("stripe-checkout", {
    body: { price_id: payments.priceId, success_url: page, cancel_url: page },
  });
  if (error || !data) throw new Error("The Pro plan could not be taken", { cause: error });
  const paid = await fetch(data.url, {
    method: "POST",
    body: new URLSearchParams({ action: "pay" }),
    headers: { Origin: new URL(url).origin },
    redirect: "manual",
  });
  if (paid.status !== 303) throw new Error(`The simulated checkout answered ${paid.status}`);
}

interface Config {
  payments: { priceId: string; simulated: boolean } | null;
}
