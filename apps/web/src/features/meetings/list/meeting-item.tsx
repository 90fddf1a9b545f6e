import { memo, useEffect, useRef } from 'react';
import { useIsInSight } from '@/lib/use-is-in-sight.ts';
import { useProcessingStatus } from '../api/get-processing-status.ts';
import { isUnderWay, type ShownMeeting } from '../domain/meeting-status.ts';
import { type CardMarks, MeetingCard } from './meeting-card.tsx';

type MeetingItemProps = {
  meeting: ShownMeeting;
  page: string | null;
  enterPage: (page: string | null) => () => void;
} & CardMarks;

/** A meeting of the list. While it is in sight, its processing status is polled and its page is kept up to date. */
export const MeetingItem = memo(function MeetingItem(props: MeetingItemProps) {
  const { meeting, page, enterPage, ...marks } = props;
  const element = useRef<HTMLLIElement>(null);
  const isInSight = useIsInSight(element);
  useEffect(() => (isInSight ? enterPage(page) : undefined), [isInSight, page, enterPage]);
  const { isCurrent } = marks;
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    // Only a key makes a shown row the current one. A row that appears again leaves the focus where it is.
    const hasMoved = isCurrent && !wasCurrent.current;
    wasCurrent.current = isCurrent;
    if (!hasMoved) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    element.current?.querySelector('article')?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    // The bar of the selection sticks to the top.
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
