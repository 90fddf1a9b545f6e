import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

export const passkeyKey = ['passkeys'];

export function usePasskeys() {
  return useQuery({
    queryKey: passkeyKey,
    queryFn: ({ signal }) => call(endpoints.passkeys.list, { signal }),
  });
}
