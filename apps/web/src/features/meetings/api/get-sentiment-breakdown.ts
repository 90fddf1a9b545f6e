import { pathFor, paths, sentimentBreakdownAnswerSchema } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';
import { nullWhenSwitchedOff } from './null-when-switched-off.ts';

export function getSentimentBreakdownQueryOptions(id: string) {
  return queryOptions({
    queryKey: meetingKeys.breakdown(id),
    queryFn: ({ signal }) =>
      nullWhenSwitchedOff(
        request({
          path: pathFor(paths.sentimentBreakdown, id),
          schema: sentimentBreakdownAnswerSchema,
          signal,
        }),
      ),
    staleTime: meetingStaleMs,
  });
}

/**
 * The number of participants for each sentiment, or that it is hidden; null while the sentiment
 * feature is switched off.
 */
export function useSentimentBreakdown(id: string) {
  return useQuery(getSentimentBreakdownQueryOptions(id));
}
