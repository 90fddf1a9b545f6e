import { Progress } from '@/components/ui/progress.tsx';
import { minutesText, type WrittenMinutes } from './outcome-words.ts';

type WrittenBarProps = { name: string; minutes: WrittenMinutes; className?: string };

/** How much of a recording is written down; lighter what the speech service is writing down. */
export function WrittenBar({ name, minutes, className = '' }: WrittenBarProps) {
  const share = (part: number) => (minutes.of > 0 ? (part / minutes.of) * 100 : 0);
  return (
    <Progress
      label={`Writing down of ${name}`}
      percentage={share(minutes.written)}
      ahead={share(minutes.sent)}
      text={minutesText(minutes)}
      className={className}
    />
  );
}
