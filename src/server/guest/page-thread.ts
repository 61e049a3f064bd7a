/** Runs on a thread of its own: draws pages so big that other requests would have to wait. */
import type { GuestDocument } from "../../lib/guest-document.ts";
import { builtFrontend } from "../http/frontend.ts";
import { drawPage, type HotelPage, type PageJob } from "./draw-page.ts";
import { compressHere } from "./prepared-page.ts";

const { guest } = await builtFrontend();

export default async function draw({ text, ...rest }: PageJob): Promise<HotelPage> {
  const document = JSON.parse(text) as GuestDocument;
  return drawPage(await guest(), { document, ...rest }, compressHere);
}
