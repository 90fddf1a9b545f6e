import { askedQuestionSchema, askHistorySchema, paths } from '@rapport/contract';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { askKeys } from './ask-keys.ts';

const staleMs = 60_000;

const schema = z.extend(askHistorySchema, { questions: readableList(askedQuestionSchema) });

export const askedQuestionsQueryOptions = (search: string) =>
  infiniteQueryOptions({
    queryKey: askKeys.search(search),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(search && { search }),
        ...(pageParam && { cursor: pageParam }),
      });
      const path = query.size > 0 ? `${paths.ask}?${query}` : paths.ask;
      return request({ path, schema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Questions and deletions invalidate it.
    staleTime: staleMs,
  });

/** The user's own questions, newest first, page by page. */
export const useAskedQuestions = (search: string) =>
  useInfiniteQuery({ ...askedQuestionsQueryOptions(search), placeholderData: keepPreviousData });
