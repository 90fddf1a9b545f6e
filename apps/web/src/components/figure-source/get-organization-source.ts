import { organizationSourceSchema, paths } from '@rapport/contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '@/lib/api-client.ts';
import { organizationFiguresKey } from '../organization-figures/figure-keys.ts';

/** Cached until a live event says that meetings changed. */
export const organizationSourceQueryOptions = queryOptions({
  queryKey: [...organizationFiguresKey, 'source'],
  queryFn: ({ signal }) =>
    request({ path: paths.organizationSource, schema: organizationSourceSchema, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
