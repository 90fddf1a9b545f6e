import { RotateCw, Search, Upload } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import type { useMeetings } from '../api/get-meetings.ts';
import { LoadMore } from './load-more.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { MeetingListSkeleton } from './meeting-list-skeleton.tsx';

type MeetingListProps = {
  query: ReturnType<typeof useMeetings>;
  search: string;
  onClearSearch: () => void;
  onUpload: () => void;
};

export function MeetingList({ query, search, onClearSearch, onUpload }: MeetingListProps) {
  const { data, error, fetchNextPage } = query;
  if (!data && error) {
    return (
      <StateBox
        kind="error"
        title={`Failed to load meetings: ${error.message}`}
        error={error}
        action={
          <Button icon={RotateCw} busy={query.isFetching} onClick={() => query.refetch()}>
            Retry
          </Button>
        }
      >
        {search && 'Your search is kept.'}
      </StateBox>
    );
  }
  if (!data) return <MeetingListSkeleton />;

  const meetings = data.pages.flatMap((page) => page.meetings);
  if (meetings.length === 0) {
    return search ? (
      <StateBox
        kind="empty"
        icon={Search}
        title="No meetings found"
        action={<Button onClick={onClearSearch}>Clear Search</Button>}
      >
        Try adjusting your search criteria
      </StateBox>
    ) : (
      <StateBox
        kind="empty"
        icon={Upload}
        title="No meetings found"
        action={<Button onClick={onUpload}>Upload the first transcript</Button>}
      >
        Try adjusting your search criteria, or start with a transcript: drop one anywhere on this
        page.
      </StateBox>
    );
  }
  return (
    <>
      <ul aria-label="Meetings" className="grid gap-2" aria-busy={query.isPlaceholderData}>
        {meetings.map((meeting) => (
          <li key={meeting.id} className="@container">
            <MeetingCard meeting={meeting} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onLoad={fetchNextPage}
        />
      )}
    </>
  );
}
