import type { AskedMeeting } from '@rapport/contract';
import { Link } from 'react-router';
import { writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

/** Head of a meeting's quotes: its name, day, duration and people. */
export function MeetingHead({ meeting }: { meeting: AskedMeeting }) {
  const { id, name, date, seconds, participants } = meeting;
  const facts = [
    ...(seconds === null ? [] : [`${Math.max(1, Math.round(seconds / 60))} min`]),
    counted(participants, 'person', 'people'),
  ];
  return (
    <div className="mb-1 flex flex-wrap items-baseline gap-x-2.5">
      <h3>
        <Link
          to={`/meetings/${encodeURIComponent(id)}`}
          className="font-medium text-accent hover:underline wrap-anywhere"
        >
          {name}
        </Link>
      </h3>
      <span className="text-12 text-ink-3">{longWeekday(date)}</span>
      <span className="ml-auto text-12 text-ink-3 max-md:ml-0">{facts.join(', ')}</span>
    </div>
  );
}

/** 'Tue 17 November 2026' */
const longWeekday = (day: string): string =>
  writeDay(day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
