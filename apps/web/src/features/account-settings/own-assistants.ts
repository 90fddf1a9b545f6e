import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { useQuietChange } from '@/lib/use-quiet-change.ts';

const ownAssistantsKey = ['own-assistants'];

export const useOwnAssistants = () =>
  useQuery({
    queryKey: ownAssistantsKey,
    queryFn: ({ signal }) => call(endpoints.assistants.listOwn, { signal }),
  });

/** Pending until the list is without the assistant. */
export const useEndOwnAssistant = () =>
  useQuietChange(ownAssistantsKey, (id: string) => call(endpoints.assistants.endOwn, { id }));
