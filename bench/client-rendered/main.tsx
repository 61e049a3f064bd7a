/** The guest page as a single-page application: loads a framework, then the data, then renders. */
import { createRoot } from "react-dom/client";
import "../../src/guest/frame/guest.css";
import { HotelPage } from "../../src/guest/page/hotel-page.tsx";
import { iconSheet } from "../../src/guest/parts/icons.tsx";
import type { GuestDocument } from "../../src/lib/documents/guest-document.ts";
import { UNCONFIGURED } from "../../src/lib/legal.ts";

const answer = await fetch("/document.json");
const hotel = (await answer.json()) as GuestDocument;
document.title = hotel.hotel.name;
const root = document.createElement("div");
document.body.append(root);
createRoot(root).render(
  <HotelPage
    {...{ document: hotel, facts: UNCONFIGURED }}
    logoUrl={undefined}
    packedFrom={Infinity}
    searches={[]}
    unlockUrl={undefined}
  />,
);
requestAnimationFrame(() => document.body.insertAdjacentHTML("afterbegin", iconSheet(root.innerHTML)));
