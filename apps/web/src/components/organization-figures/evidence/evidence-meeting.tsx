import type { FigureEvidence } from '@rapport/contract';
import { Link } from 'react-router';
import { clock } from '@/lib/clock.ts';
import { shortDay } from '@/lib/format-day.ts';
import { turnAddress } from '../turn-address.ts';

/** A meeting behind a figure, with the turns that show it. */
export function EvidenceMeeting({ meeting }: { meeting: FigureEvidence['meetings'][number] }) {
  const { meetingId, name, date, turns } = meeting;
  return (
    <li className="border-line border-b py-3 first:pt-0">
      <div className="flex items-baseline justify-between gap-x-4">
        <Link
          to={`/meetings/${meetingId}`}
          className="min-w-0 font-medium hover:underline wrap-anywhere"
        >
          {name}
        </Link>
        <time dateTime={date} className="shrink-0 text-12 text-ink-3">
          {shortDay(date)}
        </time>
      </div>
      {turns.length > 0 && (
        <ul className="mt-1.5 grid gap-2">
          {turns.map(({ turn, start, speaker, quote }) => (
            <li key={turn}>
              <blockquote className="text-pretty wrap-anywhere">“{quote}”</blockquote>
              <Link
                to={turnAddress({ meetingId, turn, start })}
                className="inline-block min-h-6 text-12 text-accent hover:underline wrap-anywhere"
              >
                {start === null ? speaker : `${speaker}, ${clock(start)}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
