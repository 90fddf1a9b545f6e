import type { Initiative, OrganizationOverview } from '@rapport/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { HiddenMood } from '@/components/organization-figures/hidden-mood.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import { MoodChange } from '@/components/organization-figures/mood-change.tsx';
import { moodText } from '@/components/organization-figures/mood-words.ts';
import { isComparable, weeksBefore } from '@/components/organization-figures/period-words.ts';
import { ShowAll } from '@/components/organization-figures/show-all.tsx';
import type { FigureTone } from '@/components/planning/figure-bands.ts';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Select } from '@/components/ui/select.tsx';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted, plural } from '@/lib/number-words.ts';
import {
  type InitiativeColumn,
  initiativeColumns,
  readInitiativeOrder,
  sortInitiatives,
  withInitiativeOrder,
} from './initiative-order.ts';
import { WeekBars } from './week-bars.tsx';

const shownFirst = 6;

const columnNames: Record<InitiativeColumn, string> = {
  mentions: 'Mentions',
  meetings: 'Meetings',
  people: 'People',
  mood: 'Mood, and change',
};

/** Topics of several meetings. The order is in the address. */
export function Initiatives({ overview }: { overview: OrganizationOverview }) {
  const { initiatives, initiativesWithheld, period, mood, coverage } = overview;
  const [parameters, setParameters] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const order = readInitiativeOrder(parameters);
  const sortable = initiativeColumns.filter((column) => mood || column !== 'mood');
  const sortBy = (column: InitiativeColumn) => {
    const isReversed = column === order.column && order.direction === 'descending';
    const direction = isReversed ? 'ascending' : 'descending';
    setParameters((now) => withInitiativeOrder(now, { column, direction }), {
      preventScrollReset: true,
    });
  };
  const rows = sortInitiatives(initiatives, order).slice(0, isOpen ? undefined : shownFirst);
  return (
    <section aria-label="Initiatives" className="mt-8 min-w-0">
      <FigureHead
        title="Initiatives"
        caption={captionOf(overview)}
        actions={
          <>
            <HowComputed
              subject="Initiatives"
              ids={mood ? ['initiatives', 'group-mood'] : ['initiatives']}
              period={period}
              coverage={coverage}
            />
            {initiatives.length > 1 && (
              <Select
                aria-label="Sort initiatives by"
                className="w-48 @min-[800px]:hidden @max-[560px]:w-full"
                value={order.column}
                options={sortable.map((value) => ({
                  value,
                  label: `By ${columnNames[value].toLowerCase()}`,
                }))}
                onValueChange={(value) => {
                  const column = sortable.find((one) => one === value);
                  if (column) sortBy(column);
                }}
              />
            )}
          </>
        }
      />
      {initiatives.length > 0 ? (
        <StackedTable
          label="Initiatives"
          columns={columnsOf(overview).map((column) => {
            const key = sortable.find((one) => columnNames[one] === column.label);
            if (!key) return column;
            const direction = key === order.column ? order.direction : undefined;
            return { ...column, sort: { direction, onSort: () => sortBy(key) } };
          })}
          rows={rows}
          keyOf={({ topic }) => topic}
        />
      ) : (
        initiativesWithheld === 0 && (
          <p>
            No topic came up in three meetings or more in these {counted(period.weeks, 'week')}.
          </p>
        )
      )}
      {initiativesWithheld > 0 && (
        <p className="mt-2 text-12 text-ink-3">
          {counted(initiativesWithheld, 'more initiative')}{' '}
          {plural(initiativesWithheld, 'is', 'are')} named only in meetings that you may not open.
        </p>
      )}
      <ShowAll
        count={initiatives.length}
        shownFirst={shownFirst}
        noun="initiatives"
        isOpen={isOpen}
        onToggle={setIsOpen}
      />
    </section>
  );
}

function captionOf({ mood, period }: OrganizationOverview): string {
  const rule = 'Topics that came up in three meetings or more; dark bars are this period';
  return mood ? `${rule}; mood from 0 to 10, change since ${weeksBefore(period.weeks)}` : rule;
}

function columnsOf(overview: OrganizationOverview): StackedColumn<Initiative>[] {
  const { initiatives, period, meetings, chart, mood } = overview;
  const max = Math.max(0, ...initiatives.flatMap(({ weeks }) => weeks));
  const isCompared = isComparable(period, meetings.now);
  const columns: StackedColumn<Initiative>[] = [
    {
      label: 'Topic',
      cell: ({ topic, lastOn }) => (
        <>
          <span className="font-medium wrap-anywhere">{topic}</span>
          <span className="block text-12 text-ink-3">last on {dayAndMonth(lastOn)}</span>
        </>
      ),
    },
    {
      label: `Mentions per week, ${counted(chart.length, 'week')}`,
      isWholeOnPhones: true,
      className: 'w-52',
      cell: ({ topic, weeks }) => (
        <WeekBars
          weeks={weeks}
          max={max}
          periodWeeks={period.weeks}
          label={`Mentions of ${topic} per week`}
          className="h-6 max-w-60"
        />
      ),
    },
    { label: columnNames.mentions, align: 'right', cell: ({ mentions }) => mentions },
    { label: columnNames.meetings, align: 'right', cell: (one) => one.meetings },
    { label: columnNames.people, align: 'right', cell: ({ people }) => people },
  ];
  if (!mood) return columns;
  return [
    ...columns,
    {
      label: columnNames.mood,
      align: 'right',
      className: 'w-44',
      cell: (initiative) => <InitiativeMood initiative={initiative} isCompared={isCompared} />,
    },
  ];
}

/** As of the bands of the sample: from 6 on there is nothing to warn of. */
function toneOf(mood: number): { tone?: FigureTone } {
  if (mood >= 6) return {};
  return { tone: mood >= 4 ? 'middling' : 'poor' };
}

type InitiativeMoodProps = { initiative: Initiative; isCompared: boolean };

function InitiativeMood({ initiative: { mood, people }, isCompared }: InitiativeMoodProps) {
  if (!mood) return null;
  if (!mood.isShown) return <HiddenMood reason={mood.reason} heard={people} />;
  return (
    <span className="flex items-center justify-end gap-2.5 @max-[800px]:justify-start">
      <FigureBar percent={mood.mood * 10} {...toneOf(mood.mood)} className="w-14" />
      <span className="whitespace-nowrap">{moodText(mood)}</span>
      <span className="min-w-8">
        <MoodChange mood={mood} isCompared={isCompared} isNarrow />
      </span>
    </span>
  );
}
