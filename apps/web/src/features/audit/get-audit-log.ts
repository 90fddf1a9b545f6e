import { auditEntrySchema, auditPageSchema, endpoints } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { filterQuery, type ShownFilter } from './audit-filter.ts';

const as = z.extend(auditPageSchema, { entries: readableList(auditEntrySchema) });

/** Newest first; older pages on request. */
export function useAuditLog(filter: ShownFilter) {
  return useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filterQuery(filter), before: pageParam };
      return call(endpoints.audit.list, { query, as, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Reopening starts at the newest page instead of refetching all pages.
    gcTime: 0,
  });
}
