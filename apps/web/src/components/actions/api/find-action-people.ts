import { directoryPeopleSchema, nameSearchLengthMin, paths } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { actionKeys } from './action-keys.ts';

/** The first people of the directory whose names match. */
export function useActionPeople(name: string) {
  return useQuery({
    queryKey: actionKeys.people(name),
    queryFn: ({ signal }) =>
      request({
        path: `${paths.actionPeople}?${new URLSearchParams({ q: name })}`,
        schema: directoryPeopleSchema,
        signal,
      }),
    enabled: name.length >= nameSearchLengthMin,
    placeholderData: keepPreviousData,
  });
}
