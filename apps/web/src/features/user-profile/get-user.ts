import { organizationUserSchema, pathFor, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { userKeys } from '@/lib/user-keys.ts';

/** `id` is the id of the organization user or of the account. */
export function useUser(id: string) {
  return useQuery({
    queryKey: userKeys.detail(id),
    queryFn: ({ signal }) =>
      request({ path: pathFor(paths.user, id), schema: organizationUserSchema, signal }),
  });
}
