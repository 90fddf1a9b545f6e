import { askSentencesSchema, pathFor, paths } from '@rapport/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { askKeys } from './ask-keys.ts';

/**
 * All sentences about a question, or those of the week that begins on a Monday; newest first, page
 * by page.
 */
export const useAskedSentences = (id: string, week: string | undefined) =>
  useInfiniteQuery({
    queryKey: askKeys.sentences(id, week),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(week && { week }),
        ...(pageParam && { cursor: pageParam }),
      });
      const path = pathFor(paths.askSentences, id);
      return request({
        path: query.size > 0 ? `${path}?${query}` : path,
        schema: askSentencesSchema,
        signal,
      });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
