import { Progress } from '@/components/ui/progress.tsx';
import { shownPercentage, stepText, timeLeftText } from '../domain/processing-text.ts';
import type { ShownMeeting } from '../domain/shown-meeting.ts';
import { minutesText, writingText } from '../recordings/outcome-words.ts';
import { WrittenBar } from '../recordings/written-bar.tsx';

type MeetingProgressProps = {
  name: string;
  progress: NonNullable<ShownMeeting['processingProgress']>;
};

export function MeetingProgress({ name, progress }: MeetingProgressProps) {
  const { minutes, currentStep } = progress;
  const percentage = shownPercentage(progress.percentage);
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center justify-between">
        <span className="font-medium">{minutes ? minutesText(minutes) : `${percentage}%`}</span>
        <span className="text-12 text-ink-2">{timeLeftText(progress.estimatedTimeRemaining)}</span>
      </p>
      {minutes ? (
        <WrittenBar name={name} minutes={minutes} />
      ) : (
        <Progress label={`Processing of ${name}`} percentage={percentage} />
      )}
      {/* Read out at each step, not at each percent. */}
      <p aria-live="polite" className="text-12 text-ink-2">
        {minutes ? writingText(minutes) : stepText(currentStep)}
      </p>
    </div>
  );
}
