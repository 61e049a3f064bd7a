import type { Owner } from "./owner.ts";

/** The address in the code that hangs for everybody in the owner's hotel; made here if nobody has asked for it. */
export async function houseCodeUrl(url: string, { api, hotel }: Owner): Promise<string> {
  const { data } = await api.rpc("house_code", { hotel_id: hotel.id }).throwOnError();
  return `${url}/view/${hotel.id}#c=${(data as { token: string }).token}`;
}
