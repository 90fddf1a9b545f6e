import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { userKeys } from '@/lib/user-keys.ts';

/** `id` is the id of the organization user or of the account. */
export function useUser(id: string) {
  return useQuery({
    queryKey: userKeys.detail(id),
    queryFn: ({ signal }) => call(endpoints.users.get, { id, signal }),
  });
}
