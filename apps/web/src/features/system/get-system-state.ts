import { paths, systemStateSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

const refreshMs = 10_000;

/** How the installation is, asked again while somebody looks. */
export function useSystemState() {
  return useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => request({ path: paths.system, schema: systemStateSchema, signal }),
    refetchInterval: refreshMs,
  });
}
