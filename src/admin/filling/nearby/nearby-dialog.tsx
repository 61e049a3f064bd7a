import { useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import { MAX_PLACES_SENT, RADII } from "../../../lib/nearby.ts";
import { ADMIN_LANGUAGE, declared } from "../../../lib/texts/t.ts";
import { distanceText } from "../../../nearby/distance.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { usePicks } from "../../content/picks/picks.ts";
import { OtherLanguage } from "../../content/picks/tick-list.tsx";
import type { FillingProps } from "../../content/sections/ways-to-fill.tsx";
import { TextButton, textLink } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { NotLoaded } from "../../ui/load-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PickDialog } from "../suggestions/pick-dialog.tsx";
import { HouseStep } from "./house-step.tsx";
import { FROM_THE_MAP, offeredNearby } from "./nearby.ts";
import { FAILED, useHousePoint, useNearbyWords, usePlaces } from "./use-nearby.ts";

/** Places around the house, from OpenStreetMap: docs/decisions/0073-nearby-places.md. */
const MOST_SENT = MAX_PLACES_SENT.toLocaleString(ADMIN_LANGUAGE);
export function NearbyDialog({ section, items, onClose }: Omit<FillingProps, "shown">) {
  const hotel = useHotel();
  const { point, keep, forget } = useHousePoint();
  const [radius, setRadius] = useState<number>(1000);
  const { data: found, error, isFetching, refetch } = usePlaces(point, radius);
  const picks = usePicks(`${hotel.id}/nearby/${section.id}`);
  const said = useNearbyWords();
  const { language } = hotel;
  const { data: words } = said;
  const offered = point && found && words && offeredNearby(section, found.places, items, { language, words });
  return (
    <PickDialog
      title={`Nearby for ${declared(section.title)}`}
      description="From OpenStreetMap. Guests see only what you add."
      onClose={onClose}
      sections={[section]}
      offered={offered}
      picks={picks}
      more={FROM_THE_MAP}
    >
      {!point && <HouseStep onPoint={keep} />}
      {point && (
        <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-2">
          <SelectField
            label="How far on the map"
            options={RADII.map((metres) => ({ value: metres, label: distanceText(metres, ADMIN_LANGUAGE) }))}
            value={radius}
            disabled={isFetching}
            onChoose={(metres) => setRadius(Number(metres))}
          />
          <TextButton type="button" onClick={forget}>
            Choose another point
          </TextButton>
        </div>
      )}
      <div className="mt-6 flex flex-col items-start gap-4 empty:hidden">
        {isFetching && (
          <p role="status" className="text-ink-soft">
            Asking the map…
          </p>
        )}
        {error && !isFetching && (
          <>
            <Notice type="error">{failureText(FAILED, error)}</Notice>
            <TextButton onClick={() => void refetch()}>Try Again</TextButton>
          </>
        )}
        {point && <NotLoaded inline query={said} what="your texts" />}
        {found && found.radius < radius && !isFetching && (
          <Notice type="info">
            {`The map has over ${MOST_SENT} places within ${distanceText(radius, ADMIN_LANGUAGE)}. These are within ${distanceText(found.radius, ADMIN_LANGUAGE)}.`}
          </Notice>
        )}
        {offered && <OtherLanguage />}
        {offered?.length === 0 && (
          <Notice type="info">The map has nothing this close. Try a wider circle.</Notice>
        )}
        {offered && offered.length > 0 && (
          <a
            href="https://www.openstreetmap.org/copyright"
            target="_blank"
            rel="noopener"
            className={`text-sm ${textLink}`}
          >
            © OpenStreetMap contributors
          </a>
        )}
      </div>
    </PickDialog>
  );
}
