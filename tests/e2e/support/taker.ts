import { createProOwner } from "../../../testbed/owner.ts";

export const REVIEWS = "https://reviews.example/our-hotel";

/** An owner whose hotel takes every kind of message. */
export async function takerAt(url: string) {
  const owner = await createProOwner(url);
  const hotel_id = owner.hotel.id;
  const rows = ["request", "feedback", "lost"].map((kind) => ({ hotel_id, kind, is_on: true }));
  await owner.api.from("message_kinds").insert(rows).throwOnError();
  await owner.api.from("hotels").update({ review_url: REVIEWS }).eq("id", hotel_id).throwOnError();
  return owner;
}
