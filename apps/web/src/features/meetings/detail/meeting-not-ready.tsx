import { Button } from '@/components/ui/button.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { StatusLabel } from '@/components/ui/status-label.tsx';
import { shownPercentage, stepText, timeLeftText } from '../domain/processing-text.ts';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { minutesText, writingText } from '../recordings/outcome-words.ts';
import { WrittenBar } from '../recordings/written-bar.tsx';
import { BackButton } from './back-to-meetings.tsx';

type MeetingNotReadyProps = {
  meeting: ShownMeetingDetail;
  onRefresh: () => void;
  onCancel: () => void;
};

export function MeetingNotReady(props: MeetingNotReadyProps) {
  const { meeting, onRefresh, onCancel } = props;
  const isQueued = meeting.processingStatus === 'pending';
  const what = meeting.recording ? 'recording' : 'transcript';
  const isWritingDown = meeting.processingProgress?.currentStep === 'transcribing';
  return (
    <section
      aria-label="Processing"
      className="mt-6 grid gap-4 rounded-control border border-line px-6 py-6 max-md:px-4"
    >
      <div className="grid gap-0.5">
        <h2>Meeting Not Ready</h2>
        <p className="max-w-measure text-pretty text-ink-2">
          {isQueued
            ? `The ${what} is queued. The result appears here automatically.`
            : isWritingDown
              ? 'The words of the recording are being written down. The result appears here automatically.'
              : 'The transcript is being analysed. The result appears here automatically.'}
        </p>
      </div>
      {meeting.processingError && (
        <p className="max-w-measure text-pretty">{meeting.processingError}</p>
      )}
      <ProcessingProgress meeting={meeting} isQueued={isQueued} />
      <div className="flex flex-wrap gap-2 max-md:*:flex-1">
        <BackButton />
        <Button onClick={onRefresh}>Refresh Status</Button>
        {meeting.can.cancel && (
          <Button variant="danger" onClick={onCancel}>
            Cancel Processing
          </Button>
        )}
      </div>
    </section>
  );
}

type ProcessingProgressProps = { meeting: ShownMeetingDetail; isQueued: boolean };

function ProcessingProgress({ meeting, isQueued }: ProcessingProgressProps) {
  const progress = meeting.processingProgress;
  const percentage = shownPercentage(progress?.percentage ?? 0);
  const minutes = progress?.minutes;
  return (
    <div className="grid max-w-140 gap-2">
      <div className="flex items-center justify-between gap-3">
        {isQueued ? (
          <StatusLabel status="queued" className="text-14">
            Processing Queued
          </StatusLabel>
        ) : (
          <StatusLabel status="processing" className="text-14">
            Processing in Progress
          </StatusLabel>
        )}
        <span className="text-12 text-ink-2">
          {timeLeftText(progress?.estimatedTimeRemaining ?? null)}
        </span>
      </div>
      {minutes ? (
        <WrittenBar name={meeting.title} minutes={minutes} />
      ) : (
        <Progress label={`Processing of ${meeting.title}`} percentage={percentage} />
      )}
      <div className="flex justify-between gap-3 text-12 text-ink-2">
        {/* Read out at each step, not at each percent. */}
        <span aria-live="polite">
          {minutes ? writingText(minutes) : stepText(progress?.currentStep ?? 'queued')}
        </span>
        <span>{minutes ? minutesText(minutes) : `${percentage}%`}</span>
      </div>
    </div>
  );
}
