import type { AfterLeaving, OffboardingProject, WeekMood } from '@rapport/contract';
import type { ReactNode } from 'react';
import { moodAxis } from '@/components/organization-figures/mood-axis.ts';
import { moodLabel } from '@/components/organization-figures/mood-chart.tsx';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Suppressed } from '@/components/ui/suppressed.tsx';
import { counted } from '@/lib/number-words.ts';
import { firstNameOf } from '../handover-words.ts';
import { hiddenWords } from './hidden-words.ts';
import { MoodLines } from './mood-lines.tsx';

type MoodAfterLeavingProps = {
  project: OffboardingProject;
  after: AfterLeaving;
  moods: NonNullable<AfterLeaving['moods']>;
  /** The button that explains how it is computed. */
  how: ReactNode;
};

/** The weekly mood of the person's department before and after, beside that of the organization. */
export function MoodAfterLeaving({ project, after, moods, how }: MoodAfterLeavingProps) {
  const { own, organization } = moods;
  const since = after.weeks.length - after.firstWeekSince;
  const title = 'Team mood before and after';
  if (!own)
    return (
      <section>
        <FigureHead title={title} actions={how} />
        <p className="text-ink-2">
          The directory has no department of {firstNameOf(project.person.name)}.
        </p>
      </section>
    );
  const { department, people, weeks, before, since: later } = own;
  const axis = moodAxis([...weeks, ...organization].flatMap((week) => week?.mood ?? []));
  return (
    <section>
      <FigureHead
        title={title}
        actions={how}
        caption={`${department}, ${counted(people, 'person', 'people')}, weekly mood from 0 to 10; the axis goes from ${axis.low} to ${axis.high}. Week ${since} of 12 after the last day`}
      />
      {before === null || later === null ? (
        <Suppressed {...hiddenWords(after)} />
      ) : (
        <>
          <p className="mb-4 text-pretty">
            The mood of {department} was {before.toFixed(1)} on average in the 12 weeks before and
            is {later.toFixed(1)} in the {counted(since, 'week')} since.
            {allTeamsWords(organization, after.firstWeekSince)}
          </p>
          <MoodLines
            axis={axis}
            mondays={after.weeks}
            department={department}
            own={weeks}
            organization={organization}
            firstWeekSince={after.firstWeekSince}
            announcedOn={project.announcedOn}
            label={moodLabel(`Mood of ${department}`, weeks, after.weeks)}
          />
          <p className="mt-2 text-12 text-ink-3">
            Averages are of the weeks that are shown; a gap is a week with too few people. Meetings
            do not tell why a mood changes.
          </p>
        </>
      )}
    </section>
  );
}

/** ' All teams stayed at 6.8.' Empty if either mood is not shown. */
function allTeamsWords(weeks: readonly WeekMood[], firstWeekSince: number): string {
  const [before, since] = [weeks.slice(0, firstWeekSince), weeks.slice(firstWeekSince)].map(mean);
  if (before === undefined || since === undefined) return '';
  return before === since
    ? ` All teams stayed at ${since}.`
    : ` All teams: ${before}, then ${since}.`;
}

function mean(weeks: readonly WeekMood[]): string | undefined {
  const shown = weeks.flatMap((week) => week?.mood ?? []);
  if (shown.length === 0) return undefined;
  return (shown.reduce((sum, mood) => sum + mood, 0) / shown.length).toFixed(1);
}
