import type { MoodOfInitiative, OrganizationMoods } from '@rapport/contract';
import { InitiativeButton } from '@/components/initiatives/initiative-button.tsx';
import { noInitiatives } from '@/components/initiatives/no-initiatives.ts';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { FoldedRows, foldedFrom } from '@/components/organization-figures/folded-rows.tsx';
import { HiddenMood } from '@/components/organization-figures/hidden-mood.tsx';
import { moodAxis } from '@/components/organization-figures/mood-axis.ts';
import { MoodChange } from '@/components/organization-figures/mood-change.tsx';
import { MoodShift } from '@/components/organization-figures/mood-shift.tsx';
import { moodText } from '@/components/organization-figures/mood-words.ts';
import { weeksBefore } from '@/components/organization-figures/period-words.ts';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { counted } from '@/lib/number-words.ts';

type InitiativeMoodsProps = { answer: OrganizationMoods; isCompared: boolean };

/** The mood in which each initiative is discussed. */
export function InitiativeMoods({ answer, isCompared }: InitiativeMoodsProps) {
  const { initiatives, period, coverage } = answer;
  const axis = moodAxis(
    initiatives.flatMap(({ mood }) =>
      mood.isShown ? [mood.mood, ...(mood.before === null ? [] : [mood.before])] : [],
    ),
  );
  const columns: StackedColumn<MoodOfInitiative>[] = [
    {
      label: 'Topic',
      cell: (initiative) => <InitiativeButton initiative={initiative} />,
    },
    { label: 'People', align: 'right', cell: ({ people }) => people },
    { label: 'Meetings', align: 'right', cell: ({ meetings }) => meetings },
    {
      label: `Before and now, ${axis.low} to ${axis.high}`,
      isWholeOnPhones: true,
      className: 'w-52 align-middle',
      cell: ({ mood }) =>
        mood.isShown ? (
          <MoodShift mood={mood} axis={axis} />
        ) : (
          <span aria-hidden className="text-ink-3">
            –
          </span>
        ),
    },
    {
      label: 'Mood, and change',
      align: 'right',
      className: 'w-36',
      cell: ({ mood, people }) =>
        mood.isShown ? (
          <span className="whitespace-nowrap">
            <span className="font-strong">{moodText(mood)}</span>{' '}
            <span className="ml-1.5 inline-block min-w-8">
              <MoodChange mood={mood} isCompared={isCompared} isNarrow />
            </span>
          </span>
        ) : (
          <HiddenMood reason={mood.reason} heard={people} className="relative z-10" />
        ),
    },
  ];
  const tableOf = (rows: readonly MoodOfInitiative[]) => (
    <StackedTable
      label="Initiatives"
      columns={columns}
      rows={rows}
      keyOf={({ topic }) => topic}
      areRowsLinks
    />
  );
  // Hidden moods go last, so that their place reveals nothing.
  const shown = initiatives.filter(({ mood }) => mood.isShown);
  const hidden = initiatives.filter(({ mood }) => !mood.isShown);
  const folded = hidden.length >= foldedFrom ? hidden : [];
  const first = [...shown, ...(folded.length > 0 ? [] : hidden)];
  const hollow = shown.length > 0 ? `; hollow is ${weeksBefore(period.weeks)}` : '';
  return (
    <section aria-label="Initiatives" className="mt-8 min-w-0">
      <ComputedHead
        title="Initiatives"
        caption={`Mood of the turns that speak of it${hollow}`}
        ids={['initiatives', 'group-mood']}
        period={period}
        coverage={coverage}
      />
      {initiatives.length > 0 ? (
        <>
          {first.length > 0 && tableOf(first)}
          {folded.length > 0 && (
            <FoldedRows
              label={`${counted(folded.length, 'initiative')} without a mood that may be shown`}
            >
              {tableOf(folded)}
            </FoldedRows>
          )}
        </>
      ) : (
        <p>{noInitiatives(period.weeks)}</p>
      )}
    </section>
  );
}
