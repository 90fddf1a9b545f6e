import { Search, Upload } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Outdated } from '@/components/ui/outdated.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { UnreadableNote } from '@/components/ui/unreadable-note.tsx';
import { shownPeople } from '../mood/mood-words.ts';
import { CellsLegend } from '../mood/people-cells.tsx';
import { LoadMore } from './load-more.tsx';
import { MeetingItem } from './meeting-item.tsx';
import { MeetingListSkeleton } from './meeting-list-skeleton.tsx';
import type { MeetingRows } from './use-meeting-rows.ts';
import type { useMeetings } from './use-meetings.ts';

/** Minimum height of a card on any screen, in pixels. */
const leastCardHeight = 80;

type MeetingListProps = {
  list: ReturnType<typeof useMeetings>;
  /** Whether a search or a filter is set. */
  isNarrowed: boolean;
  onClear: () => void;
  onUpload: () => void;
  marks: MeetingRows;
};

export function MeetingList({ list, isNarrowed, onClear, onUpload, marks }: MeetingListProps) {
  const { rows, unreadable, error } = list;
  // The first render contains the cards that fit into the window, a deferred render all others.
  const drawnCards = useDeferredValue(Infinity, Math.ceil(window.innerHeight / leastCardHeight));
  if (!rows && error) {
    return (
      <LoadFailed title={`Failed to load meetings: ${error.message}`} query={list}>
        {isNarrowed && 'Your search is kept.'}
      </LoadFailed>
    );
  }
  if (!rows) return <MeetingListSkeleton />;
  if (rows.length + unreadable === 0) {
    return isNarrowed ? (
      <StateBox
        kind="empty"
        icon={Search}
        title="No meetings found"
        action={<Button onClick={onClear}>Clear Search</Button>}
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
      <Outdated isOld={list.isOutdated}>
        <ul aria-label="Meetings" className="@container grid gap-2">
          {rows.slice(0, drawnCards).map(({ meeting, page }) => (
            <MeetingItem
              key={meeting.id}
              {...{ meeting, page }}
              enterPage={list.enterPage}
              isSelected={marks.ids.has(meeting.id)}
              isCurrent={marks.currentId === meeting.id}
              onSelect={marks.onSelect}
            />
          ))}
        </ul>
      </Outdated>
      {rows.some(({ meeting }) => shownPeople(meeting)) && <CellsLegend />}
      <UnreadableNote count={unreadable} word="meeting" />
      {list.hasMore && (
        <LoadMore
          isLoading={list.isLoadingMore}
          hasFailed={list.hasMoreFailed}
          onLoad={list.loadMore}
        />
      )}
    </>
  );
}
