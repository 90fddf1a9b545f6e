import { organizationUserSchema, pathFor, paths, searchAnswerSchema } from '@rapport/contract';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { userName } from '@/lib/user-words.ts';
import { askKeys } from './ask-keys.ts';

const staleMs = 60_000;

export type AskedPerson = { id: string; name: string };

/**
 * People in the directory who speak in meetings that the reader may open, found by the beginnings
 * of their names.
 */
export const useSpeakersNamed = (search: string) =>
  useQuery({
    queryKey: askKeys.people(search),
    queryFn: ({ signal }) =>
      request({
        path: `${paths.search}?${new URLSearchParams({ q: search })}`,
        schema: searchAnswerSchema,
        signal,
      }),
    select: ({ people }): AskedPerson[] =>
      people.flatMap(({ userId, name }) => (userId === null ? [] : [{ id: userId, name }])),
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: staleMs,
  });

const nameSchema = z.pick(organizationUserSchema, {
  email: true,
  firstName: true,
  lastName: true,
});

/** Names of people in the directory by their ids; undefined until known. */
export const useNamesOf = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: askKeys.name(id),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        request({ path: pathFor(paths.user, id), schema: nameSchema, signal }),
      staleTime: staleMs,
    })),
    combine: (answers) => answers.map(({ data }) => data && userName(data)),
  });
