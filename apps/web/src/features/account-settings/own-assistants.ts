import { endpoints } from '@rapport/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

const ownAssistantsKey = ['own-assistants'];

export const useOwnAssistants = () =>
  useQuery({
    queryKey: ownAssistantsKey,
    queryFn: ({ signal }) => call(endpoints.assistants.listOwn, { signal }),
  });

/** Pending until the list is without the assistant. */
export function useEndOwnAssistant() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endpoints.assistants.endOwn, { id }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownAssistantsKey }),
  });
}
