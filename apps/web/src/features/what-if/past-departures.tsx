import { endpoints, type PastDeparture, type ToldAndCame, weeksOfPastMin } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import {
  organizationFiguresKey,
  organizationFiguresStaleMs,
} from '@/components/organization-figures/figure-keys.ts';
import { FiguresOf } from '@/components/organization-figures/figures-of.tsx';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { call } from '@/lib/call.ts';
import { dayAndMonth, daySpan } from '@/lib/format-day.ts';
import { counted, numberWord } from '@/lib/number-words.ts';

const title = 'When people left before';

/** What a what-if told of people who have left since, and what came. */
export function PastDepartures() {
  const query = useQuery({
    queryKey: [...organizationFiguresKey, 'past-departures'],
    queryFn: ({ signal }) => call(endpoints.pastDepartures.list, { signal }),
    staleTime: organizationFiguresStaleMs,
  });
  return (
    <FiguresOf query={query} what="what came when people left before" skeleton={null}>
      {({ departures }) =>
        departures.length === 0 ? (
          <p className="mt-8 max-w-[96ch] text-12 text-ink-3 text-pretty">
            When someone has left, what was told is compared here with what came:{' '}
            {numberWord(weeksOfPastMin)} weeks after the last day of a handover that you may open,
            or after the company’s directory has deactivated them.
          </p>
        ) : (
          <ToldAndSeen departures={departures} />
        )
      }
    </FiguresOf>
  );
}

function ToldAndSeen({ departures }: { departures: readonly PastDeparture[] }) {
  return (
    <section aria-label={title} className="mt-8">
      <ComputedHead
        title={title}
        caption="What the weeks up to the departure told, and how much of it the weeks since show"
        ids={['past-departures']}
        standsOn={`Ties of ${departures.map(spansWords).join('; ')}.`}
      />
      <StackedTable
        label={title}
        rows={departures}
        keyOf={({ person }) => person.id}
        columns={[
          { label: 'Who left', cell: (departure) => <Leaver departure={departure} /> },
          { label: 'Their ties', cell: ({ lost }) => <Came of={lost}>gone</Came> },
          { label: 'Departments that part', cell: ({ parted }) => <Came of={parted}>apart</Came> },
          {
            label: 'Left with few ties',
            cell: ({ fewTies }) => <Came of={fewTies}>have fewer than two</Came>,
          },
          {
            label: 'Ties that stay',
            cell: ({ stay, usual }) => (
              <>
                <Came of={stay}>there again</Came>
                {usual && stay.told > 0 && (
                  <Small>
                    {inPercent(stay.came / stay.told)} %; usually {rangeWords(usual)}
                  </Small>
                )}
              </>
            ),
          },
          {
            label: 'People around them',
            isWholeOnPhones: true,
            cell: ({ around }) => <span className="text-ink-2">{aroundWords(around)}</span>,
          },
        ]}
      />
      <p className="mt-2 max-w-[96ch] text-12 text-ink-3 text-pretty">
        A what-if tells what goes and simulates no healing. Ties also change when no one leaves:
        “usually” is the share of ties of the same people that were there again from one earlier
        span of as many weeks to the next. What came need not have come because someone left, and a
        few departures prove little. ‘After leaving’ of a project counts the ties of the 12 weeks
        before, so it can count more of them.
      </p>
    </section>
  );
}

function Leaver({ departure }: { departure: PastDeparture }) {
  const { person, knownFrom, lastDay, handoverId, weeks } = departure;
  return (
    <>
      <bdi className="font-medium">{person.name}</bdi>
      <Small>
        {knownFrom === 'handover' ? 'last day' : 'last heard in the week of'} {dayAndMonth(lastDay)}
        , {counted(weeks, 'week')} before and since
      </Small>
      {handoverId && (
        <Link
          to={`/offboarding/${handoverId}?data=own&tab=after`}
          className="text-12 text-accent hover:underline"
        >
          After leaving
        </Link>
      )}
    </>
  );
}

type CameProps = { of: ToldAndCame; children: string };

/** '5 of 6 gone' */
function Came({ of: { told, came }, children }: CameProps) {
  if (told === 0) return <span className="text-ink-3">none told</span>;
  return (
    <span className="text-ink-2">
      <b className="text-16 font-strong text-ink">{came}</b> of {told} {children}
    </span>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <span className="block text-12 text-ink-3 text-pretty">{children}</span>
);

const inPercent = (share: number) => Math.round(100 * share);

function rangeWords({ low, high }: NonNullable<PastDeparture['usual']>): string {
  const [from, to] = [low, high].map(inPercent);
  return from === to ? `${from} %` : `${from} to ${to} %`;
}

/** '1 with more ties than told, 4 with as many, 3 with fewer' */
function aroundWords({ fewer, same, more }: PastDeparture['around']): string {
  const groups = [
    { count: more, words: 'more ties than told' },
    { count: same, words: more > 0 ? 'as many' : 'as many ties as told' },
    { count: fewer, words: more + same > 0 ? 'fewer' : 'fewer ties than told' },
  ];
  return groups
    .filter(({ count }) => count > 0)
    .map(({ count, words }) => `${count} with ${words}`)
    .join(', ');
}

const spansWords = ({ person, before, since }: PastDeparture) =>
  `${daySpan(before.from, before.to)} and ${daySpan(since.from, since.to)} for ${person.name}`;
