import { participantSummariesSchema, pathFor, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

export function getParticipantSummariesQueryOptions(id: string) {
  return queryOptions({
    queryKey: meetingKeys.summaries(id),
    queryFn: async ({ signal }) => {
      const path = pathFor(paths.participantSummaries, id);
      const answer = await request({ path, schema: participantSummariesSchema, signal });
      return answer.summaries;
    },
    staleTime: meetingStaleMs,
  });
}

export function useParticipantSummaries(id: string) {
  return useQuery(getParticipantSummariesQueryOptions(id));
}
