import { participantSummarySchema, pathFor, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

const schema = z.object({ summaries: readableList(participantSummarySchema) });

export function getParticipantSummariesQueryOptions(id: string) {
  return queryOptions({
    queryKey: meetingKeys.summaries(id),
    queryFn: async ({ signal }) => {
      const path = pathFor(paths.participantSummaries, id);
      const answer = await request({ path, schema, signal });
      return answer.summaries;
    },
    staleTime: meetingStaleMs,
  });
}

export function useParticipantSummaries(id: string) {
  return useQuery(getParticipantSummariesQueryOptions(id));
}
