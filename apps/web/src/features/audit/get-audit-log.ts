import { auditEntrySchema, auditPageSchema, paths } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { filterQuery, type ShownFilter } from './audit-filter.ts';

const schema = z.extend(auditPageSchema, { entries: readableList(auditEntrySchema) });

/** Newest first; older pages on request. */
export function useAuditLog(filter: ShownFilter) {
  return useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = filterQuery(filter);
      if (pageParam) query.set('before', pageParam);
      return request({ path: `${paths.auditLog}?${query}`, schema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Reopening starts at the newest page instead of refetching all pages.
    gcTime: 0,
  });
}
