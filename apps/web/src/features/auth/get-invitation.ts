import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

/** An invitation does not change while the page is open. */
export function useInvitation(id: string) {
  return useQuery({
    queryKey: ['invitation', id],
    queryFn: ({ signal }) => call(endpoints.organization.getInvitation, { id, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
