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

/** The first people of the directory whose names match. `path`: each use of the directory has a call, with its permission. */
export function useDirectoryPeople(path: string, name: string) {
  return useQuery({
    queryKey: userKeys.directory(path, name),
    queryFn: ({ signal }) =>
      request({ path: `${path}?${new URLSearchParams({ q: name })}`, schema, signal }),
    enabled: name.length >= nameSearchLengthMin,
    placeholderData: keepPreviousData,
  });
}
