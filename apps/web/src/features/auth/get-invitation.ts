import { invitationDetailsSchema, pathFor, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

function getInvitation(id: string, signal: AbortSignal) {
  const path = pathFor(paths.invitation, id);
  return request({ path, schema: invitationDetailsSchema, signal });
}

/** An invitation does not change while the page is open. */
export function useInvitation(id: string) {
  return useQuery({
    queryKey: ['invitation', id],
    queryFn: ({ signal }) => getInvitation(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
