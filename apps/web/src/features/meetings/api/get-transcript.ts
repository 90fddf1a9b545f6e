import { meetingTranscriptSchema, pathFor, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';
import { nullWhenSwitchedOff } from './null-when-switched-off.ts';

function getTranscriptQueryOptions(id: string) {
  return queryOptions({
    queryKey: meetingKeys.transcript(id),
    queryFn: ({ signal }) =>
      nullWhenSwitchedOff(
        request({
          path: pathFor(paths.meetingTranscript, id),
          schema: meetingTranscriptSchema,
          signal,
        }),
      ),
    staleTime: meetingStaleMs,
  });
}

/** The transcript, turn by turn; null if none was stored. It is large, so it is requested on demand only. */
export function useTranscript(id: string, isWanted: boolean) {
  return useQuery({ ...getTranscriptQueryOptions(id), enabled: isWanted });
}
