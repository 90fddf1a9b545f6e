import { memo, useEffect, useRef } from 'react';
import { useIsInSight } from '@/lib/use-is-in-sight.ts';
import { useProcessingStatus } from '../api/processing-status.ts';
import { isUnderWay } from '../domain/meeting-status.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';
import { type CardMarks, MeetingCard } from './meeting-card.tsx';

type MeetingItemProps = {
  meeting: ShownMeeting;
  page: string | null;
  enterPage: (page: string | null) => () => void;
} & CardMarks;

/**
 * A meeting in the list. While it is in view, its processing status is polled and its page of the
 * list is kept up to date.
 */
export const MeetingItem = memo(function MeetingItem(props: MeetingItemProps) {
  const { meeting, page, enterPage, ...marks } = props;
  const element = useRef<HTMLLIElement>(null);
  const isInSight = useIsInSight(element);
  useEffect(() => (isInSight ? enterPage(page) : undefined), [isInSight, page, enterPage]);
  const { isCurrent } = marks;
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    // Only the keyboard makes a rendered row the current one. A row that is rendered again does not
    // take the focus.
    const hasMoved = isCurrent && !wasCurrent.current;
    wasCurrent.current = isCurrent;
    if (!hasMoved) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    element.current?.querySelector('article')?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    // The margin leaves room for the selection bar, which sticks to the top.
    <li ref={element} className="scroll-mt-16 scroll-mb-4">
      <MeetingCard meeting={meeting} {...marks} />
      {isInSight && isUnderWay(meeting.processingStatus) && <FollowProcessing meeting={meeting} />}
    </li>
  );
});

function FollowProcessing({ meeting }: { meeting: ShownMeeting }) {
  useProcessingStatus(meeting.id, meeting.processingStatus);
  return null;
}
