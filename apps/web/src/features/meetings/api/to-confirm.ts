import { endpoints } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { meetingKeys } from './meeting-keys.ts';

/** Each dialog asks anew, because other people answer questions too. */
export const getToConfirmQueryOptions = (id: string) =>
  queryOptions({
    queryKey: [...meetingKeys.all, 'to-confirm', id],
    queryFn: ({ signal }) => call(endpoints.confirmations.list, { id, signal }),
    staleTime: 0,
    gcTime: 0,
  });
