import type { Series, SeriesMeeting } from '@rapport/contract';
import { ChevronDown, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { HiddenMood } from '@/components/organization-figures/hidden-mood.tsx';
import { StackedTable } from '@/components/planning/stacked-table.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { shortDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { useIsSettled } from '@/lib/use-is-settled.ts';
import type { ChangeMembership } from './use-membership.ts';

const shownFirst = 6;

type SeriesMeetingsProps = { series: Series; membership: ChangeMembership };

export function SeriesMeetings({ series, membership }: SeriesMeetingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const newestFirst = series.meetings.toReversed();
  const isSettled = useIsSettled(newestFirst.map(({ id }) => id).join(' '));
  const shown = isOpen ? newestFirst : newestFirst.slice(0, shownFirst);
  const earlier = newestFirst.length - shown.length;
  return (
    <section className="mt-8">
      <FigureHead title="Meetings" caption="Newest first" />
      <StackedTable
        label="Meetings of this series"
        rows={shown}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Date', cell: (meeting) => <Day meeting={meeting} /> },
          { label: 'Length', align: 'right', cell: (meeting) => <Length meeting={meeting} /> },
          { label: 'People', align: 'right', cell: ({ people }) => people },
          {
            label: 'Talk balance',
            align: 'right',
            cell: ({ talkBalance }) => talkBalance ?? '–',
          },
          ...(series.showsMoods
            ? [
                {
                  label: 'Mood',
                  align: 'right' as const,
                  cell: (meeting: SeriesMeeting) => <Mood meeting={meeting} />,
                },
              ]
            : []),
          ...(newestFirst.some(({ actions }) => actions !== undefined)
            ? [
                {
                  label: 'Actions',
                  align: 'right' as const,
                  cell: ({ actions }: SeriesMeeting) => actions,
                },
              ]
            : []),
          {
            label: 'Not part of this series',
            isLabelHidden: true,
            align: 'right',
            cell: ({ id, date, canChange }) =>
              canChange && (
                <Button
                  variant="ghost"
                  size="small"
                  className="-my-1 max-md:-ml-2.5"
                  icon={Unlink}
                  busy={membership.busyWith === id}
                  aria-label={`${shortDay(date)} is not part of this series`}
                  onClick={() => isSettled() && membership.takeOut(id)}
                >
                  Not part of this series
                </Button>
              ),
          },
        ]}
      />
      {earlier > 0 && (
        <button
          type="button"
          className="mt-3 inline-flex min-h-6 cursor-default items-center gap-1 text-accent hover:underline max-md:min-h-11"
          onClick={() => setIsOpen(true)}
        >
          {counted(earlier, 'earlier meeting')}
          <ChevronDown aria-hidden className="size-3.5" />
        </button>
      )}
    </section>
  );
}

function Day({ meeting: { id, name, date, how, isDateStated } }: { meeting: SeriesMeeting }) {
  return (
    <>
      <Link to={`/meetings/${id}`} className="font-medium text-accent hover:underline">
        {shortDay(date)}
      </Link>
      {!isDateStated && <span className="text-12 text-ink-3"> day of upload</span>}
      {how !== 'title' && (
        <span className="block text-12 text-ink-2 wrap-anywhere">
          Titled ‘{name}’; {how === 'people' ? 'found by its people' : 'added'}
        </span>
      )}
    </>
  );
}

const Length = ({ meeting }: { meeting: SeriesMeeting }) => (
  <>
    {meeting.isDurationEstimated && <span className="text-12 text-ink-3">about </span>}
    {Math.round(meeting.duration)} <span className="text-12 text-ink-3">min</span>
  </>
);

function Mood({ meeting: { mood, moodHidden, people } }: { meeting: SeriesMeeting }) {
  if (moodHidden) return <HiddenMood reason="few" heard={people} />;
  return mood == null ? '–' : mood.toFixed(1);
}
