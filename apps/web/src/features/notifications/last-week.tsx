import { happenedInShort } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { useFigureSource } from '@/components/figure-source/use-figure-source.ts';
import { organizationHappenedQueryOptions } from '@/components/happened/organization-happened.ts';
import { withPeriod } from '@/components/organization-figures/chosen-period.ts';
import { addDays, mondayOf, today } from '@/lib/days.ts';

/** What happened in the organization in the last whole week, where its figures are shown to the reader. */
export function LastWeek({ onOpen }: { onOpen: () => void }) {
  const source = useFigureSource();
  const period = { weeks: 1, week: addDays(mondayOf(today()), -7) } as const;
  const { data, isSuccess } = useQuery({
    ...organizationHappenedQueryOptions(period),
    enabled: source === 'own',
  });
  const happened = source === 'own' && isSuccess ? happenedInShort(data.facts) : null;
  if (happened === null) return null;
  return (
    <div className="border-line border-b">
      <Link
        to={`/what-happened?${withPeriod(new URLSearchParams(), period)}`}
        data-row
        onClick={onOpen}
        className="grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 px-4 py-2.5 text-ink hover:bg-hover hover:no-underline focus-visible:-outline-offset-2"
      >
        <CalendarDays aria-hidden className="mt-0.5 size-4 text-ink-3" />
        <span className="text-pretty">
          <b className="font-strong">Last week:</b> {happened}
        </span>
      </Link>
    </div>
  );
}
