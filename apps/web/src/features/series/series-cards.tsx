import type { ActionList, Series } from '@rapport/contract';
import type { ReactNode } from 'react';
import { counted, plural } from '@/lib/number-words.ts';
import { carriedActions, timesOf } from './domain/carried-actions.ts';
import { changeWords, meanOf } from './domain/series-averages.ts';

type SeriesCardsProps = { series: Series; actions: ActionList | undefined };

export function SeriesCards({ series, actions }: SeriesCardsProps) {
  const { meetings, reasons } = series;
  const lengths = meetings.map(({ duration, isDurationEstimated }) =>
    isDurationEstimated ? null : duration,
  );
  const untimed = lengths.filter((length) => length === null).length;
  const people = meetings.map((meeting) => meeting.people);
  const balances = meetings.map(({ talkBalance }) => talkBalance);
  const everyTime = reasons.regulars.filter((person) => person.meetings === meetings.length).length;
  return (
    <dl className="grid grid-flow-col auto-cols-fr gap-px overflow-hidden rounded-control border border-line-2 bg-line max-md:grid-flow-row">
      <Card
        name="Length"
        value={meanOf(lengths)}
        unit="min"
        note={notes(
          changeWords(lengths, 'min longer', 'min shorter'),
          untimed > 0 && `${counted(untimed, 'meeting')} without a known length`,
        )}
      />
      <Card
        name="Attendance"
        value={meanOf(people)}
        unit="people heard"
        note={notes(changeWords(people, 'more', 'fewer'), `${everyTime} of them in every meeting`)}
      />
      <Card
        name="Talk balance"
        value={meanOf(balances)}
        unit="/100"
        note={notes(changeWords(balances, 'higher', 'lower'), '100 is the same share for everyone')}
      />
      {actions?.counts && <OpenActions series={series} actions={actions} />}
    </dl>
  );
}

const notes = (...parts: readonly (string | null | false)[]): string =>
  ['on average', ...parts.filter(Boolean)].join('; ');

function OpenActions({ series, actions }: { series: Series; actions: ActionList }) {
  const { groups = [], open = 0 } = actions.counts ?? {};
  const overdue = groups.find(({ group }) => group === 'overdue')?.open ?? 0;
  const carried = carriedActions(actions.actions, series.meetings);
  const longest = carried.find(({ action }) => action.state === 'open');
  const times = longest ? timesOf(longest) : 0;
  return (
    <Card
      name="Open actions"
      value={open}
      note={
        <>
          {overdue > 0 ? <span className="text-neg">{overdue} overdue</span> : 'none overdue'}
          {times > 0 && `, one carried ${times} ${plural(times, 'time')}`}
        </>
      }
    />
  );
}

type CardProps = { name: string; value: number | null; unit?: string; note: ReactNode };

function Card({ name, value, unit, note }: CardProps) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd>
        {value === null ? (
          <span className="text-ink-2">Not known</span>
        ) : (
          <>
            <span className="font-head text-24">{Math.round(value)}</span>{' '}
            <span className="text-12 text-ink-3">{unit}</span>
          </>
        )}
      </dd>
      {value !== null && <dd className="text-12 text-ink-2">{note}</dd>}
    </div>
  );
}
