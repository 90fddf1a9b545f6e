import { type DirectoryPerson, directoryPeopleSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { offboardingKeys } from './offboarding-keys.ts';

type NamedPerson = { person: DirectoryPerson | undefined; hasFailed: boolean };

/** The name of a person in the directory. Nothing is requested for an empty id. */
export function useNamedPerson(id: string): NamedPerson {
  const isId = z.uuid().safeParse(id).success;
  const { data, isSuccess, isError } = useQuery({
    queryKey: offboardingKeys.person(id),
    queryFn: ({ signal }) =>
      request({
        path: `${paths.offboardingPeople}?${new URLSearchParams({ id })}`,
        schema: directoryPeopleSchema,
        signal,
      }),
    enabled: isId,
  });
  const person = data?.people[0];
  return { person, hasFailed: isError || (isSuccess && !person) || (id !== '' && !isId) };
}
