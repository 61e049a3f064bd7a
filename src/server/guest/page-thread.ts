/** Draws big pages on a thread of its own, so that other requests do not wait for them. */
import { builtFrontend } from "../http/frontend.ts";
import { drawPage, type HotelPage, type PageJob } from "./draw-page.ts";

const { guest } = await builtFrontend();

export default async function draw(job: PageJob): Promise<HotelPage> {
  return drawPage(await guest(), job);
}
