import { paths, rulesInForceSchema } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from './api-client.ts';

/** The organization's rules about what is computed and who sees it. */
export function useRulesInForce() {
  return useQuery({
    queryKey: ['rules-in-force'],
    queryFn: ({ signal }) =>
      request({ path: paths.rulesInForce, schema: rulesInForceSchema, signal }),
  });
}
