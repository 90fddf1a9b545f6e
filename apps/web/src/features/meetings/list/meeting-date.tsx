import { cn } from '@/lib/cn.ts';
import { shortDate, weekdayAndTime } from '../domain/format-meeting-date.ts';

type MeetingDateProps = { date: string; time: string | null; quiet: boolean };

export function MeetingDate({ date, time, quiet }: MeetingDateProps) {
  return (
    <time
      dateTime={time ? `${date}T${time}` : date}
      className={cn(
        'whitespace-nowrap @max-[640px]:flex @max-[640px]:gap-1.5 @max-[640px]:text-12',
        quiet ? 'text-ink-3' : 'text-ink-2',
      )}
    >
      <span className={cn('block', quiet ? 'font-medium text-ink-2' : 'font-strong text-ink')}>
        {shortDate(date)}
      </span>{' '}
      {weekdayAndTime(date, time)}
    </time>
  );
}
