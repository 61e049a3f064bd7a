import { useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../ui/load-failure.tsx";
import type { PlaceQuestionProps } from "./place-question.tsx";

/** Loads the places by which an address tells its country, and asks what it does not tell. */
export function PlaceInputs(props: PlaceQuestionProps) {
  const query = useQuery({ queryKey: ["place"], queryFn: () => import("./place-question.tsx") });
  if (!query.data) return <NotLoaded inline query={query} what="your country and time zone" />;
  return <query.data.PlaceQuestion {...props} />;
}
