import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { asMutation } from "./query-client.ts";

/**
 * For writes that wait for no network. What these keys begin is read again after each, also after a failure.
 * @returns what fails as its work does
 */
export function useWrite(...queryKeys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  const readAgain = () =>
    Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return <Done>(work: () => PromiseLike<Done>): Promise<Done> =>
    asMutation(queryClient, async () => work()).finally(readAgain);
}
