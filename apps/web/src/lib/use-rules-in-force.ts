import { endpoints } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

/** The organization's rules about what is computed and who sees it. */
export function useRulesInForce() {
  return useQuery({
    queryKey: ['rules-in-force'],
    queryFn: ({ signal }) => call(endpoints.rules.get, { signal }),
  });
}
