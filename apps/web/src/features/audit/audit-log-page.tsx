import { auditEntrySchema, auditPageSchema, endpoints } from '@rapport/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonVariants } from '@/components/ui/button-variants.ts';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { baseAddress } from '@/lib/base-address.ts';
import { addressOf, call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { filterInAddress, filterQuery, type ShownFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

export function AuditLogPage() {
  const [parameters] = useSearchParams();
  const filter = filterInAddress(parameters);
  const file = new URL(
    addressOf(endpoints.audit.download, { query: filterQuery(filter) }),
    baseAddress(),
  );
  return (
    <>
      <PageHead
        back={<BackLink to="/admin">Administration</BackLink>}
        title="Audit log"
        lead="Who did what in your organization, when and from where, without the content of meetings. Entries cannot be changed or removed."
        actions={
          <a className={buttonVariants()} href={file.href} download>
            <Download aria-hidden />
            Download CSV
          </a>
        }
      />
      <AuditFilters />
      <AuditEntries filter={filter} />
    </>
  );
}

function AuditEntries({ filter }: { filter: ReturnType<typeof filterInAddress> }) {
  const log = useAuditLog(filter);
  const entries = log.data?.pages.flatMap((page) => page.entries.items);
  const unreadable = log.data?.pages.reduce((count, page) => count + page.entries.unreadable, 0);
  if (log.error && !log.isFetchNextPageError)
    return <LoadFailed title={`Failed to load the audit log: ${log.error.message}`} query={log} />;
  if (!entries || unreadable === undefined) return <AuditSkeleton />;
  if (entries.length + unreadable === 0)
    return (
      <StateBox kind="empty" icon={ScrollText} title="No entries found">
        Choose another person, action or day.
      </StateBox>
    );
  return (
    <>
      <Outdated isOld={log.isPlaceholderData}>
        <AuditTable entries={entries} />
      </Outdated>
      <UnreadableNote count={unreadable} word="entry" plural="entries" />
      {log.hasNextPage && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-3">
          <Button busy={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            Show older entries
          </Button>
          {log.isFetchNextPageError && (
            <p role="alert" className="text-12 text-neg">
              Older entries could not be loaded. Please try again.
            </p>
          )}
        </div>
      )}
    </>
  );
}

const rows = [...'abcdefgh'];

function AuditSkeleton() {
  return (
    <Loading label="Loading the audit log...">
      <div className="border-line-2 border-t md:rounded-control md:border md:bg-surface">
        {rows.map((row) => (
          <div
            key={row}
            className="flex h-13 items-center gap-8 border-line px-4 not-last:border-b"
          >
            <Skeleton className="h-3 w-20 max-md:hidden" />
            <Skeleton className="h-3 w-40" />
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-3 w-24 max-md:hidden" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

const as = z.extend(auditPageSchema, { entries: readableList(auditEntrySchema) });

/** Newest first; older pages on request. */
function useAuditLog(filter: ShownFilter) {
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
