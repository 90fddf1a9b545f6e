import type { Initiative, Period } from '@rapport/contract';
import { baseIn, changeText } from '@/components/organization-figures/change-words.ts';
import { HiddenMood } from '@/components/organization-figures/hidden-mood.tsx';
import { MoodChange } from '@/components/organization-figures/mood-change.tsx';
import { moodText } from '@/components/organization-figures/mood-words.ts';
import { tooFewToCompare } from '@/components/organization-figures/period-words.ts';
import { WeekBars } from '@/components/organization-figures/week-bars.tsx';
import type { FigureTone } from '@/components/planning/figure-bands.ts';
import { FigureBar } from '@/components/planning/figure-bar.tsx';
import { type StackedColumn, StackedTable } from '@/components/planning/stacked-table.tsx';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { InitiativeButton } from './initiative-button.tsx';
import { type InitiativeColumn, initiativeColumnNames } from './initiative-columns.ts';
import { InitiativeLink } from './initiative-link.tsx';

type InitiativeTableProps = {
  initiatives: readonly Initiative[];
  /** Mentions of a full bar, the same for all rows. */
  mostMentions: number;
  period: Period;
  chartWeeks: number;
  isCompared: boolean;
  hasMood: boolean;
  /** Each row opens the page of its topic, instead of its meetings beside the table. */
  opensPages?: boolean;
  sortOf?: (column: InitiativeColumn) => StackedColumn<Initiative>['sort'];
};

const mentionsBase = { least: 10, shown: String };

/** Topics that come up in several meetings. A row opens its meetings, or the page of the topic. */
export function InitiativeTable(props: InitiativeTableProps) {
  return (
    <StackedTable
      label="Initiatives"
      columns={columnsOf(props)}
      rows={props.initiatives}
      keyOf={({ topic }) => topic}
      areRowsLinks
    />
  );
}

export const mostMentions = (initiatives: readonly Initiative[]): number =>
  Math.max(0, ...initiatives.flatMap(({ weeks }) => weeks));

function columnsOf({
  mostMentions: max,
  period,
  chartWeeks,
  isCompared,
  hasMood,
  opensPages = false,
  sortOf,
}: InitiativeTableProps): StackedColumn<Initiative>[] {
  const column = (key: InitiativeColumn): StackedColumn<Initiative> => {
    const sort = sortOf?.(key);
    return {
      label: initiativeColumnNames[key],
      align: 'right',
      cell: (one) => (key === 'change' || key === 'mood' ? null : figureOf(one, key)),
      ...(sort && { sort }),
    };
  };
  return [
    {
      label: 'Topic',
      cell: (initiative) => (
        <>
          {opensPages ? (
            <InitiativeLink initiative={initiative} />
          ) : (
            <InitiativeButton initiative={initiative} />
          )}
          <span className="block text-12 text-ink-3">last on {dayAndMonth(initiative.lastOn)}</span>
        </>
      ),
    },
    {
      label: `Mentions per week, ${counted(chartWeeks, 'week')}`,
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
    column('mentions'),
    {
      ...column('change'),
      cell: ({ mentions }) => (
        <span className="text-ink-2">
          {isCompared ? changeText(mentions, baseIn(period, mentionsBase)) : <NotCompared />}
        </span>
      ),
    },
    column('meetings'),
    column('people'),
    ...(hasMood
      ? [
          {
            ...column('mood'),
            className: 'w-44',
            cell: (initiative: Initiative) => (
              <InitiativeMood initiative={initiative} isCompared={isCompared} />
            ),
          },
        ]
      : []),
  ];
}

const figureOf = ({ mentions, meetings, people }: Initiative, key: InitiativeColumn): number =>
  key === 'mentions' ? mentions.now : key === 'meetings' ? meetings : people;

function NotCompared() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{tooFewToCompare}</span>
    </>
  );
}

/** Uses the bands of the sample: from 6 on there is no warning. */
function toneOf(mood: number): { tone?: FigureTone } {
  if (mood >= 6) return {};
  return { tone: mood >= 4 ? 'middling' : 'poor' };
}

type InitiativeMoodProps = { initiative: Initiative; isCompared: boolean };

function InitiativeMood({ initiative: { mood, people }, isCompared }: InitiativeMoodProps) {
  if (!mood) return null;
  if (!mood.isShown)
    return <HiddenMood reason={mood.reason} heard={people} className="relative z-10" />;
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
