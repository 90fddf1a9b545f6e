import { pathFor, paths, toConfirmSchema } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { meetingKeys } from './meeting-keys.ts';

/** Each dialog asks anew, because other people answer questions too. */
export function getToConfirmQueryOptions(id: string) {
  return queryOptions({
    queryKey: meetingKeys.toConfirm(id),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.toConfirm, id), schema: toConfirmSchema, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
