import type { Series } from '@rapport/contract';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { dayAndMonth, longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import type { ChangeMembership } from './use-membership.ts';

type LeftOutProps = { series: Series; membership: ChangeMembership };

/** Meetings that were removed from the series. */
export function LeftOut({ series: { leftOut }, membership }: LeftOutProps) {
  if (leftOut.length === 0) return null;
  return (
    <section className="mt-8 border-line-2 border-t pt-2.5">
      <h2>Left out</h2>
      <p className="mt-0.5 mb-2 text-12 text-ink-2">
        Removed from this series. They are not added again automatically.
      </p>
      <ul>
        {leftOut.map(({ id, name, date, duration, people, by, on, canChange }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2"
          >
            <p className="min-w-52 flex-1">
              <Link
                to={`/meetings/${id}`}
                className="font-medium text-accent wrap-anywhere hover:underline"
              >
                {name}
              </Link>{' '}
              <span className="text-12 text-ink-2">
                {longDay(date)}, {Math.round(duration)} min, {counted(people, 'person', 'people')}
              </span>
            </p>
            <p className="text-12 text-ink-2">
              removed by {by ?? 'a former member'} on {dayAndMonth(on)}
            </p>
            {canChange && (
              <Button
                size="small"
                busy={membership.busyWith === id}
                aria-label={`Put ‘${name}’ of ${longDay(date)} back`}
                onClick={() => membership.putBack(id)}
              >
                Put back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
