/** Draws big pages on a thread of its own, so that nobody else's request waits for them. */
import { builtFrontend } from "../http/frontend.ts";
import { drawPage, type HotelPage, type PageJob } from "./draw-page.ts";

const { guest } = await builtFrontend();

export default async function draw(job: PageJob): Promise<HotelPage> {
  return drawPage(await guest(), job);
}
