import { paths, type TrustState, type TrustUpdate, trustStateSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

const path = paths.trust;
const schema = trustStateSchema;
export const trustKey = ['trust'];

export function useTrustState() {
  return useQuery({
    queryKey: trustKey,
    queryFn: ({ signal }) => request({ path, schema, signal }),
  });
}

export const saveTrust = (body: TrustUpdate): Promise<TrustState> =>
  request({ path, method: 'PATCH', body, schema });
