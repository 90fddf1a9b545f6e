import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { onServerEvent } from '@/realtime/window-events.ts';
import { useMeetingActions } from '../use-meeting-actions.tsx';
import { LoadedMeeting } from './loaded-meeting.tsx';
import { MeetingDeleted } from './meeting-gone.tsx';

type MeetingPageProps = {
  id: string;
  /** The meeting's place in its series, shown once the meeting is completed. */
  place?: ReactNode;
};

export function MeetingPage({ id, place }: MeetingPageProps) {
  const navigate = useNavigate();
  const actions = useMeetingActions(id, () => void navigate('/meetings'));
  const wasDeleted = useWasDeleted(id);
  // After deletion the page navigates to the list. Until then it must not request the deleted
  // meeting.
  if (actions.isDeleted || (wasDeleted && actions.isDeleting)) return null;
  if (wasDeleted) return <MeetingDeleted />;
  return <LoadedMeeting id={id} actions={actions} place={place} />;
}

function useWasDeleted(id: string): boolean {
  const [wasDeleted, setWasDeleted] = useState(false);
  useEffect(
    () =>
      onServerEvent('meeting-deleted', ({ eventId }) => {
        if (eventId === id) setWasDeleted(true);
      }),
    [id],
  );
  return wasDeleted;
}
