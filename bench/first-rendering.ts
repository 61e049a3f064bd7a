/**
 * Renders the page of 300 items once and prints its cost in milliseconds of processor time, before anything
 * is compiled or any date was formatted in this language. usage: first-rendering.ts URL
 */
import { preparePage } from "../src/server/guest/prepared-page.ts";
import { builtFrontend } from "../src/server/transport/frontend.ts";
import { LANGUAGES, processorTime, sampleDocument, withManyItems } from "./many-items.ts";

const [, , url = ""] = process.argv;
const document = withManyItems(await sampleDocument(url));
const { guest, islandUrls, searchUrls, stylesUrl } = await builtFrontend();
const { renderHotel } = await guest();
const [language] = LANGUAGES;
const page = () =>
  preparePage(renderHotel(document, { publicUrl: url, islandUrls, searchUrls, stylesUrl }, { language }));
console.log(await processorTime(page));
