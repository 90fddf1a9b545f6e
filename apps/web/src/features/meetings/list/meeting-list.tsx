import { RotateCw, Search, Upload } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import type { useMeetings } from '../api/get-meetings.ts';
import { LoadMore } from './load-more.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { MeetingListSkeleton } from './meeting-list-skeleton.tsx';

/** No card is less high, in pixels, on any screen. */
const leastCardHeight = 80;

type MeetingListProps = {
  query: ReturnType<typeof useMeetings>;
  search: string;
  onClearSearch: () => void;
  onUpload: () => void;
};

export function MeetingList({ query, search, onClearSearch, onUpload }: MeetingListProps) {
  const { data, error, fetchNextPage } = query;
  // The cards in sight are drawn first, and the rest right after.
  const drawnCards = useDeferredValue(Infinity, Math.ceil(window.innerHeight / leastCardHeight));
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
  const unreadable = data.pages.reduce((count, page) => count + page.unreadable, 0);
  if (meetings.length + unreadable === 0) {
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
      <ul
        aria-label="Meetings"
        className="@container grid gap-2"
        aria-busy={query.isPlaceholderData}
      >
        {meetings.slice(0, drawnCards).map((meeting) => (
          <li key={meeting.id}>
            <MeetingCard meeting={meeting} />
          </li>
        ))}
      </ul>
      {/* Keeps the page as long as it will be, for whoever comes back to where they were. */}
      {meetings.length > drawnCards && (
        <div style={{ height: (meetings.length - drawnCards) * leastCardHeight }} />
      )}
      <UnreadableNote count={unreadable} word="meeting" />
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
