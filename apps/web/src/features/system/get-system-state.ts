import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';

const refreshMs = 10_000;

export function useSystemState() {
  return useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => call(endpoints.system.get, { signal }),
    refetchInterval: refreshMs,
  });
}
