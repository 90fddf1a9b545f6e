import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { succession } from '@/sample/data/succession/succession.ts';
import type { Succession } from '../domain/succession.ts';

export const successionQueryOptions = queryOptions({
  queryKey: ['succession'],
  queryFn: async (): Promise<Succession> => succession,
  staleTime: 'static',
});

export const useSuccession = () => useSuspenseQuery(successionQueryOptions).data;
