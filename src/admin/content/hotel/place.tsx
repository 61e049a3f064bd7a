import { useQuery } from "@tanstack/react-query";
import type { PlaceQuestionProps } from "./place-question.tsx";

/** Loads the places by which an address tells its country, and asks what it does not tell. */
export function PlaceInputs(props: PlaceQuestionProps) {
  const { data } = useQuery({ queryKey: ["place"], queryFn: () => import("./place-question.tsx") });
  return data && <data.PlaceQuestion {...props} />;
}
