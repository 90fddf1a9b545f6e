import type { ActionList, Series } from '@rapport/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { ShowAll } from '@/components/organization-figures/show-all.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/cn.ts';
import { plural } from '@/lib/number-words.ts';
import { barClass, CarriedRow, kindWords } from './carried-row.tsx';
import { Columns } from './columns.tsx';
import { carriedActions } from './domain/carried-actions.ts';
import { coverageOf, daysOf } from './series-words.ts';

const shownFirst = 8;

type CarriedActionsProps = { series: Series; query: UseQueryResult<ActionList> };

export function CarriedActions({ series, query }: CarriedActionsProps) {
  const { data, error } = query;
  const total = data?.counts?.groups.reduce((sum, group) => sum + group.total, 0) ?? 0;
  return (
    <section className="mt-8">
      <FigureHead
        title="Actions carried from meeting to meeting"
        caption="From the meeting where it was first said to the last where it was still open"
        actions={
          <>
            <HowComputed
              subject="Actions carried from meeting to meeting"
              ids={['organization-actions']}
              standsOn={`${coverageOf(series)}; ${daysOf(series)}.`}
            />
            {total > 0 && (
              <Link
                to={`/actions?series=${series.id}`}
                className="inline-flex min-h-6 items-center font-medium text-accent hover:underline"
              >
                All {total} {plural(total, 'action')}
              </Link>
            )}
          </>
        }
      />
      {data ? (
        <Rows meetings={series.meetings} list={data} />
      ) : error ? (
        <LoadFailed title={`Failed to load the actions: ${error.message}`} query={query} />
      ) : (
        <Loading label="Loading the actions..." block="h-24" />
      )}
    </section>
  );
}

type RowsProps = { meetings: Series['meetings']; list: ActionList };

function Rows({ meetings, list }: RowsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const carried = carriedActions(list.actions, meetings);
  const shown = isOpen ? carried : carried.slice(0, shownFirst);
  if (carried.length === 0)
    return <p className="text-ink-2">No action of these meetings was still open in a later one.</p>;
  return (
    <>
      <Columns label="Meetings in which actions were open" meetings={meetings} end="State">
        {shown.map((one) => (
          <CarriedRow key={one.action.id} carried={one} meetings={meetings} today={list.today} />
        ))}
      </Columns>
      <ShowAll
        count={carried.length}
        shownFirst={shownFirst}
        noun="carried actions"
        isOpen={isOpen}
        onToggle={setIsOpen}
      />
      <Legend />
    </>
  );
}

const Legend = () => (
  <ul aria-label="Colours of the bars" className="mt-3 flex flex-wrap gap-4 text-12 text-ink-2">
    {(['overdue', 'open', 'done'] as const).map((kind) => (
      <li key={kind} className="flex items-center gap-1.5">
        <span aria-hidden className={cn('h-2 w-5 rounded-[2px]', barClass[kind])} />
        {kindWords[kind]}
      </li>
    ))}
  </ul>
);
