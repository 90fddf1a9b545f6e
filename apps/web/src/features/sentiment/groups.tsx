import { type MoodOfGroup, type OrganizationMoods, shownFromWords } from '@rapport/contract';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { FoldedRows, foldedFrom } from '@/components/organization-figures/folded-rows.tsx';
import { moodAxis } from '@/components/organization-figures/mood-axis.ts';
import { AxisLabels } from '@/components/organization-figures/mood-shift.tsx';
import { WeekLabels } from '@/components/organization-figures/week-labels.tsx';
import { counted } from '@/lib/number-words.ts';
import { type GroupFilter, groupsThat } from './group-filter.ts';
import { GroupRow, rowClass } from './group-row.tsx';
import { RowLegend } from './row-legend.tsx';

type GroupsProps = {
  answer: OrganizationMoods;
  isCompared: boolean;
  filter: GroupFilter | null;
  onFilter: (filter: null) => void;
};

/** A row for each department and team, all on one scale. */
export function Groups({ answer, isCompared, filter, onFilter }: GroupsProps) {
  const { groups, chart, period, smallestGroup, coverage } = answer;
  const shown = filter ? groupsThat(groups, filter) : groups;
  const axis = moodAxis(
    groups.flatMap(({ mood, weeks }) => [
      ...(mood.isShown ? [mood.mood, ...(mood.before === null ? [] : [mood.before])] : []),
      ...weeks.flatMap((week) => (week ? [week.mood] : [])),
    ]),
  );
  const departments = groups.flatMap(({ kind, name }) => (kind === 'department' ? [name] : []));
  const hidden = shown.filter(({ mood }) => !mood.isShown);
  const folded = hidden.length >= foldedFrom ? hidden : [];
  const first = shown.filter((group) => !folded.includes(group));
  const rowOf = (group: MoodOfGroup) => (
    <GroupRow
      key={`${group.kind} ${group.name}`}
      group={group}
      isNamesake={group.kind === 'team' && departments.includes(group.name)}
      {...{ answer, axis, isCompared }}
    />
  );
  const middle = (axis.low + axis.high) / 2;
  return (
    <section aria-label="Teams" className="min-w-0">
      <ComputedHead
        title="Teams"
        caption={`Mood per week over ${counted(chart.length, 'week')}, 0 to 10, each row from ${axis.low} to ${axis.high}, thin line at ${middle}; the grey band holds the mood 9 times in 10`}
        ids={['people-heard', 'group-mood']}
        period={period}
        coverage={coverage}
      />
      {filter && (
        <p className="mb-2 text-ink-2">
          Only teams whose mood is {filter}.{' '}
          <button
            type="button"
            onClick={() => onFilter(null)}
            className="min-h-6 cursor-default text-accent underline underline-offset-2"
          >
            Show all {groups.length}
          </button>
        </p>
      )}
      <div aria-hidden className={`${rowClass} pb-1.5 text-12 text-ink-3 @max-[640px]:hidden`}>
        <span>Team</span>
        <WeekLabels mondays={chart} periodWeeks={period.weeks} />
        <AxisLabels axis={axis} />
        <span className="text-right">Mood</span>
      </div>
      {shown.length > 0 ? (
        <>
          {first.length > 0 && <ul>{first.map(rowOf)}</ul>}
          {folded.length > 0 && (
            <FoldedRows
              label={`${counted(folded.length, 'team')} without a mood that may be shown`}
            >
              <ul>{folded.map(rowOf)}</ul>
            </FoldedRows>
          )}
        </>
      ) : (
        <p className="border-line border-t py-3 text-ink-2">
          {filter ? `No team’s mood is ${filter}.` : 'The directory has no departments or teams.'}
        </p>
      )}
      <RowLegend smallestGroup={smallestGroup} weeks={period.weeks} />
      {hidden.length > 0 && (
        <p className="mt-1.5 text-12 text-ink-2 text-pretty">
          {shownFromWords(smallestGroup)} A mood is also not shown where other figures would reveal
          a smaller group.
        </p>
      )}
    </section>
  );
}
