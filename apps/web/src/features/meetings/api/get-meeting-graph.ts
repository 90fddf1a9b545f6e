import { pathFor, paths } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { meetingGraphAnswerSchema } from './meeting-graph-answer.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';
import { nullWhenSwitchedOff } from './null-when-switched-off.ts';

export function getMeetingGraphQueryOptions(id: string) {
  return queryOptions({
    queryKey: meetingKeys.graph(id),
    queryFn: ({ signal }) =>
      nullWhenSwitchedOff(
        request({
          path: pathFor(paths.meetingGraph, id),
          schema: meetingGraphAnswerSchema,
          signal,
        }),
      ),
    staleTime: meetingStaleMs,
  });
}

/** The connection map of one meeting; null while the interaction graphs feature is off. */
export function useMeetingGraph(id: string) {
  return useQuery(getMeetingGraphQueryOptions(id));
}
