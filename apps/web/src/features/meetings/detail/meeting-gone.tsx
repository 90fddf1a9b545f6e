import { CalendarX } from 'lucide-react';
import { StateBox } from '@/components/ui/state-box.tsx';
import { BackButton } from './back-to-meetings.tsx';

type MeetingGoneProps = { title: string; children: string };

/** Shown for a meeting that does not exist or was deleted. */
export function MeetingGone({ title, children }: MeetingGoneProps) {
  return (
    <StateBox
      kind="empty"
      icon={CalendarX}
      title={title}
      className="min-h-60"
      action={<BackButton />}
    >
      {children}
    </StateBox>
  );
}

export const MeetingDeleted = () => (
  <MeetingGone title="This meeting was deleted.">
    Its transcript and analysis are not available any more.
  </MeetingGone>
);
