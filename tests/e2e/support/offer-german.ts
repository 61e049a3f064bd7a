import type { Owner } from "../../../testbed/owner.ts";

/** One text of the hotel's to translate: its description, "Quiet". */
export async function offerGerman({ api, hotel }: Pick<Owner, "api" | "hotel">): Promise<void> {
  await api
    .from("hotels")
    .update({ languages: ["de"], description: "Quiet" })
    .eq("id", hotel.id)
    .throwOnError();
}
