import { ChartNoAxesColumn, Ellipsis, Pencil, RotateCw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { type StatusKind, StatusLabel } from '@/components/ui/status-label.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useCountMeeting } from '../api/count-meeting.ts';
import { Seal } from '../confirm/seal.tsx';
import { isUnderWay, type MeetingStatus } from '../domain/meeting-status.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { AlreadyHereLine } from '../duplicates/already-here-line.tsx';
import { ExportMenu } from '../export/export-menu.tsx';
import { SharingLine } from '../sharing/sharing-line.tsx';
import type { MeetingActions } from '../use-meeting-actions.tsx';
import { BackToMeetings } from './back-to-meetings.tsx';
import { LeftOutLine } from './left-out-line.tsx';
import { RecordingLine } from './recording-line.tsx';

const statusKinds: Record<MeetingStatus, StatusKind> = {
  pending: 'queued',
  processing: 'processing',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  unknown: 'unknown',
};

const loadCorrectFactsDialog = () =>
  import('../corrections/correct-facts-dialog.tsx').then(
    ({ CorrectFactsDialog }) => CorrectFactsDialog,
  );

type MeetingHeadingProps = { meeting: ShownMeetingDetail; actions: MeetingActions };

export function MeetingHeading({ meeting, actions }: MeetingHeadingProps) {
  return (
    <header>
      <BackToMeetings />
      <div className="flex items-start gap-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="wrap-anywhere">{meeting.title}</h1>
          <span role="status" className="print:hidden">
            <StatusLabel status={statusKinds[meeting.processingStatus]} />
          </span>
          {meeting.confirmed && <Seal confirmed={meeting.confirmed} />}
        </div>
        <div className="flex gap-2 print:hidden">
          {meeting.processingStatus === 'completed' && <ExportMenu meeting={meeting} />}
          <MeetingMenu meeting={meeting} actions={actions} />
        </div>
      </div>
      {meeting.alreadyHere && (
        <AlreadyHereLine
          meeting={meeting}
          earlier={meeting.alreadyHere}
          onDelete={actions.askToDelete}
        />
      )}
      <RecordingLine meeting={meeting} />
      <LeftOutLine meeting={meeting} />
      {meeting.sharing && <SharingLine meetingId={meeting.id} sharing={meeting.sharing} />}
    </header>
  );
}

function MeetingMenu({ meeting, actions }: MeetingHeadingProps) {
  const { can, processingStatus } = meeting;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const CorrectFactsDialog = useOnDemand(loadCorrectFactsDialog, isCorrecting);
  const canCorrect = processingStatus === 'completed' && can.correct;
  const { setLeftOut } = useCountMeeting(meeting.id);
  const isLeftOut = meeting.isLeftOutOfFigures === true;
  const canRetry = processingStatus === 'failed' && can.retry;
  const canCancel = isUnderWay(processingStatus) && can.cancel;
  if (!canCorrect && !canRetry && !canCancel && !can.delete) return null;
  return (
    <>
      <MenuButton
        groups={[
          [
            canCorrect && {
              label: 'Correct Title and Time',
              icon: Pencil,
              onSelect: () => setIsCorrecting(true),
            },
            canCorrect && {
              label: isLeftOut
                ? 'Count in Organization Figures'
                : 'Leave Out of Organization Figures',
              icon: ChartNoAxesColumn,
              onSelect: () => setLeftOut(!isLeftOut),
            },
            canRetry && { label: 'Retry Processing', icon: RotateCw, onSelect: actions.retry },
            canCancel && { label: 'Cancel Processing', icon: X, onSelect: actions.askToCancel },
          ],
          [
            can.delete && {
              label: 'Delete Meeting',
              icon: Trash2,
              destructive: true,
              onSelect: actions.askToDelete,
            },
          ],
        ]}
      >
        <IconButton variant="line" icon={Ellipsis} label="Meeting menu" tooltip={false} />
      </MenuButton>
      {CorrectFactsDialog && isCorrecting && (
        <CorrectFactsDialog meeting={meeting} onClose={() => setIsCorrecting(false)} />
      )}
    </>
  );
}
