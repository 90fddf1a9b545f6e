import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** A change without a notice, pending until the queries under `queryKey` are loaded again, also after a refusal. */
export function useQuietChange<Answer, Input = void>(
  queryKey: QueryKey,
  send: (input: Input) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
