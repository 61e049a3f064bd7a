/** The house's own recommendations: places with a photo and an owner's tip. No setting chooses them. */
import type { GuestItem } from "../../lib/documents/guest-document.ts";
import { addressOf } from "../../lib/documents/guest-document.ts";
import type { Section } from "../../sections/index.ts";
import { ofText } from "../items/card.tsx";
import { factOf, factsOf } from "../items/facts.ts";
import { useReading } from "../language/reading.ts";
import { hasDays } from "../now/away.ts";
import { ItemPhoto } from "../parts/photo.tsx";

const MOST = 3;

interface FavouritesProps {
  sections: readonly { section: Section; items: readonly GuestItem[] }[];
}

export function Favourites({ sections }: FavouritesProps) {
  const reading = useReading();
  const found = sections.flatMap(({ section, items }) =>
    items.flatMap((item) => {
      const { photo, title, label, facts } = section.card;
      if (!photo || !item[photo] || hasDays(item)) return [];
      const row = { section, item, country: null, reading };
      const told = facts.flatMap((column) => factsOf(column, row));
      const note = told.find((fact) => fact.note);
      const name = factOf(title, row);
      if (!note || !name) return [];
      const meta = [factOf(label, row), told.find((fact) => fact.short)].flatMap((fact) => fact ?? []);
      return [{ item, path: item[photo], name, meta, note }];
    }),
  );
  if (found.length === 0) return null;
  return (
    <div className="favourites">
      <h2>{reading.t("page.favourites")}</h2>
      <ul>
        {found.slice(0, MOST).map(({ item, path, name, meta, note }) => (
          <li key={item.id}>
            <a className="tile" href={`#${addressOf(item)}`}>
              <ItemPhoto path={path} />
              <strong dir="auto" {...ofText(name)}>
                {name.text}
              </strong>
              <span className="description" dir="auto" lang={meta[0]?.lang}>
                {meta.map(({ text }) => text).join(" · ")}
              </span>
              <span className="note" dir="auto" lang={note.lang}>
                {note.text}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
