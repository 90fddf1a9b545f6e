import type { ActionCounts, ActionList, Series } from '@rapport/contract';
import type { ReactNode } from 'react';
import { counted } from '@/lib/number-words.ts';

/** The mean of the known values. */
function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

type SeriesCardsProps = { series: Series; actions: ActionList | undefined };

export function SeriesCards({ series: { meetings, reasons }, actions }: SeriesCardsProps) {
  const lengths = meetings.map(({ duration, isDurationEstimated }) =>
    isDurationEstimated ? null : duration,
  );
  const untimed = lengths.filter((length) => length === null).length;
  const everyTime = reasons.regulars.filter((person) => person.meetings === meetings.length).length;
  return (
    <dl className="grid grid-flow-col auto-cols-fr gap-px overflow-hidden rounded-control border border-line-2 bg-line max-md:grid-flow-row">
      <Card
        name="Length"
        value={meanOf(lengths)}
        unit="min"
        note={`on average${untimed > 0 ? `; ${counted(untimed, 'meeting')} without times` : ''}`}
      />
      <Card
        name="Attendance"
        value={meanOf(meetings.map(({ people }) => people))}
        unit="people heard"
        note={`on average; ${everyTime} of them in every meeting`}
      />
      <Card
        name="Talk balance"
        value={meanOf(meetings.map(({ talkBalance }) => talkBalance))}
        unit="/100"
        note="on average; 100 is the same share for everyone"
      />
      {actions?.counts && <OpenActions counts={actions.counts} />}
    </dl>
  );
}

function OpenActions({ counts: { groups, open } }: { counts: ActionCounts }) {
  const overdue = groups.find(({ group }) => group === 'overdue')?.open ?? 0;
  return (
    <Card
      name="Open actions"
      value={open}
      note={overdue > 0 ? <span className="text-neg">{overdue} overdue</span> : 'none overdue'}
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
