import { type StatusKind, StatusLabel } from '@/components/ui/status-label.tsx';
import { cn } from '@/lib/cn.ts';
import type { MeetingStatus } from '../domain/meeting-status.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';
import { LayoutsLink } from '../upload/layouts-link.tsx';
import { StripActions } from './strip-actions.tsx';

const notYetText =
  'Meeting details will be available once processing completes. Navigation is disabled.';
const failedText = 'An error occurred during processing. You can retry or delete this meeting.';

type Look = { status: StatusKind; banner: string; text: string; className: string };

const looks: Record<Exclude<MeetingStatus, 'completed'>, Look> = {
  pending: {
    status: 'queued',
    banner: 'Queued for Processing',
    text: notYetText,
    className: 'border-line',
  },
  processing: {
    status: 'processing',
    banner: 'Processing in Progress',
    text: notYetText,
    className: 'border-accent-line bg-st-processing-bg',
  },
  failed: {
    status: 'failed',
    banner: 'Processing Failed',
    text: failedText,
    className: 'border-neg-line bg-st-failed-bg',
  },
  cancelled: {
    status: 'cancelled',
    banner: 'Processing Cancelled',
    text: '',
    className: 'border-line',
  },
  unknown: {
    status: 'unknown',
    banner: 'Processing Required',
    text: notYetText,
    className: 'border-line',
  },
};

type MeetingStripProps = { meeting: ShownMeeting; titleId: string };

/** Shown below a card without a result: the reason, and the available actions. */
export function MeetingStrip({ meeting, titleId }: MeetingStripProps) {
  const { processingStatus, processingError } = meeting;
  if (processingStatus === 'completed') return null;

  const { status, banner, text, className } = looks[processingStatus];
  const reason = processingStatus === 'failed' ? processingError : null;
  return (
    <div
      // The buttons stay enabled although the card is disabled.
      aria-disabled={false}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-b-[5px] border-t py-2 pr-2 pl-4',
        '@max-[640px]:flex-wrap @max-[640px]:gap-2 @max-[640px]:px-3 @max-[640px]:py-2.5',
        className,
      )}
    >
      <StatusLabel status={status} className="font-strong text-14 [&_svg]:size-4">
        {banner}
      </StatusLabel>
      <p className="min-w-0 flex-1 text-ink-2 wrap-anywhere @max-[640px]:basis-full @max-[640px]:empty:hidden">
        {reason || text}
        {processingStatus === 'failed' && (
          <>
            {' '}
            <LayoutsLink className="relative z-10" />
          </>
        )}
      </p>
      <StripActions meeting={meeting} titleId={titleId} />
    </div>
  );
}
