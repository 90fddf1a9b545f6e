import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

export const trustKey = ['trust'];

export function useTrustState() {
  return useQuery({
    queryKey: trustKey,
    queryFn: ({ signal }) => call(endpoints.organization.getTrust, { signal }),
  });
}
