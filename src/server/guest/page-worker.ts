/** Runs on a thread of its own: renders pages so big that other requests would have to wait. */
import type { GuestDocument } from "../../lib/documents/guest-document.ts";
import { builtFrontend } from "../transport/frontend.ts";
import { compressHere } from "./prepared-page.ts";
import { type PageJob, type RenderedPage, renderPage } from "./render-page.ts";

const { guest } = await builtFrontend();

export default async function render({ text, ...rest }: PageJob): Promise<RenderedPage> {
  const document = JSON.parse(text) as GuestDocument;
  return renderPage(await guest(), { document, ...rest }, compressHere);
}
