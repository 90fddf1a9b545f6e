import { passkeyListSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

export const passkeyKey = ['passkeys'];

export function usePasskeys() {
  return useQuery({
    queryKey: passkeyKey,
    queryFn: ({ signal }) => request({ path: paths.passkeys, schema: passkeyListSchema, signal }),
  });
}
