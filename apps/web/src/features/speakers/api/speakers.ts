import {
  endpoints,
  heardSpeakerSchema,
  type SpeakerSort,
  type SpeakerTab,
  speakerListSchema,
} from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { useQuietChange } from '@/lib/use-quiet-change.ts';

export const speakersKey = ['speakers'] as const;

const as = z.extend(speakerListSchema, { speakers: readableList(heardSpeakerSchema) });
export type SpeakerPage = z.output<typeof as>;

/** Names not matched to a person in the directory; further pages are loaded on request. */
export function useSpeakers(shown: { tab: SpeakerTab; sort: SpeakerSort }) {
  return useInfiniteQuery({
    queryKey: [...speakersKey, 'list', shown],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.speakers.list, { query: { ...shown, cursor: pageParam }, as, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Undoes choices everywhere. */
export const useUndoChoices = () =>
  useQuietChange(speakersKey, (choiceIds: readonly string[]) =>
    call(endpoints.speakers.undo, { body: { choiceIds } }),
  );
