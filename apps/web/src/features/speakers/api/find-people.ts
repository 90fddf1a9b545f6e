import {
  directoryPeopleSchema,
  directoryPersonSchema,
  nameSearchLengthMin,
  paths,
} from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { speakerKeys } from './speaker-keys.ts';

const schema = z.extend(directoryPeopleSchema, { people: readableList(directoryPersonSchema) });

/** The first people of the directory whose names match. */
export function usePeopleNamed(name: string) {
  return useQuery({
    queryKey: speakerKeys.people(name),
    queryFn: ({ signal }) =>
      request({
        path: `${paths.speakerPeople}?${new URLSearchParams({ q: name })}`,
        schema,
        signal,
      }),
    enabled: name.length >= nameSearchLengthMin,
    placeholderData: keepPreviousData,
  });
}
