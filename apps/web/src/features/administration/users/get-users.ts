import { endpoints, type UserStatus } from '@rapport/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { userListSchema } from '@/lib/user-list-schema.ts';

type UserListQuery = {
  search: string;
  page: number;
  limit: number;
  status?: UserStatus | undefined;
};

export const getUsersQueryOptions = ({ search, page, limit, status }: UserListQuery) =>
  queryOptions({
    queryKey: userKeys.list({ search, page, limit, status }),
    queryFn: ({ signal }) =>
      call(endpoints.users.list, {
        query: { type: 'all', page, limit, q: search, status },
        as: userListSchema,
        signal,
      }),
  });

/** The previous page stays visible while the next one loads. */
export function useUsers(query: UserListQuery) {
  return useQuery({ ...getUsersQueryOptions(query), placeholderData: keepPreviousData });
}
