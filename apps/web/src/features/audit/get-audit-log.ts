import { auditEntrySchema, auditPageSchema, paths } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { readableList } from '@/lib/readable-list.ts';
import { filterQuery, type ShownFilter } from './audit-filter.ts';

const schema = z.extend(auditPageSchema, { entries: readableList(auditEntrySchema) });

/** The audit log, newest first; older entries when they are asked for. */
export function useAuditLog(filter: ShownFilter) {
  return useInfiniteQuery({
    queryKey: ['audit-log', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = filterQuery(filter);
      if (pageParam) query.set('before', pageParam);
      return request({ path: `${paths.auditLog}?${query}`, schema, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.items.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
}
