import type { SinceLastTime as Answer } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { distanceWords } from '@/components/actions/action-words.ts';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { writeDay } from '@/lib/format-day.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { useSinceLastTime } from '../api/since-last-time.ts';
import { LastTime } from './last-time.tsx';

/** What the last meetings of the reader's series left. Nothing if no meeting is due within seven days. */
export function SinceLastTime() {
  const query = useSinceLastTime();
  const { data } = query;
  if (data?.series.length === 0) return null;
  return (
    <section aria-label="Since last time" className="min-w-0">
      <FigureHead
        title="Since last time"
        caption={
          <>
            {data
              ? `Your series due by ${dayInWords(data.until)}`
              : 'Your series due in seven days'}
            <span className="max-md:hidden">, and what their last meeting left</span>
          </>
        }
        actions={
          <HowComputed
            subject="Since last time"
            ids={['series', 'decisions', 'actions', 'open-questions', 'missing']}
            standsOn="From the last meeting that you may open of each series in which you were lately heard."
          />
        }
      />
      <FiguresOf query={query} what="what your series left" skeleton={sinceLastTimeSkeleton}>
        {(answer) => <DueSeries answer={answer} />}
      </FiguresOf>
    </section>
  );
}

const dayInWords = (day: string) => writeDay(day, { day: 'numeric', month: 'long' });

function DueSeries({ answer: { series, today } }: { answer: Answer }) {
  const [isOpen, setIsOpen] = useState(false);
  const shownFirst = useIsPhone() ? 1 : 2;
  const [next, ...others] = series.slice(shownFirst);
  return (
    <>
      {series.slice(0, isOpen ? undefined : shownFirst).map((one) => (
        <LastTime key={one.id} series={one} today={today} />
      ))}
      {next && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-6 cursor-default items-center gap-1 text-accent hover:underline max-md:min-h-11 print:hidden"
        >
          {isOpen
            ? 'Show fewer'
            : others.length > 0
              ? `And ${others.length + 1} more`
              : `${next.name}, ${distanceWords(next.dueDate, today)}`}
          <ChevronRight aria-hidden className={cn('size-3.5', isOpen && '-rotate-90')} />
        </button>
      )}
    </>
  );
}

const seriesSkeleton = (
  <>
    <Skeleton className="mb-2 h-5 w-3/5" />
    <div className="grid gap-2.5">
      <Skeleton className="h-11 max-md:hidden" />
      <Skeleton className="h-17" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
    </div>
  </>
);

/** Two series of four rows; on a phone the next one, of three. */
const sinceLastTimeSkeleton = (
  <>
    {seriesSkeleton}
    <div className="mt-3 border-line-2 border-t pt-3 max-md:hidden">{seriesSkeleton}</div>
  </>
);
