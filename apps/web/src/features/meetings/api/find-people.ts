import {
  organizationUserListSchema,
  organizationUserSchema,
  pathFor,
  paths,
  userPageSizes,
} from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { userKeys } from '@/lib/user-keys.ts';

/** The first people of the directory who match a search. */
export function useDirectory(search: string) {
  const query = { search, page: 1, limit: userPageSizes[0] };
  return useQuery({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => {
      const parameters = new URLSearchParams({ limit: `${query.limit}`, q: search });
      const path = `${paths.users}?${parameters}`;
      return request({ path, schema: organizationUserListSchema, signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** One person of the directory, for those who may see it. */
export function usePerson(id: string | null, isAllowed: boolean) {
  return useQuery({
    queryKey: userKeys.detail(id ?? ''),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.user, id ?? ''), schema: organizationUserSchema, signal }),
    enabled: id !== null && isAllowed,
    retry: false,
  });
}
