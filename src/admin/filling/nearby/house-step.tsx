import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../../lib/errors.ts";
import type { Point } from "../../../lib/nearby.ts";
import { oneLine } from "../../../lib/texts/one-line.ts";
import { useHotel } from "../../content/hotel/hotel-provider.tsx";
import { useSupabase } from "../../rows/supabase.tsx";
import { Button } from "../../ui/button.tsx";
import { InputField } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { addressQuery, FAILED, pointIn } from "./use-nearby.ts";

/** The owner confirms where the house is: an address may mean several places. */
export function HouseStep({ onPoint }: { onPoint: (point: Point) => void }) {
  const hotel = useHotel();
  const supabase = useSupabase();
  const [typed, setTyped] = useState(oneLine(hotel.address));
  const [address, setAddress] = useState(typed);
  const { data, error, isFetching, refetch } = useQuery({
    ...addressQuery(supabase, hotel.id, address),
    enabled: address.trim() !== "",
  });

  function lookUp(): void {
    const point = pointIn(typed);
    if (point) onPoint(point);
    else if (typed === address) void refetch();
    else setAddress(typed);
  }

  return (
    <div className="mt-6 flex flex-col gap-5">
      <Form onSubmit={lookUp} className="flex flex-col gap-4">
        <InputField
          label="Address, or coordinates"
          hint="Coordinates look like 38.7135, -9.1392. Maps copy them for a point."
          value={typed}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" className="self-start" busy={isFetching && "Looking..."}>
          Look Up
        </Button>
      </Form>
      {error && !isFetching && <Notice type="error">{failureText(FAILED, error)}</Notice>}
      {data?.length === 0 && !isFetching && (
        <Notice type="warning">
          The map does not know it. Try without the house number, or coordinates.
        </Notice>
      )}
      {data && data.length > 0 && !isFetching && (
        <div>
          <h3 className="font-display text-lg font-semibold">Which one is your house?</h3>
          <ul>
            {data.map(({ name, latitude, longitude }) => (
              <li key={`${latitude},${longitude}`} className="border-b border-line">
                <button
                  type="button"
                  className="flex min-h-14 w-full items-center gap-3 py-3 text-start wrap-anywhere"
                  onClick={() => onPoint({ latitude, longitude })}
                >
                  <MapPin className="size-5 shrink-0 text-brass" />
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
