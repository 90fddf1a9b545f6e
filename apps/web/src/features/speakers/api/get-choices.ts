import { paths, speakerChoiceRecordSchema, speakerChoicesSchema } from '@rapport/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { speakerKeys } from './speaker-keys.ts';

const schema = z.extend(speakerChoicesSchema, { choices: readableList(speakerChoiceRecordSchema) });

/** Choices, newest first; older ones are loaded on request. */
export function useChoices() {
  return useInfiniteQuery({
    queryKey: speakerKeys.choices,
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam ? `?${new URLSearchParams({ cursor: pageParam })}` : '';
      return request({ path: `${paths.speakerChoices}${query}`, schema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}
