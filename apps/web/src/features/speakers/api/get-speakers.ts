import { heardSpeakerSchema, paths, speakerListSchema } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { type ShownSpeakers, speakerKeys } from './speaker-keys.ts';

const schema = z.extend(speakerListSchema, { speakers: readableList(heardSpeakerSchema) });
export type SpeakerPage = z.output<typeof schema>;

/** Names not matched to a person in the directory; further pages are loaded on request. */
export function useSpeakers(shown: ShownSpeakers) {
  return useInfiniteQuery({
    queryKey: speakerKeys.list(shown),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(shown);
      if (pageParam) query.set('cursor', pageParam);
      return request({ path: `${paths.speakers}?${query}`, schema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
