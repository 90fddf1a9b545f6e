import { ListChecks } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useMeetingChecks } from '@/components/checks/api/meeting-checks.ts';
import { CheckTabs } from '@/components/checks/check-tabs.tsx';
import { useLiveChecks } from '@/components/checks/live-checks.ts';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { PageHead } from '@/components/ui/page-head.tsx';
import { Loading, SkeletonRows } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { CheckCards } from './check-cards.tsx';
import { doubtsOf } from './check-words.ts';
import { useDeciding } from './use-deciding.ts';

/** Meetings with values that can be read in two ways. `?meeting=` names the one that stands first. */
export function CheckMeetingsPage() {
  useLiveChecks();
  const [parameters] = useSearchParams();
  const askedId = parameters.get('meeting');
  const asked = useMeetingChecks(askedId);
  const query = useMeetingChecks();
  const deciding = useDeciding();
  const newest = query.data?.pages[0];
  const all = [asked, query].flatMap(({ data }) => data?.pages ?? []);
  // The asked one may also be among the others.
  const meetings = new Map(
    all.flatMap((page) => page.meetings.items).map((meeting) => [meeting.id, meeting]),
  );
  const doubts = doubtsOf([...meetings.values()]);
  const unreadable = query.data?.pages.reduce((sum, page) => sum + page.meetings.unreadable, 0);
  return (
    <>
      <PageHead
        back={<BackLink to="/meetings">Meetings</BackLink>}
        title="Check these meetings"
        lead="Things Rapport can read in two ways and does not want to guess. Until you choose, a doubtful length is in no figure."
      />
      <CheckTabs current="meetings" meetings={newest?.total} names={newest ? newest.names : null} />
      {query.error && !query.data ? (
        <LoadFailed
          title={`Failed to load the meetings to check: ${query.error.message}`}
          query={query}
        />
      ) : !newest || asked.isLoading ? (
        <Loading label="Loading the meetings to check...">
          <SkeletonRows count={3} row="h-37" className="gap-2" />
        </Loading>
      ) : (
        <>
          {doubts.length + (unreadable ?? 0) === 0 ? (
            <StateBox kind="empty" icon={ListChecks} title="Every meeting agrees with itself." />
          ) : (
            <CheckCards doubts={doubts} mayMatch={newest.names !== null} {...deciding} />
          )}
          <UnreadableNote count={unreadable ?? 0} word="meeting" />
          {query.hasNextPage && (
            <Button
              className="mt-3"
              busy={query.isFetchingNextPage}
              onClick={() => query.fetchNextPage()}
            >
              Show more meetings
            </Button>
          )}
          {query.isFetchNextPageError && (
            <p role="alert" className="mt-2 text-12 text-neg">
              More meetings could not be loaded. Please try again.
            </p>
          )}
        </>
      )}
    </>
  );
}
