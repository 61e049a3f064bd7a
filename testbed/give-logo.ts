import type { Owner } from "./owner.ts";
import { logoPicture } from "./pictures.ts";

/** Uploads a logo and puts it on the hotel, as the profile screen does. */
export async function giveLogo({ api, hotel }: Owner, png?: Uint8Array): Promise<void> {
  const path = `${hotel.id}/${crypto.randomUUID()}.webp`;
  const picture = png ?? (await logoPicture());
  const { error } = await api.storage.from("logos").upload(path, picture, { contentType: "image/png" });
  if (error) throw error;
  const logo_url = `/storage/v1/object/public/logos/${path}`;
  await api.from("hotels").update({ logo_url }).eq("id", hotel.id).throwOnError();
}
