import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/**
 * For writes that wait for no network. Queries that begin with these keys are read again after each, also after a failure.
 * @returns what fails as its work does
 */
export function useWrite(...queryKeys: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (work: () => PromiseLike<unknown>) => work(),
  });
  // Not the mutation's own onSettled: that of another hotel, where one is chosen meanwhile.
  const readAgain = () =>
    Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return <Done>(work: () => PromiseLike<Done>) => mutateAsync(work).finally(readAgain) as Promise<Done>;
}
