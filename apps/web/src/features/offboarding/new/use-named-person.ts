import { type DirectoryPerson, endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { offboardingKey } from '../api/offboardings.ts';

type NamedPerson = { person: DirectoryPerson | undefined; hasFailed: boolean };

/** The name of a person in the directory. Nothing is requested for an empty id. */
export function useNamedPerson(id: string): NamedPerson {
  const isId = z.uuid().safeParse(id).success;
  const { data, isSuccess, isError } = useQuery({
    queryKey: [...offboardingKey, 'person', id],
    queryFn: ({ signal }) => call(endpoints.offboardings.listPeople, { query: { id }, signal }),
    enabled: isId,
  });
  const person = data?.people[0];
  return { person, hasFailed: isError || (isSuccess && !person) || (id !== '' && !isId) };
}
