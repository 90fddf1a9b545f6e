import { pathFor, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { shownMeetingDetailSchema } from '../domain/shown-meeting.ts';
import { mergeProcessing } from './meeting-cache.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

export function getMeetingQueryOptions(id: string) {
  return queryOptions({
    queryKey: meetingKeys.detail(id),
    queryFn: async ({ client, signal }) => {
      const askedAtMs = Date.now();
      const path = pathFor(paths.meeting, id);
      const meeting = await request({ path, schema: shownMeetingDetailSchema, signal });
      return mergeProcessing(client, meeting, askedAtMs);
    },
    staleTime: meetingStaleMs,
  });
}

export function useMeeting(id: string) {
  return useQuery(getMeetingQueryOptions(id));
}
