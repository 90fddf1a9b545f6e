import { paths, systemStateSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';

const refreshMs = 10_000;

export function useSystemState() {
  return useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => request({ path: paths.system, schema: systemStateSchema, signal }),
    refetchInterval: refreshMs,
  });
}
