import { endpoints, heardSpeakerSchema, speakerListSchema } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { type ShownSpeakers, speakerKeys } from './speaker-keys.ts';

const as = z.extend(speakerListSchema, { speakers: readableList(heardSpeakerSchema) });
export type SpeakerPage = z.output<typeof as>;

/** Names not matched to a person in the directory; further pages are loaded on request. */
export function useSpeakers(shown: ShownSpeakers) {
  return useInfiniteQuery({
    queryKey: speakerKeys.list(shown),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.speakers.list, { query: { ...shown, cursor: pageParam }, as, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
