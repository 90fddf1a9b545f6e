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

/**
 * The first people in the directory whose names match. `path` depends on the use, because each use
 * has a call with its own permission.
 */
export function useDirectoryPeople(path: string, name: string) {
  return useQuery({
    queryKey: userKeys.directory(path, name),
    queryFn: ({ signal }) =>
      request({ path: `${path}?${new URLSearchParams({ q: name })}`, schema, signal }),
    enabled: name.length >= nameSearchLengthMin,
    placeholderData: keepPreviousData,
  });
}
