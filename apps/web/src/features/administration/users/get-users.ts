import { paths, type UserStatus } from '@rapport/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { userListSchema } from '@/lib/user-list-schema.ts';

export type UserListQuery = {
  search: string;
  page: number;
  limit: number;
  status?: UserStatus | undefined;
};

function getUsers({ search, page, limit, status }: UserListQuery, signal: AbortSignal) {
  const query = new URLSearchParams({ type: 'all', page: `${page}`, limit: `${limit}` });
  if (search) query.set('q', search);
  if (status) query.set('status', status);
  return request({ path: `${paths.users}?${query}`, schema: userListSchema, signal });
}

export const getUsersQueryOptions = (query: UserListQuery) =>
  queryOptions({
    queryKey: userKeys.list(query),
    queryFn: ({ signal }) => getUsers(query, signal),
  });

/** The previous page stays visible while the next one loads. */
export function useUsers(query: UserListQuery) {
  return useQuery({ ...getUsersQueryOptions(query), placeholderData: keepPreviousData });
}
