import { endpoints } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { organizationFiguresKey } from '../organization-figures/figure-keys.ts';

/** Cached until a live event says that meetings changed. */
export const organizationSourceQueryOptions = queryOptions({
  queryKey: [...organizationFiguresKey, 'source'],
  queryFn: ({ signal }) => call(endpoints.figures.getSource, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
