import { CalendarX } from 'lucide-react';
import { StateBox } from '@/components/ui/state-box.tsx';
import { BackButton } from './back-to-meetings.tsx';

/** There is no such meeting, or no longer. */
export function MeetingGone({ title }: { title: string }) {
  return (
    <StateBox
      kind="empty"
      icon={CalendarX}
      title={title}
      className="min-h-60"
      action={<BackButton />}
    >
      Its transcript and analysis are not available any more, or belong to another organization.
    </StateBox>
  );
}
