import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import { useSelection } from '@/lib/use-selection.ts';
import { canOpen } from '../domain/meeting-status.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';

const noMeetings: ShownMeeting[] = [];

/**
 * The row of the keyboard navigation, and the selected rows. The keys are the same as on the page
 * of actions.
 */
export function useMeetingRows(meetings: readonly ShownMeeting[] = noMeetings) {
  const navigate = useNavigate();
  const { ids, selected, select, clear } = useSelection(meetings, ({ can }) => can.delete);
  const [currentId, setCurrentId] = useState<string>();
  const at = meetings.findIndex(({ id }) => id === currentId);
  const current = meetings[at];
  const move = (step: number) => setCurrentId(meetings[Math.max(0, at + step)]?.id ?? currentId);
  usePageKeys({
    j: () => move(1),
    k: () => move(-1),
    x: ({ shiftKey }) => current && select(current, shiftKey),
    enter: () => {
      if (current && canOpen(current.processingStatus)) void navigate(`/meetings/${current.id}`);
    },
    escape: () => (ids.size > 0 ? clear() : setCurrentId(undefined)),
    '/': () => document.querySelector<HTMLElement>('[data-meeting-search]')?.focus(),
  });
  // The function stays the same for every card, so that only changed cards render again.
  const latest = useRef(select);
  latest.current = select;
  const onSelect = useCallback(
    (meeting: ShownMeeting, isRange: boolean) => latest.current(meeting, isRange),
    [],
  );
  return { ids, selected, currentId, clear, onSelect };
}

export type MeetingRows = ReturnType<typeof useMeetingRows>;
