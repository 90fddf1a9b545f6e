import { Ban } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import type { MeetingActions } from '../use-meeting-actions.tsx';
import { BackButton } from './back-to-meetings.tsx';

type MeetingCancelledProps = { meeting: ShownMeetingDetail; actions: MeetingActions };

export function MeetingCancelled({ meeting, actions }: MeetingCancelledProps) {
  return (
    <StateBox
      kind="empty"
      icon={Ban}
      title="Processing Cancelled"
      className="mt-6 min-h-60"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <BackButton />
          {meeting.can.delete && (
            <Button variant="danger" onClick={actions.askToDelete}>
              Delete Meeting
            </Button>
          )}
        </div>
      }
    >
      There is no analysis of this meeting. To have one, upload its transcript again.
    </StateBox>
  );
}
