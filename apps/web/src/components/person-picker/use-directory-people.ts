import {
  directoryPeopleSchema,
  directoryPersonSchema,
  nameSearchLengthMin,
} from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { userKeys } from '@/lib/user-keys.ts';

const schema = z.extend(directoryPeopleSchema, { people: readableList(directoryPersonSchema) });

/** The address of a search in the directory. Each use has a call with its own permission. */
export type AddressOfPeople = (query: { q: string }) => string;

/** The first people in the directory whose names match. */
export function useDirectoryPeople(addressOfPeople: AddressOfPeople, name: string) {
  const path = addressOfPeople({ q: name });
  return useQuery({
    queryKey: userKeys.directory(path),
    queryFn: ({ signal }) => request({ path, schema, signal }),
    enabled: name.length >= nameSearchLengthMin,
    placeholderData: keepPreviousData,
  });
}
