import {
  type BeforeAfter,
  groupsByTies,
  type WhatIf,
  type WhatIfDeparture,
} from '@rapport/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import { HowComputed } from '@/components/organization-figures/how-computed.tsx';
import type { DepartmentColours } from '@/components/organization-map/department-colours.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted, inDigits } from '@/lib/number-words.ts';
import { useIsPrinting } from '@/lib/use-is-printing.ts';
import { firstName, type NameOf } from './what-if-words.ts';

type WhatChangesProps = {
  whatIf: WhatIf;
  departure: WhatIfDeparture;
  nameOf: NameOf;
  colours: DepartmentColours;
};

const share = (value: number) => value.toFixed(2);

/** Counts before and after. */
export function WhatChanges({ whatIf, departure, nameOf, colours }: WhatChangesProps) {
  const { ties, bridges, departmentPairs, fragmentation, groups, reconnect } = departure;
  const { topics, series, actions, period, coverage } = whatIf;
  return (
    <aside aria-label="What changes">
      <FigureHead
        title="What changes"
        actions={
          <HowComputed
            subject="What changes"
            ids={['ties', 'carried', 'departure']}
            period={period}
            coverage={coverage}
          />
        }
      />
      <dl className="[&>div]:border-line [&>div:not(:first-child)]:border-t">
        <Change name="Ties" of={ties} note={`${inDigits(ties.before - ties.after)} go`} />
        <Change
          name="Bridges between departments"
          of={bridges}
          note="a tie across two departments"
        />
        <Change name="Departments that speak directly" of={departmentPairs} />
        <Change name={groupsByTies} of={groups} note="of those who stay" />
        {fragmentation && (
          <Change
            name="Fragmentation"
            of={fragmentation}
            write={share}
            note="of those who stay; 0 where all have ties with each other, 1 where there are no ties"
          />
        )}
      </dl>
      {departmentPairs.parted.length > 0 && (
        <Listed title="Departments that part" count={departmentPairs.parted.length}>
          {departmentPairs.parted.map(([a, b]) => (
            <li key={`${a}, ${b}`} className="flex flex-wrap items-center gap-x-2">
              <Department name={a} colours={colours} /> <span className="text-ink-3">and</span>{' '}
              <Department name={b} colours={colours} />
            </li>
          ))}
        </Listed>
      )}
      <Listed title="People to reconnect" count={reconnect.length}>
        {reconnect.map(({ personId, before, after }) => (
          <li key={personId} className="flex items-center gap-2.5">
            <Avatar name={nameOf(personId)} size="small" />
            <bdi className="min-w-0 flex-1 truncate">{nameOf(personId)}</bdi>
            <span className="whitespace-nowrap text-12 text-ink-3">
              {before} → {counted(after, 'tie')}
            </span>
          </li>
        ))}
      </Listed>
      <Listed
        title="Topics only they spoke about"
        count={topics.length}
        note="Two speakers or fewer, in meetings that you may open"
      >
        {topics.map(({ key, topic, personId, people, lastOn }) => (
          <li key={`${personId} ${key}`}>
            <span className="block wrap-anywhere">{topic}</span>
            <span className="block text-12 text-ink-3">
              {firstName(nameOf(personId))}
              {people > 1 && ' and one other'}, last on {dayAndMonth(lastOn)}
            </span>
          </li>
        ))}
      </Listed>
      <Listed title="Duties" count={series.length} note="Series of which they open most meetings">
        {series.map(({ id, name, personId, opened, meetings }) => (
          <li key={`${personId} ${id}`}>
            <Link to={`/series/${id}`} className="block text-accent wrap-anywhere hover:underline">
              {name}
            </Link>
            <span className="block text-12 text-ink-3">
              {firstName(nameOf(personId))}, first in {opened} of {meetings}
            </span>
          </li>
        ))}
      </Listed>
      {actions && (
        <Listed title="Open actions" count={actions.length}>
          {actions.map(({ id, text, personId, isOverdue }) => (
            <li key={id}>
              <span className="block wrap-anywhere">{text}</span>
              <span className="block text-12 text-ink-3">
                {firstName(nameOf(personId))}
                {isOverdue && ', late'}
              </span>
            </li>
          ))}
        </Listed>
      )}
    </aside>
  );
}

type ChangeProps = {
  name: string;
  of: BeforeAfter;
  note?: string;
  write?: (value: number) => string;
};

function Change({ name, of, note, write = inDigits }: ChangeProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex items-center gap-1.5">
        <span className="text-ink-3">{write(of.before)}</span>
        <ArrowRight role="img" aria-label="then" className="size-3.5 text-ink-3" />
        <b className="text-16 font-strong">{write(of.after)}</b>
      </dd>
      {note && <dd className="col-span-2 text-12 text-ink-3 text-pretty">{note}</dd>}
    </div>
  );
}

/** More items are collapsed, but not on paper. */
const shownFirst = 4;

type ListedProps = { title: string; count: number; note?: string; children: readonly ReactNode[] };

function Listed({ title, count, note, children }: ListedProps) {
  const listClass = 'text-pretty [&>li]:border-line [&>li]:border-b [&>li]:py-1.5';
  const shown = useIsPrinting() ? children.length : shownFirst;
  const more = children.slice(shown);
  return (
    <section className="mt-4 border-line-2 border-t pt-3">
      <h3 className="flex justify-between font-strong">
        {title} <span>{inDigits(count)}</span>
      </h3>
      {note && count > 0 && <p className="text-12 text-ink-3 text-pretty">{note}</p>}
      {count > 0 && (
        <ul aria-label={title} className={`mt-1 ${listClass}`}>
          {children.slice(0, shown)}
        </ul>
      )}
      {more.length > 0 && (
        <details>
          <summary className="cursor-default py-1.5 text-accent max-md:min-h-11">
            {more.length} more
          </summary>
          <ul aria-label={`${title}: more`} className={listClass}>
            {more}
          </ul>
        </details>
      )}
    </section>
  );
}

function Department({ name, colours }: { name: string; colours: DepartmentColours }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <DepartmentDot {...colours(name)} />
      {name}
    </span>
  );
}
