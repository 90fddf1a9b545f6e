import { endpoints, speakerChoiceRecordSchema, speakerChoicesSchema } from '@rapport/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { speakerKeys } from './speaker-keys.ts';

const as = z.extend(speakerChoicesSchema, { choices: readableList(speakerChoiceRecordSchema) });

/** Choices, newest first; older ones are loaded on request. */
export function useChoices() {
  return useInfiniteQuery({
    queryKey: speakerKeys.choices,
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.speakers.listChoices, { query: { cursor: pageParam }, as, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}
