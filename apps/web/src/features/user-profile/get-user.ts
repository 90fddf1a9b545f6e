import { organizationUserSchema, pathFor, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { userKeys } from '@/lib/user-keys.ts';

/** A person of the organization, by the organization user's id or the account's. */
export function useUser(id: string) {
  return useQuery({
    queryKey: userKeys.detail(id),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.user, id), schema: organizationUserSchema, signal }),
  });
}
