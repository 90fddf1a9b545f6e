import { directoryPersonSchema, meetingSharesSchema, pathFor, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

export const sharesSchema = z.extend(meetingSharesSchema, {
  people: readableList(directoryPersonSchema),
});

/** The people a meeting is shared with. */
export function useShares(meetingId: string) {
  return useQuery({
    queryKey: meetingKeys.shares(meetingId),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.meetingShares, meetingId), schema: sharesSchema, signal }),
    staleTime: meetingStaleMs,
  });
}
